import Answers
import CommandLine
import JSONText
import Ninefold
import OperatingSystem
import Rows

/// Gives documents as rows.
struct RowsCommand: Command {
  static let configuration = CommandConfiguration(
    name: "rows", abstract: "give documents as rows of the SQL views, without a database",
    discussion: """
      The rows are those of the views that Documentation/SQL.md describes, without the numbers of a database and with a
      column revision, and those of 'differences' and 'refused' (see Documentation/Fleet.md). Views of layouts
      need environments. With SOURCE - the standard input is a stream of documents, each of which is answered before the
      next is read: four lengths of 32 bits, the lowest byte first, of the repository's name, the revision, the path
      and the file, then these four. JSON Lines have an object a row, and with a stream a line of the view 'end' after
      each document; a stream of Apache Arrow has the rows of one view, and with a stream of documents a last batch
      of each whose metadata name it. A document that is refused is a row of 'refused' and does not stop the others.
      """,
    examples: [
      "ninefold rows objects,constraints App/",
      "ninefold rows frames App/ --devices \"iPhone SE,iPad Air\" --format arrow > frames.arrows",
      "ninefold rows frames --schema",
    ])

  /// The form in which rows are written.
  enum Format: String, ArgumentChoice {
    case lines, arrow
  }

  @Argument("VIEW", help: "the views, with commas between them, such as objects,frames") var views: RowViews
  @Argument(
    "SOURCE",
    help:
      "a document or a directory of documents, or - for a stream of documents; by default the working directory"
  )
  var paths: [String] = []
  @OptionGroup var environments: EnvironmentOptions
  @OptionGroup var configuration: ConfigurationOptions
  @Option("files", "DIR", help: "with SOURCE -, a directory whose fonts, images and texts the documents have")
  var files: String?
  @Flag("schema", help: "write the JSON Schema of the rows, and read nothing") var wantsSchema: Bool
  @Option("format", help: "JSON Lines, or a stream of Apache Arrow") var format = Format.lines

  var declared: [any Declared] {
    [$views, $paths, $environments, $configuration, $files, $wantsSchema, $format]
  }

  /// Whether the documents come in a stream.
  private var isStream: Bool { paths == [ProjectInput.standardInput] }

  func validate() throws(UsageError) {
    if wantsSchema { return }
    if views.views.contains(where: { $0.origin == .layouts }) { try environments.refuseNone() }
    if !isStream, paths.contains(ProjectInput.standardInput) {
      throw UsageError(.unexpectedArgument(ProjectInput.standardInput, expected: "it alone, or paths"))
    }
    if files != nil, !isStream { throw UsageError(.needs($files.spelling, "SOURCE -")) }
    if format == .arrow, views.views.count > 1 {
      throw UsageError(
        .badValue("\($format.spelling) arrow", expected: "a single view, whose columns it has"))
    }
  }

  func run() throws -> RowReport {
    if wantsSchema { return RowReport(schemas: views.views) }
    let sources = isStream ? files.map { [$0] } ?? [] : paths.isEmpty ? ["."] : paths
    let source = OpenSource(asImported: sources)
    if !isStream, try source.documents().isEmpty, source.refusals.isEmpty {
      throw SourceError(.noDocuments, path: sources.joined(separator: ", "))
    }
    let file = try configuration.file(for: .files(sources))
    for problem in file?.problems ?? [] { Diagnostics.report(problem) }
    if let language = environments.interface.language, let problem = try source.refusal(of: language) {
      Diagnostics.report(problem)
    }
    return RowReport(
      views: views.views, source: source, project: isStream ? nil : ProjectImport(paths: sources).project,
      environments: environments.environments, language: environments.interface.language,
      configuration: file?.configuration ?? CheckConfiguration(), isArrow: format == .arrow)
  }
}

/// The views of a word of the command line.
struct RowViews: ArgumentValue {
  let views: [RowView]

  static var valueName: String { "VIEW" }
  static var choices: [String] { RowView.all.map(\.name) }
  static func expectation(for word: String) -> String { choices.joined(separator: ", ") }

  init?(argument word: String) {
    var views: [RowView] = []
    for name in word.split(separator: ",", omittingEmptySubsequences: false) {
      guard let view = RowView.named(String(name)) else { return nil }
      if !views.contains(where: { $0.name == view.name }) { views.append(view) }
    }
    self.views = views
  }
}
