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
  @OptionGroup var layout: LayoutOptions
  @OptionGroup var scenes: SceneOptions

  var declared: [any Declared] { [$directory, $format, $layout, $scenes] }

  func run() throws -> SceneReport {
    let screens = layout.screens
    let folder = try PictureFolder(directory)
    let named = NamedControllers(layout.running.settings)
    let form = format
    return try SceneReport(
      scenes, heading: .never, totals: [.pictures], language: layout.traits.interface.language,
      problems: { named.problems }
    ) { document, source in
      try LayoutRefusal.check(document)
      let resolver = MadeOnce { Resolver(document) }
      let catalogs = try source.catalogs { Diagnostics.report("\($0)") }
      let engines = try screens.map { screen in
        let request = try source.request(screen.request, for: document)
        return MadeOnce { LayoutEngine(resolver.value, request) }
      }
      return DocumentAnswers(
        segues: named.find(in: engines.first?.value.segues),
        onAllCores: { outline in
          zip(screens, engines).map { screen, engine in
            let words = [outline.id.text.isEmpty ? "" : outline.name, outline.id.text, screen.text ?? ""]
            let name = folder.name(of: document.path, words, ending: form.ending)
            return {
              let title = [outline.text, screen.text].compactMap(\.self).joined(separator: ", ")
              let picture = ScenePicture(engine.value, outline, catalogs: catalogs)
              return PictureAnswer { () throws(PictureFailure) in
                try folder.write(form.bytes(of: picture.drawing(title: title)), as: name)
              }
            }
          }
        })
    }
  }
}

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
