package import SceneModel

/// The environment that scenes are laid out for, as the store names it: Interface Builder's canvas, or a
/// window on a device, under traits. A property that is not requested is nil.
package struct StoredEnvironment: Hashable, Sendable {
  /// A window on a device.
  package struct Window: Hashable, Sendable {
    /// The device as it was requested, such as `iPhone SE`.
    package let device: String
    /// The model of the device.
    package let model: String
    /// `portrait` or `landscape`.
    package let orientation: String
    /// The share of the screen, such as `full` or `1/2`.
    package let share: String

    package init(device: String, model: String, orientation: String, share: String) {
      self.device = device
      self.model = model
      self.orientation = orientation
      self.share = share
    }
  }

  /// The window; nil of the canvas.
  package let window: Window?
  package let sizeClass: SizeClass?
  package let style: String?
  package let idiom: String?
  package let direction: String?
  package let contentSize: String?
  package let contrast: String?
  package let legibilityWeight: String?
  package let gamut: String?
  /// The language of the texts.
  package let locale: String?
  /// `doubled` where each text is there twice.
  package let texts: String?
  /// The elements of the screen that are shown or hidden, such as `keyboard docked`.
  package let screen: String?
  /// The values that the running app gives controllers, such as `child: horizontal=regular`.
  package let settings: String?

  /// The canvas or a window, with the traits, the language, the screen and the settings that are requested.
  package init(
    window: Window? = nil, _ overrides: TraitOverrides, _ language: TextLanguage? = nil,
    screen: String? = nil, settings: String? = nil
  ) {
    self.window = window
    self.screen = screen
    self.settings = settings
    sizeClass = overrides.sizeClass
    style = overrides.style
    idiom = overrides.idiom
    direction = overrides.direction?.rawValue
    contentSize = overrides.contentSize?.rawValue
    contrast = overrides.contrast?.rawValue
    legibilityWeight = overrides.legibilityWeight?.rawValue
    gamut = overrides.gamut
    locale = language?.tag?.description
    texts = language?.isDoubled == true ? "doubled" : nil
  }

  /// The first word of the names of canvases; no device has a name that begins with it.
  package static let canvas = "canvas"

  /// All of it in one line, such as `canvas compact-regular` or `iPhone 8 landscape`. No two environments
  /// share it.
  package var name: String {
    let place = window.map { [$0.device, $0.orientation] + $0.shareWords + $0.modelWords }
    return ((place ?? [Self.canvas]) + traits).joined(separator: " ")
  }

  /// The canvas, or the common name of the window: a device upright, without the model that its name means,
  /// such as `iPhone SE` or `iPhone 8 landscape`.
  package var place: String {
    guard let window else { return Self.canvas }
    let turned = window.orientation == "portrait" ? [] : [window.orientation]
    return ([window.device] + turned + window.shareWords).joined(separator: " ")
  }

  /// The traits requested besides the place and a size class, such as `style dark`.
  package var otherTraits: [String] {
    let traits = [
      style.map { "style \($0)" }, idiom.map { "idiom \($0)" }, direction.map { "direction \($0)" },
      contentSize.map { "text \($0)" }, contrast.map { "contrast \($0)" },
      legibilityWeight.map { "weight \($0)" }, gamut.map { "gamut \($0)" }, locale.map { "locale \($0)" },
      texts, screen.map { "with \($0)" }, settings.map { "where \($0)" },
    ]
    return traits.compactMap { $0 }
  }

  /// All that is requested besides the place.
  package var traits: [String] { (sizeClass.map { [$0.description] } ?? []) + otherTraits }

  /// The values of the columns of `environment` but for its number.
  var columns: [String?] {
    [
      name, window?.device, window?.model, window?.orientation, window?.share, sizeClass?.description, style,
      idiom, direction, contentSize, contrast, legibilityWeight, gamut, locale, texts, screen,
      settings,
    ]
  }

  static let columnNames = [
    "name", "device", "model", "orientation", "window", "size_class", "style", "idiom", "direction",
    "content_size", "contrast", "legibility_weight", "gamut", "locale", "texts", "screen", "settings",
  ]
}

extension StoredEnvironment {
  /// The environment of the columns' values; nil of values of none.
  init?(columns: [String?]) {
    guard columns.count == Self.columnNames.count else { return nil }
    if let device = columns[1], let model = columns[2], let orientation = columns[3], let share = columns[4] {
      window = Window(device: device, model: model, orientation: orientation, share: share)
    } else {
      window = nil
    }
    sizeClass = columns[5].flatMap(SizeClass.init(name:))
    style = columns[6]
    idiom = columns[7]
    direction = columns[8]
    contentSize = columns[9]
    contrast = columns[10]
    legibilityWeight = columns[11]
    gamut = columns[12]
    locale = columns[13]
    texts = columns[14]
    screen = columns[15]
    settings = columns[16]
  }
}

extension StoredEnvironment.Window {
  fileprivate var shareWords: [String] { share == "full" ? [] : [share] }

  /// The model, where its name does not begin as the device was requested: a device may be requested by the
  /// name of another one's generations.
  fileprivate var modelWords: [String] { model.hasPrefix(device) ? [] : ["(\(model))"] }
}
