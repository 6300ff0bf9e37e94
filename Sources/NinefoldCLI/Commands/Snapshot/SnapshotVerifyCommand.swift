import Answers
import CommandLine
import Ninefold

/// Compares scenes with their snapshots.
struct SnapshotVerifyCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "verify",
    abstract: "list the frames and pictures that are not as recorded, and what is not recorded",
    discussion: """
      Scenes are laid out for what the directory was recorded with. Of each scene that differs it says what moves, grows,
      appears or goes, where, and which contradictions and ambiguities come or go; what goes along with its superview is
      counted. Where pictures are recorded it says where a scene with the same frames looks other, and where a picture is
      missing. Ends with 1 where a scene differs, looks other, or has no snapshot or picture, and where a snapshot's scene is gone; with 2 where a
      snapshot cannot be read. Pictures that are no longer recorded are named.
      """,
    examples: [
      "ninefold snapshot verify App/ --in Snapshots/",
      "ninefold snapshot verify App/ --document Main.storyboard --in Snapshots/ --format json",
    ])

  @Option("in", "DIR", help: "the directory of the snapshots") var directory: String
  @OptionGroup var scenes: SceneOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$directory, $scenes, $output] }

  func run() throws -> SceneReport {
    let folder = try SnapshotFolder(directory, mayBeMissing: false)
    let settings = try folder.settings()
    let environments = try settings.map { try EnvironmentOptions($0, of: folder) } ?? EnvironmentOptions()
    let recorded = SnapshotSettings(
      options: environments.words, includesPictures: settings?.includesPictures == true,
      edition: settings?.edition ?? LooksEdition.current)
    return try SceneReport(.verify, scenes, in: folder, recorded, environments)
  }
}
