package import CommandLine
package import Ninefold

/// The source of the documents that a command reads.
package struct SourceOptions: ArgumentGroup {
  @Argument(
    "SOURCE",
    help:
      "a document, a directory of documents, or - for standard input; by default the working directory; with --database the name of a stored project"
  )
  package var paths: [String] = []
  @Option(
    "database", "FILE",
    help: "read a project that this SQLite file stores; without a SOURCE that of NINEFOLD_DATABASE")
  package var namedDatabase: String?
  @Option("project", help: "with --database, the project; by default the only one") package var project:
    String?
  @Option("document", "PATH", help: "only this document: its path in the source, or its file's name")
  package var document: String?

  package init() {}

  package var declared: [any Declared] { [$paths, $namedDatabase, $project, $document] }

  /// The database that the line names, or without paths the environment.
  package var database: String? { namedDatabase ?? (paths.isEmpty ? DatabaseVariable.value : nil) }

  package func validate() throws(UsageError) { _ = try source() }

  /// The source, which is examined when it is opened.
  package func source() throws(UsageError) -> Source {
    if let database {
      if let path = paths.first, $project.isGiven {
        throw UsageError(.unexpectedArgument(path, expected: "none beside \($project.spelling)"))
      }
      return .project(database: database, names: paths + (project.map { [$0] } ?? []))
    }
    if $project.isGiven { throw UsageError(.needs($project.spelling, $namedDatabase.spellingWithValue)) }
    return .files(paths.isEmpty ? ["."] : paths)
  }

  /// Says whether the document at a path is selected.
  package var selection: @Sendable (String) -> Bool {
    let document = document
    return { path in document.map { path == $0 || path.hasSuffix("/" + $0) } ?? true }
  }
}

/// The scenes that a command answers for.
package struct SceneOptions: ArgumentGroup {
  @Option("scene", "SCENE", help: "only the scene of this id, name, storyboard identifier or class")
  private var scene: FreeText?
  @OptionGroup package var source: SourceOptions

  package init() {}

  package var declared: [any Declared] { [$scene, $source] }

  /// The option as the line spells it.
  package var spelling: String { $scene.spelling }

  /// The selected scenes of the source. A xib's scene has empty text as its id.
  package var choice: SceneChoice { SceneChoice(document: source.document, scene: scene?.text) }
}
