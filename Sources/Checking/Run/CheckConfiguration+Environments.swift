import AutoLayout
import Checks
import Devices
import SceneModel
import SceneStore
import Sources

extension CheckConfiguration {
  /// The environments that scenes are laid out for: the canvas in size classes and devices, and the devices
  /// again in each language and in each text size.
  ///
  /// - Parameter source: The source, whose languages are used where all are selected, and whose deployment
  ///   target decides on the smallest phone.
  /// - Throws: ``StoreError`` of the database.
  func environments(_ source: OpenSource) throws -> [CheckEnvironment] {
    var languages = languages
    if wantsAllLanguages {
      languages += try source.strings.languages().compactMap { LanguageTag($0) }
        .map { TextLanguage($0, isDoubled: false) }
    }
    return environments(in: languages, since: source.apps?.deploymentTarget)
  }

  /// The environments with devices in some languages.
  private func environments(in languages: [TextLanguage], since target: Int?) -> [CheckEnvironment] {
    if sizeClasses == nil, devices == nil, languages.isEmpty, textSizes.isEmpty {
      return CheckEnvironment.usual(since: target)
    }
    let shown =
      devices.map { $0.map { CheckEnvironment($0) } }
      ?? CheckEnvironment.usual(since: target).filter { $0.device != nil }
    let canvases = (sizeClasses ?? SizeClass.all).map { CheckEnvironment($0) }
    let held = devices ?? CheckEnvironment.usualDevices(since: target)
    return canvases + shown
      + languages.flatMap { language in held.map { CheckEnvironment($0, language: language) } }
      + textSizes.flatMap { size in
        held.map { CheckEnvironment($0, TraitOverrides(contentSize: size)) }
      }
  }
}

extension CheckEnvironment {
  /// The canvas in a size class.
  init(_ sizeClass: SizeClass) {
    let overrides = TraitOverrides(sizeClass: sizeClass)
    self.init(
      SolvingEnvironment(
        StoredEnvironment(overrides), LayoutRequest(canvas: .design, overrides: overrides)))
  }

  /// A device as it is held, with texts of a language and a size.
  init(_ held: CheckedDevice, _ overrides: TraitOverrides = TraitOverrides(), language: TextLanguage? = nil) {
    let window = StoredEnvironment.Window(
      device: held.name, model: held.device.name, orientation: held.orientation.rawValue,
      share: held.share.rawValue)
    var overrides = overrides
    overrides.direction = overrides.direction ?? language?.tag?.direction
    var request = LayoutRequest(
      canvas: .device(held.device, held.orientation, held.share), overrides: overrides)
    request.language = language?.tag
    request.showsOwnTexts = language == nil
    self.init(
      SolvingEnvironment(StoredEnvironment(window: window, overrides, language), request),
      language: language)
  }
}
