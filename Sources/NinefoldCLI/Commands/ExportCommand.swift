import Ninefold

/// Writes a stored project as files.
struct ExportCommand: Command {
  static let syntax = CommandSyntax(
    name: "export", summary: "write a stored project as files",
    usage: ["export --database FILE [--project NAME] --output DIR [--format documents|project]"],
    operands: .none, options: [.database, .project, .output, .format], required: [.database, .output],
    details: [
      "Documents, the default, are Interface Builder's: one that was not edited comes out byte for byte as it",
      "went in. A project is Ninefold's own form, a folder of small, readable files, one a scene, made to be",
      "compared in reviews; ninefold import reads it back to the same documents. Files of the same path in the",
      "directory are replaced; others are left alone, but for scenes' files of a project written there before.",
    ],
    examples: [
      "ninefold export --database scenes.db --output App-exported/",
      "ninefold export --database scenes.db --output App.sceneproject --format project",
    ])

  private let job: ProjectExport
  private let directory: String
  private let format: ProjectExport.Format

  init(_ arguments: Arguments) throws(UsageError) {
    job = ProjectExport(
      database: try arguments.required(.database), project: try arguments.nonempty(.project))
    directory = try arguments.required(.output)
    format =
      try arguments.value(
        .format, expected: "documents or project", ProjectExport.Format.init(rawValue:)) ?? .documents
  }

  func run() throws -> ExitCode {
    let summary = try job.run(to: directory, as: format) { Diagnostics.report($0) }
    var output = Output(descriptor: 1)
    let strings = summary.stringsFiles > 0 ? ", strings files: \(summary.stringsFiles)" : ""
    try output.writeLine(
      "\(summary.project): \(summary.written) written, \(summary.refused) refused\(strings)")
    try output.flush()
    if summary.refused == 0 { return .done }
    return summary.written + summary.stringsFiles == 0 ? .failed : .findings
  }
}
