import Answers
import CommandLine
import Ninefold
import OperatingSystem

/// The question for the pictures of scenes, which are written to files.
struct PictureQuestion: SceneQuestion {
  let heading = SceneReport.Heading.never
  let totals: [CountedName]?
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
    folder = try PictureFolder(command.directory, isRecorded: command.isReusing)
    if let defect = folder.recordDefect { Diagnostics.report(defect) }
    totals = command.isReusing ? [.pictures, .reused] : [.pictures]
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

  func closing() throws -> (any ReportClosing)? {
    try folder.writeRecord()
    return PictureClosing(screens.systems, reused: folder.isRecorded ? folder.reused : nil)
  }

  func answers(for document: Document, in source: OpenSource) throws -> DocumentAnswers {
    try LayoutRefusal.check(document)
    let catalogs = try source.catalogs { Diagnostics.report("\($0)") }
    let images = try source.pictures { Diagnostics.report("\($0)") }
    let engines = try screens.engines(of: document, in: source)
    let pictures = ScenePictures(
      document: document, shown: screens, engines: engines, catalogs: catalogs, images: images,
      sheet: sheet, options: options, folder: folder, form: form,
      places: FindingPlaces(document))
    return DocumentAnswers(
      segues: named.find(in: engines.first?.value.segues), onAllCoresTogether: pictures.all)
  }
}
