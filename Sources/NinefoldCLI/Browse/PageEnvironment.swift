import Answers
import CommandLine
import JSONText
import Ninefold

/// An environment that the page shows scenes in.
struct PageEnvironment: Sendable {
  /// The name of the screen alone, such as `iPhone 15 portrait`, `any-compact` or `canvas`.
  let screen: String
  /// The screen as reports have it.
  let shown: LayoutScreen
  /// The size class whose cell of the matrix it is; nil of none.
  let sizeClass: SizeClass?
  /// The language of the texts; nil of the documents' own.
  var language: TextLanguage?
  /// The names of the choices beside the screen, such as `dark`.
  var choices: [String] = []
  /// Whether only scenes are shown in it that have findings in it.
  var isOfSingleScenes = false
  /// Whether it was asked for by itself, not prepared.
  private var isAsked = false

  /// The whole name, by which links name the environment.
  var name: String { ([screen] + choices).joined(separator: ", ") }

  /// The screen as pictures have it.
  var picture: PictureScreen {
    var picture = PictureScreen(name, shown.request)
    picture.language = language
    return picture
  }

  /// Whether the page says why views have their frames in it: on the canvas and on screens that one can have,
  /// where no choice is made, and wherever it was asked for.
  var isExplained: Bool { isAsked || choices.isEmpty && (shown.device != nil || sizeClass == nil) }

  /// Whether it is the canvas in the size class that it was saved in.
  var isOfCanvas: Bool { if case .design = shown.request.canvas { sizeClass == nil } else { false } }

  /// The canvas, the nine size classes, and the screens and choices that a command line asks for.
  ///
  /// By itself these are a small phone, and a phone of today in each of a few choices.
  static func all(_ layout: LayoutOptions, _ variants: VariantOptions) -> [PageEnvironment] {
    let language = layout.language
    let canvas = PageEnvironment(
      screen: "canvas", shown: LayoutScreen(request: layout.canvasRequest), sizeClass: nil, language: language
    )
    var all = [canvas] + SizeClass.all.map { PageEnvironment($0, layout) }
    let asked =
      layout.hasScreen
      ? layout.screens.map { PageEnvironment($0, language) }
      : [Device.named("iPhone SE")].compactMap(\.self).map { device in
        PageEnvironment(layout.screen(device, .portrait), language)
      }
    for environment in asked where !all.contains(where: { $0.name == environment.name }) {
      all.append(environment)
    }
    let axes = variants.axes(layout.traits.interface)
    let bases = layout.hasScreen ? asked : all.filter { $0.sizeClass == .compactRegular }
    for base in bases {
      if axes.isEmpty {
        if !layout.hasScreen { all += usualChoices.map(base.choosing) }
      } else {
        let combined = axes.reduce([base]) { some, axis in
          some.flatMap { one in axis.map(one.choosing) }
        }
        all += combined.filter { one in !all.contains { $0.name == one.name } }
      }
    }
    return all
  }

  /// The choices that are shown where none is asked for, each by itself.
  private static var usualChoices: [PictureChoice] {
    [
      PictureChoice("dark") { $0.request.overrides.style = InterfaceStyle.dark.rawValue },
      PictureChoice("right to left") { $0.request.overrides.direction = .rightToLeft },
      PictureChoice("accessibilityLarge") { $0.request.overrides.contentSize = .accessibilityLarge },
      PictureChoice("doubled texts") { screen in
        screen.language = TextLanguage(nil, isDoubled: true)
        screen.request.showsOwnTexts = false
      },
    ]
  }

  private init(screen: String, shown: LayoutScreen, sizeClass: SizeClass?, language: TextLanguage?) {
    self.screen = screen
    self.shown = shown
    self.sizeClass = sizeClass
    self.language = language
  }

  private init(_ screen: LayoutScreen, _ language: TextLanguage?) {
    self.init(
      screen: screen.text ?? screen.request.nameOfSize, shown: screen, sizeClass: nil, language: language)
  }

  /// The environment that options ask for by itself.
  ///
  /// - Parameters:
  ///   - sizeClass: The size class whose screen it has; nil of the screen that the options name.
  ///   - choices: The names of the choices beside the screen.
  init(asked layout: LayoutOptions, sizeClass: SizeClass?, choices: [String]) {
    self =
      sizeClass.map { PageEnvironment($0, layout) } ?? PageEnvironment(layout.screens[0], layout.language)
    self.choices = choices
    isAsked = true
  }

  /// An environment of a check, under its name.
  init(_ environment: CheckEnvironment) {
    var shown = LayoutScreen(request: environment.request)
    if let (device, orientation, window) = environment.device {
      shown = LayoutScreen(
        device: device, orientation: orientation, window: .share(window), request: environment.request)
    }
    self.init(screen: environment.name, shown: shown, sizeClass: nil, language: environment.language)
  }

  /// The screen of a size class, as sheets of the nine have it.
  private init(_ sizeClass: SizeClass, _ layout: LayoutOptions) {
    let request = layout.request(for: sizeClass)
    var shown = LayoutScreen(request: request)
    if case .device(let device, let orientation, _) = request.canvas {
      shown = LayoutScreen(device: device, orientation: orientation, request: request)
    }
    self.init(
      screen: shown.text ?? sizeClass.description, shown: shown, sizeClass: sizeClass,
      language: layout.language)
  }

  /// The environment with a choice more.
  private func choosing(_ choice: PictureChoice) -> PageEnvironment {
    var picture = picture
    choice.apply(&picture)
    var chosen = PageEnvironment(
      screen: screen,
      shown: LayoutScreen(
        device: shown.device, orientation: shown.orientation, window: shown.window, request: picture.request),
      sizeClass: nil, language: picture.language)
    chosen.choices = choices + [choice.name]
    return chosen
  }
}

extension [PageEnvironment] {
  /// The environments of the final size classes, by their places.
  var finals: [Int] { indices.filter { self[$0].sizeClass?.isFinal == true } }
}

extension PageEnvironment {
  /// Writes the environment as the page's switches know it.
  func write(to json: inout JSONWriter) {
    let overrides = shown.request.overrides
    json.object { json in
      json.member("name", name)
      json.member("screen", screen)
      json.members(of: shown)
      if let size = shown.request.askedSize { json.member(size) }
      json.member("sizeClass", sizeClass?.description)
      json.member("style", overrides.style ?? InterfaceStyle.light.rawValue)
      json.member("direction", overrides.direction?.rawValue)
      json.member("contentSize", overrides.contentSize?.rawValue)
      json.member("locale", language?.tag?.description)
      json.member("doubled", language?.isDoubled ?? false)
      json.member("explained", isExplained)
      json.member("single", isOfSingleScenes)
    }
  }
}

extension LayoutRequest {
  /// The size of the window that is asked for; nil of the canvas, whose size each scene has.
  fileprivate var askedSize: Size? {
    switch canvas {
    case .design: nil
    case .size(let size): size
    case .device(let device, let orientation, let share):
      freeWindow ?? device.window(share, in: orientation)?.size
    }
  }

  /// The name of the size that is asked for.
  fileprivate var nameOfSize: String {
    if let mac { return "Mac \(mac.size.text)" }
    if case .size(let size) = canvas { return size.text }
    return "canvas"
  }
}
