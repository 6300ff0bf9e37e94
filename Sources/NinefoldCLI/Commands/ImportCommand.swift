import Answers
import CommandLine
import JSONText
import Ninefold

/// Stores documents in a database.
struct ImportCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "import", abstract: "read documents and store them in a database",
    discussion: """
      The project is named after the first directory, or the folder of the first file, where --project does
      not name it. Documents keep their path relative to the directory given. Importing again replaces what
      changed. A document that is refused is named and does not stop the others. A scene project is what
      ninefold export --format project wrote; it names itself. Asset catalogues and the files of localized texts (.strings, .stringsdict, .xcstrings) of a
      directory go in as well: the sizes of pictures and the colours, not the pictures; so does what font files
      say of their widths, by which text is measured.
      """,
    examples: ["ninefold import App/ --database scenes.db"])

  @Argument("PATH", help: "a .storyboard or .xib, a scene project, or a directory: all of them below it")
  var paths: [String]
  @Option(
    "database", "FILE", variable: DatabaseVariable.name,
    help: "the SQLite file to store them in, made where it is missing")
  var database: String
  @Option("project", help: "the name of the project to store them in") var project: String?

  @OptionGroup var finding: FindingOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$paths, $database, $project, $finding, $output] }

  func run() throws -> LineReport {
    let job = ProjectImport(paths: paths, project: project)
    let terminal = Terminal.current
    let summary = try job.run(
      into: database,
      progress: { terminal.progress?.show("importing \(job.project): \($0) of \($1) documents") },
      report: { Diagnostics.report($0) })
    let exitCode: ExitCode =
      if summary.stored + summary.catalogs + summary.stringsFiles + summary.fontFiles == 0 {
        .failed
      } else {
        summary.refused + summary.refusedInCatalogs + summary.refusedFonts + summary.unreadableValues == 0
          ? .done : .findings
      }
    var counts = Counts(isStrict: finding.isStrict)
    counts.warnings = summary.findings - summary.unreadableValues
    counts.reportWarnings()
    return LineReport("\(job.project): \(summary.line)", exitCode == .done ? counts.exitCode : exitCode) {
      json in
      json.member("project", job.project)
      for (name, count) in summary.members { json.member(name, count) }
    }
  }
}

extension ProjectImport.Summary {
  /// The counts of the import, as JSON names them.
  fileprivate var members: [(String, Int)] {
    [
      ("documentCount", stored), ("added", added), ("replaced", replaced), ("unchanged", unchanged),
      ("refused", refused + refusedInCatalogs + refusedFonts), ("catalogs", catalogs),
      ("stringsFiles", stringsFiles), ("fontFiles", fontFiles),
    ]
  }

  /// The counts of the import, as a line for people.
  fileprivate var line: String {
    var counts = [
      "\(added) added", "\(replaced) replaced", "\(unchanged) unchanged", "\(refused) refused",
    ]
    if catalogs > 0 { counts.append("asset catalogues: \(catalogs)") }
    if stringsFiles > 0 { counts.append("strings files: \(stringsFiles)") }
    if fontFiles > 0 { counts.append("font files: \(fontFiles)") }
    return counts.joined(separator: ", ")
  }
}
