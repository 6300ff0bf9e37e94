import Ninefold

/// Where the documents come from that a command reads.
struct SourceOptions: ArgumentGroup {
  @Argument(
    "SOURCE", help: "a document, a directory of documents, or with --database a stored project's name")
  var path: String?
  @Option("database", "FILE", help: "read a project that this SQLite file stores") var database: String?
  @Option("project", help: "the stored project; by default the only one") var project: String?

  var declared: [any Declared] { [$path, $database, $project] }

  func validate() throws(UsageError) { _ = try source() }

  /// The source, which is looked at when it is opened.
  func source() throws(UsageError) -> Source {
    if let database {
      if let path, $project.isGiven { throw UsageError(.unexpectedArgument(path)) }
      return .project(database: database, name: path ?? project)
    }
    guard let path else { throw UsageError(.missing("\($path.spelling) or \($database.spellingWithValue)")) }
    if $project.isGiven { throw UsageError(.needs($project.spelling, $database.spelling)) }
    return .files(path)
  }
}

/// Which scenes a command answers for.
struct SceneOptions: ArgumentGroup {
  @Option("scene", "ID", help: "only the scene of this id") private var scene: FreeText?
  @OptionGroup var source: SourceOptions

  var declared: [any Declared] { [$scene, $source] }

  /// The id of the only scene, which is empty text in a xib; nil where all are asked for.
  var id: ObjectID? { scene.map { ObjectID($0.text) } }
}
