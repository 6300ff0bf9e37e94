import Answers
import CommandLine
import Ninefold
import OperatingSystem

/// Explains objects: the values and the frames that they have, and where these come from.
struct WhyCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "why", abstract: "explain the values of objects and the frames of views",
    discussion: """
      Of each object or constraint, by id, label or text: what each size class customizes and where its value comes
      from, as 'ninefold explain' has it; of a view also its frame, and which constraints, sizes and rules add
      up to it, as 'ninefold layout --why' has it. SOURCE is a document or a directory that exists, by default the
      current directory; the other words are objects.
      """,
    examples: [
      "ninefold why Main.storyboard Title", "ninefold why App/ aqg-u0-fy7 Title --device \"iPhone SE\"",
      "ninefold why xC9-2L-f1a --attribute constant --database scenes.db --format json",
    ])

  @Argument("OBJECT", help: "the objects or constraints of these ids, labels or texts") var names: [String]
  @Argument("SOURCE", help: "a document or a directory of documents; by default the current directory")
  var path: SourcePath?
  @Option("attribute", help: "only this attribute, or those of this child element") var attribute: ValuePath?
  @OptionGroup var layout: LayoutOptions
  @OptionGroup var naming: NamingOptions
  @OptionGroup var stored: StoredSceneOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$path, $names, $attribute, $layout, $naming, $stored, $output] }

  func validate() throws(UsageError) {
    if layout.screens.count > 1 { throw UsageError(.exclusive($names.spelling, layout.severalDevices)) }
    if path != nil, let database = stored.given { throw UsageError(.exclusive($path.spelling, database)) }
  }

  func run() throws -> SceneReport {
    SceneReport(
      of: try OpenSource(stored.source(path?.text ?? ".")), stored.choice,
      names.map { WhyQuestion($0, attribute, layout, naming) })
  }
}

/// A path that words show by being one: of a file or a directory that exists, or of a document.
struct SourcePath: DistinctArgumentValue {
  static var valueName: String { "SOURCE" }

  static func claims(_ word: String) -> Bool {
    if word.hasSuffix(".storyboard") || word.hasSuffix(".xib") { return true }
    do throws(FileDefect) {
      _ = try NamedPath.kind(word)
      return true
    } catch {
      return false
    }
  }

  static func expectation(for word: String) -> String { String.expectation(for: word) }

  let text: String

  init?(argument word: String) {
    guard !word.isEmpty else { return nil }
    text = word
  }
}

/// The scenes of a stored project, or of documents, that a command looks for objects in.
struct StoredSceneOptions: ArgumentGroup {
  @Option("database", "FILE", help: "read a project that this SQLite file stores") private var database:
    String?
  @Option("project", help: "with --database, the project; by default the only one") private var project:
    String?
  @Option("document", "PATH", help: "only this document: its path in the source, or its file's name")
  private var document: String?
  @Option("scene", "SCENE", help: "only the scene of this id, name, storyboard identifier or class")
  private var scene: FreeText?

  var declared: [any Declared] { [$database, $project, $document, $scene] }

  func validate() throws(UsageError) {
    if $project.isGiven, database == nil {
      throw UsageError(.needs($project.spelling, $database.spellingWithValue))
    }
  }

  /// The option for a database, where the line gives it.
  var given: String? { database == nil ? nil : $database.spelling }

  /// The stored project, or the documents at a path.
  func source(_ path: String) -> Source {
    guard let database else { return .files([path]) }
    return .project(database: database, names: project.map { [$0] } ?? [])
  }

  /// The document and the scene that are looked through.
  var choice: SceneChoice { SceneChoice(document: document, scene: scene?.text) }
}
