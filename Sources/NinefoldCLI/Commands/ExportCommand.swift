import Answers
import CommandLine
import JSONText
import Ninefold

/// Writes a stored project as files.
struct ExportCommand: Command {
  static let configuration = CommandConfiguration(
    name: "export", abstract: "write a stored project as files",
    discussion: """
      Documents are Interface Builder's: one that was not edited comes out byte for byte as it went in. A
      project is Ninefold's own form, a folder of small, readable files, one a scene, made to be compared in
      reviews; ninefold import reads it back to the same documents. Files of the same path in the directory
      are replaced; others are left alone, but for scenes' files of a project written there before. What is
      not as it was stored is damaged: it is named and left out, or written as it is with --force.
      """,
    examples: [
      "ninefold export --database scenes.db --output App-exported/",
      "ninefold export --database scenes.db --output App.sceneproject --as project",
    ])

  @Option("output", "DIR", help: "the directory to write to; made where it is missing") var directory: String
  @Option("as", help: "the form to write (default: documents)") var form: ProjectExport.Format?
  @Flag("force", help: "write damaged documents too, as they are") var force: Bool
  @Option("format", help: "JSON for programs, or text for people; documents and project are those of --as")
  var format = ReportFormat.text
  @OptionGroup var project: ProjectOptions

  var declared: [any Declared] { [$directory, $form, $force, $format, $project] }

  func run() throws -> LineReport {
    let job = ProjectExport(database: project.database.path, project: project.name)
    let summary = try job.run(to: directory, as: form ?? format.form ?? .documents, force: force) {
      Diagnostics.report($0)
    }
    let strings = summary.stringsFiles > 0 ? ", strings files: \(summary.stringsFiles)" : ""
    let forced = summary.forced > 0 ? ", \(summary.forced) of them damaged" : ""
    let isWhole = summary.refused + summary.forced == 0 && !summary.isProjectDamaged
    let exitCode: ExitCode =
      if isWhole {
        .done
      } else {
        summary.written + summary.stringsFiles == 0 ? .failed : .findings
      }
    return LineReport(
      "\(summary.project): \(summary.written) written, \(summary.refused) refused\(strings)\(forced)",
      exitCode
    ) { json in
      json.member("project", summary.project)
      json.member("documentCount", summary.written)
      json.member("refused", summary.refused)
      json.member("forced", summary.forced)
      json.member("stringsFiles", summary.stringsFiles)
    }
  }

  func write(_ found: inout LineReport) throws -> Bool {
    try found.print(as: format == .json ? .json : .text)
  }

  /// The forms of what is printed, and those of what is written, which were asked for by the same word.
  enum ReportFormat: String, ArgumentChoice {
    case text, json, documents, project

    var form: ProjectExport.Format? { ProjectExport.Format(rawValue: rawValue) }
  }
}

extension ProjectExport.Format: ArgumentChoice {}
