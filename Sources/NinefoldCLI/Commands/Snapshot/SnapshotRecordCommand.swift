import Ninefold

/// Records the frames of scenes.
struct SnapshotRecordCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "record", abstract: "record the frames of scenes that are not recorded, or were others",
    discussion: """
      Without options for environments it is what the directory was recorded with before, at first the canvas in the nine
      size classes. A snapshot whose frames are still the same stays as it is. Documents for macOS and watchOS, which are not
      laid out, have none.
      """,
    examples: [
      "ninefold snapshot record App/ --in Snapshots/",
      "ninefold snapshot record App/ --in Snapshots/ --size-classes all --devices \"iPhone SE,iPad Air\"",
    ])

  @Option("in", "DIR", help: "the directory of the snapshots; made where it is missing") var directory: String
  @OptionGroup var environments: EnvironmentOptions
  @OptionGroup var scenes: SceneOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] { [$directory, $environments, $scenes, $output] }

  func run() throws -> SceneReport {
    let folder = try SnapshotFolder(directory, isMade: true)
    let options = environments.words
    let used =
      options.isEmpty ? try EnvironmentOptions(recordedIn: folder) ?? environments : environments
    let found = try SnapshotReport.report(.record, scenes, in: folder, used)
    try folder.write(SnapshotSettings(options: used.words))
    return found
  }
}
