import Answers
import CommandLine
import Ninefold

/// Removes the snapshots of scenes that are gone.
struct SnapshotPruneCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "prune", abstract: "remove the snapshots of scenes that are gone",
    discussion: """
      A snapshot goes where its document was read and has its scene no more, and where a directory or a stored project is gone
      through that does not have its document, and where its scene has another; its pictures go with it, as do pictures of
      environments that are no longer recorded, and of snapshots that are not there. Files that are no snapshots stay, as do
      snapshots of documents that cannot be read, and copies of snapshots under names that they were not recorded as.
      """,
    examples: ["ninefold snapshot prune App/ --in Snapshots/ --dry-run"])

  @Option("in", "DIR", help: "the directory of the snapshots") var directory: String
  @Flag("dry-run", help: "say what would go, and remove nothing") var isDry: Bool
  @OptionGroup var source: SourceOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$directory, $isDry, $source, $output] }

  func run() throws -> ValueReport {
    let folder = try SnapshotFolder(directory, mayBeMissing: false)
    let choice = SceneChoice(document: source.document)
    let source = try OpenSource(try source.source())
    let survey = try SnapshotSurvey(folder, choice, of: source)
    var counts = Counts()
    try source.forEachDocument(choice, { counts.count($0) }) { document, outlines in
      _ = survey.names(of: outlines, in: document)
    }
    let found = try survey.stale()
    let stale = found.filter(\.isInPlace)
    let pictures = try survey.stalePictures(of: stale.map(\.name)).map(\.name)
    if !isDry { for name in stale.map(\.name) + pictures { try folder.remove(name) } }
    let answer = PrunedSnapshots(
      snapshots: stale.map { (folder.path(of: $0.name), $0.reason) }, pictures: pictures.map(folder.path),
      kept: found.filter { !$0.isInPlace }.map { (folder.path(of: $0.name), $0.reason) }, isDry: isDry)
    return ValueReport(answer, counts.exitCode)
  }
}
