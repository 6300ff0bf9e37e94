package import CommandLine
package import Ninefold

/// The stored project whose edits are undone or redone, and the directory that the document is written to.
package struct EditedDocumentOptions: ArgumentGroup {
  @OptionGroup package var project: ProjectOptions
  @Option("output", "DIR", help: "write the document, as it is then, to its path in this directory")
  package var directory: String?

  package init() {}

  package var declared: [any Declared] { [$project, $directory] }

  /// Writes a document where that was asked for, and gives the exit code.
  package func write(_ path: String) throws -> ExitCode {
    try project.editing.writeEdited(path, to: directory)
  }
}

extension ProjectOptions {
  /// The editing of the project.
  package var editing: ProjectEditing { ProjectEditing(database: database.path, project: name) }
}

extension ProjectEditing {
  /// Writes a document to its path in a directory where one is given, and gives the exit code.
  func writeEdited(_ path: String, to directory: String?) throws -> ExitCode {
    guard let directory, let refusal = try write(path, to: directory) else { return .done }
    Diagnostics.report(refusal)
    return .findings
  }
}
