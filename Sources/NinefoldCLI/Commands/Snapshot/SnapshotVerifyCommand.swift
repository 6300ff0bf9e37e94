import Ninefold

/// Holds scenes against their snapshots.
struct SnapshotVerifyCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "verify", abstract: "tell which frames are others than recorded, and what is not recorded",
    discussion: """
      Scenes are laid out for what the directory was recorded with. Of each scene that differs it says what moves, grows,
      appears or goes, where, and which contradictions and ambiguities come or go; what goes along with its superview is
      counted. Ends with 1 where a scene differs or has no snapshot, and where a snapshot's scene is gone; with 2 where a
      snapshot cannot be read.
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
    let folder = try SnapshotFolder(directory, isMade: false)
    let environments = try EnvironmentOptions(recordedIn: folder) ?? EnvironmentOptions()
    return try SnapshotReport.report(.verify, scenes, in: folder, environments)
  }
}
