import CommandLine
import Ninefold
import OperatingSystem

/// The question for the pictures of scenes, which are written to files.
struct PictureQuestion: SceneQuestion {
  let heading = SceneReport.Heading.never
  let totals: [CountedName]? = [.pictures]
  let isStrict: Bool
  let language: TextLanguage?
  let otherLanguages: [TextLanguage]
  private let screens: PictureScreens
  private let sheet: SheetKind?
  private let options: PictureOptions
  private let folder: PictureFolder
  private let form: PictureForm
  private let named: NamedControllers

  /// The question of a command line; makes the directory of the pictures.
  init(_ command: RenderCommand) throws {
    let interface = command.layout.traits.interface
    screens = command.screens
    folder = try PictureFolder(command.directory)
    form = try PictureForm(command.format, command.scale)
    sheet = command.sheet
    options = PictureOptions(
      overlays: Set(command.overlays), highlight: command.highlight.map { ObjectID($0) },
      isBare: command.isBare)
    named = NamedControllers(command.layout.running.settings)
    isStrict = command.finding.isStrict
    language = interface.language
    otherLanguages = command.variants.languages(interface)
  }

  var problems: [String] { named.problems }

  func closing() -> (any ReportClosing)? { screens.systems }

  func answers(for document: Document, in source: OpenSource) throws -> DocumentAnswers {
    try LayoutRefusal.check(document)
    let catalogs = try source.catalogs { Diagnostics.report("\($0)") }
    let images = try source.pictures { Diagnostics.report("\($0)") }
    let engines = try engines(of: document, source)
    let pictures = ScenePictures(
      document: document, shown: screens, engines: engines, catalogs: catalogs, images: images,
      sheet: sheet, options: options, folder: folder, form: form,
      places: FindingPlaces(document))
    return DocumentAnswers(
      segues: named.find(in: engines.first?.value.segues), onAllCoresTogether: pictures.all)
  }

  /// The layout engines of a document, one for each screen; the document is prepared for resolving once in
  /// each language.
  private func engines(
    of document: Document, _ source: OpenSource
  ) throws -> [MadeOnce<LayoutEngine>] {
    var resolvers: [TextLanguage?: MadeOnce<Resolver>] = [:]
    return try screens.screens.map { screen in
      let resolver: MadeOnce<Resolver>
      if let known = resolvers[screen.language] {
        resolver = known
      } else {
        let shown = try screen.language.map { language in
          try source.document(document, in: language) { Diagnostics.report("\($0)") }
        }
        resolver = MadeOnce { Resolver(shown ?? document) }
        resolvers[screen.language] = resolver
      }
      let request = try source.request(screen.request, for: document)
      return MadeOnce { LayoutEngine(resolver.value, request) }
    }
  }
}
