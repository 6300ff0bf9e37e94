import Ninefold
import OperatingSystem

/// Draws scenes.
struct RenderCommand: Command {
  static let configuration = CommandConfiguration(
    name: "render", abstract: "draw scenes as they look in a size class or on a device",
    discussion: """
      A picture a scene and screen, in the directory, below the path of its document. Texts are texts, and each object of the
      scene is a group with its id, its class and its frame. What a document does not have, such as rows of a table that a
      program fills, is not drawn; custom views and what other frameworks draw are boxes with their names.
      """,
    examples: [
      "ninefold render Main.storyboard --output Pictures/",
      "ninefold render App/ --device \"iPhone SE\" --style dark --locale fr --output Pictures/",
    ])

  @Option("output", "DIR", help: "the directory to write to; made where it is missing") var directory: String
  @Option("format", help: "the form of the pictures") var format = PictureForm.svg
  @Option(
    "overlay", list: "all|LIST", help: "lines over the picture that show the layout",
    all: PictureOverlay.allCases)
  var overlays: [PictureOverlay] = []
  @Option("highlight", "VIEW", help: "point at the view of this id") var highlight: String?
  @Option("sheet", help: "one picture of a scene in the nine size classes, or on all the screens asked for")
  var sheet: SheetKind?
  @OptionGroup var layout: LayoutOptions
  @OptionGroup var scenes: SceneOptions

  var declared: [any Declared] { [$directory, $format, $overlays, $highlight, $sheet, $layout, $scenes] }

  func validate() throws(UsageError) {
    guard sheet == .classes else { return }
    for option in layout.chosenScreens { throw UsageError(.exclusive($sheet.spelling, option)) }
  }

  func run() throws -> SceneReport {
    let screens = sheet == .classes ? PictureScreen.all(layout) : layout.screens.map(PictureScreen.init)
    let folder = try PictureFolder(directory)
    let named = NamedControllers(layout.running.settings)
    let (form, sheet) = (format, sheet)
    let (overlays, highlight) = (Set(overlays), highlight.map { ObjectID($0) })
    return try SceneReport(
      scenes, heading: .never, totals: [.pictures], language: layout.traits.interface.language,
      problems: { named.problems }
    ) { document, source in
      try LayoutRefusal.check(document)
      let resolver = MadeOnce { Resolver(document) }
      let catalogs = try source.catalogs { Diagnostics.report("\($0)") }
      let images = try source.pictures { Diagnostics.report("\($0)") }
      let engines = try screens.map { screen in
        let request = try source.request(screen.request, for: document)
        return MadeOnce { LayoutEngine(resolver.value, request) }
      }
      let pictures = ScenePictures(
        document: document, screens: screens, engines: engines, catalogs: catalogs, images: images,
        overlays: overlays,
        highlight: highlight, folder: folder, form: form)
      return DocumentAnswers(
        segues: named.find(in: engines.first?.value.segues),
        onAllCores: { outline in
          sheet == nil
            ? pictures.each(outline) : [pictures.sheet(outline, columns: sheet == .classes ? 3 : 4)]
        })
    }
  }
}

/// What is put on one sheet.
enum SheetKind: String, ArgumentChoice {
  /// The nine size classes, three by three.
  case classes
  /// All the screens that are asked for.
  case screens
}

extension PictureOverlay: ArgumentChoice {}

/// The form of a picture's file.
enum PictureForm: String, ArgumentChoice {
  case svg

  /// What names of files end with.
  var ending: String { "." + rawValue }

  /// A drawing in the form.
  func bytes(of drawing: Drawing) -> [UInt8] {
    switch self {
    case .svg: SVGPainter.bytes(of: drawing)
    }
  }
}
