import Ninefold

/// Where the document of an edit is written to.
struct EditedDocumentOptions: ArgumentGroup {
  @OptionGroup var project: ProjectOptions
  @Option("output", "DIR", help: "write the document, as it is then, to its path in this directory")
  var directory: String?

  var declared: [any Declared] { [$project, $directory] }

  /// Writes a document where that was asked for, and says how it went.
  func write(_ path: String) throws -> ExitCode {
    guard let directory, let refusal = try project.editing.write(path, to: directory) else { return .done }
    Diagnostics.report(refusal)
    return .findings
  }
}

extension ProjectOptions {
  /// The editing of the project.
  var editing: ProjectEditing { ProjectEditing(database: database.path, project: name) }
}
