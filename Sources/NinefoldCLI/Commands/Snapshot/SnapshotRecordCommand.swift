import Answers
import CommandLine
import Ninefold

/// Records the frames of scenes.
struct SnapshotRecordCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "record", abstract: "record the frames of scenes that are not recorded, or were others",
    discussion: """
      Without options for environments it is what the directory was recorded with before, at first the canvas in the nine
      size classes. Other options are for all snapshots of the directory: some scenes are not recorded with others than the
      rest. A snapshot whose frames are still the same stays as it is. Pictures, which --pictures
      records beside it, are written where they are missing or look other; they have the same bytes on every machine. Documents
      for macOS and watchOS, which are not laid out, have none.
      """,
    examples: [
      "ninefold snapshot record App/ --in Snapshots/",
      "ninefold snapshot record App/ --in Snapshots/ --size-classes all --devices \"iPhone SE,iPad Air\"",
      "ninefold snapshot record App/ --in Snapshots/ --pictures",
    ])

  @Option("in", "DIR", help: "the directory of the snapshots; made where it is missing") var directory: String
  @Flag("pictures", help: "record pictures too, an SVG a scene and environment, from now on")
  var includesPictures: Bool
  @Flag("no-pictures", help: "record no more pictures; prune removes those that there are")
  var leavesPictures: Bool
  @OptionGroup var environments: EnvironmentOptions
  @OptionGroup var scenes: SceneOptions
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] {
    [$directory, $includesPictures, $leavesPictures, $environments, $scenes, $output]
  }

  func run() throws -> SceneReport {
    let folder = try SnapshotFolder(directory, mayBeMissing: true)
    let isChosen = !environments.words.isEmpty
    let arePicturesChosen = includesPictures || leavesPictures
    let kept = isChosen && arePicturesChosen ? nil : try folder.settings()
    let used =
      isChosen ? environments : try kept.map { try EnvironmentOptions($0, of: folder) } ?? environments
    let settings = SnapshotSettings(
      options: used.words,
      includesPictures: arePicturesChosen ? includesPictures : kept?.includesPictures == true)
    return try SceneReport(.record, scenes, in: folder, settings, used)
  }

  func validate() throws(UsageError) {
    if includesPictures, leavesPictures {
      throw UsageError(.exclusive($includesPictures.spelling, $leavesPictures.spelling))
    }
  }
}
