package import CommandLine
package import Ninefold

/// The document that an edit changes: a file in place, or one of a stored project.
package struct EditTarget: ArgumentGroup {
  @Argument("FILE", help: "the document to change in place, or with --document a directory of documents")
  package var path: String?
  @Option(
    "document", "PATH",
    help: "the document to change: its path in the directory or project, or its file's name")
  package var document: String?
  @Option(
    "database", "FILE",
    help:
      "change a document of a project that this SQLite file stores; without a FILE that of NINEFOLD_DATABASE")
  private var namedDatabase: String?
  @Option("project", help: "with --database, the project; by default the only one") package var project:
    String?
  @Option("output", "DIR", help: "with --database, write the changed document to its path in this directory")
  package var directory: String?
  @Flag("dry-run", help: "write nothing, and print what would change as a unified difference")
  package var isDryRun: Bool

  package init() {}

  package var declared: [any Declared] {
    [$path, $document, $namedDatabase, $project, $directory, $isDryRun]
  }

  /// The database that the line names, or without a file the environment.
  private var database: String? { namedDatabase ?? (path == nil ? DatabaseVariable.value : nil) }

  package func validate() throws(UsageError) {
    if path == nil, database == nil {
      throw UsageError(.missing("\($path.spelling) or \($namedDatabase.spellingWithValue)"))
    }
    if path != nil, database != nil { throw UsageError(.exclusive($path.spelling, $namedDatabase.spelling)) }
    let ofDatabase: [Parameter] = [$project, $directory]
    for option in ofDatabase where option.isGiven && database == nil {
      throw UsageError(.needs(option.spelling, $namedDatabase.spellingWithValue))
    }
    if isDryRun, $directory.isGiven { throw UsageError(.exclusive($isDryRun.spelling, $directory.spelling)) }
  }

  /// Makes an edit, or reports the changes that it would make.
  package func apply(_ edit: Edit, _ settings: EditSettings) throws -> ValueReport {
    guard let database else { return try applyToFile(edit, settings) }
    let editing = ProjectEditing(database: database, project: project)
    if isDryRun { return dryRun(try editing.prepare(edit, of: document, settings), settings) }
    let result = try editing.apply(edit, to: document, settings)
    let made = MadeEdit(result, in: settings.sizeClass)
    return ValueReport(made, try editing.writeEdited(result.document, to: directory))
  }

  private func applyToFile(_ edit: Edit, _ settings: EditSettings) throws -> ValueReport {
    let editing = FileEditing(path: path ?? "")
    if isDryRun { return dryRun(try editing.prepare(edit, of: document, settings), settings) }
    return ValueReport(MadeEdit(try editing.apply(edit, to: document, settings), in: settings.sizeClass))
  }

  private func dryRun(_ edit: PreparedEdit, _ settings: EditSettings) -> ValueReport {
    ValueReport(DryRun(edit: edit, sizeClass: settings.sizeClass))
  }
}
