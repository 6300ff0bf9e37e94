import Ninefold

/// Stores documents in a database.
struct ImportCommand: Command {
  static let syntax = CommandSyntax(
    name: "import", summary: "read documents and store them in a database",
    usage: ["import PATH... --database FILE [--project NAME]"],
    operands: .init(
      name: "PATH", count: 1...Int.max,
      summary: "a .storyboard or .xib, a scene project, or a directory: all of them below it"),
    options: [.database, .project], required: [.database],
    details: [
      "The project is named after the first directory, or the folder of the first file, where --project",
      "does not name it. Documents keep their path relative to the directory given. Importing again",
      "replaces what changed. A document that is refused is named and does not stop the others. A scene",
      "project is what ninefold export --format project wrote; it names itself. Asset catalogues and .strings",
      "files of a directory go in as well: the sizes of pictures and the colours, not the pictures.",
    ],
    examples: ["ninefold import App/ --database scenes.db"])

  private let paths: [String]
  private let database: String
  private let project: String?

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands
    database = try arguments.required(.database)
    project = try arguments.nonempty(.project)
  }

  func run() throws -> ExitCode {
    let job = ProjectImport(paths: paths, project: project)
    let summary = try job.run(into: database) { Diagnostics.report($0) }
    var output = Output(descriptor: 1)
    try output.writeLine("\(job.project): \(Self.describe(summary))")
    try output.flush()
    if summary.stored + summary.catalogs + summary.stringsFiles == 0 { return .failed }
    return summary.refused == 0 && summary.findings == 0 ? .done : .findings
  }

  private static func describe(_ summary: ProjectImport.Summary) -> String {
    var text =
      "\(summary.added) added, \(summary.replaced) replaced, \(summary.unchanged) unchanged, "
      + "\(summary.refused) refused"
    if summary.catalogs > 0 { text += ", asset catalogues: \(summary.catalogs)" }
    if summary.stringsFiles > 0 { text += ", strings files: \(summary.stringsFiles)" }
    return text
  }
}
