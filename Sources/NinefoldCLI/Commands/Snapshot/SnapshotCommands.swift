import Answers
import CommandLine

/// The commands that record frames and compare scenes with them.
enum SnapshotCommands {
  static var group: CommandGroup {
    CommandGroup(
      configuration,
      [
        .command(SnapshotRecordCommand.self), .command(SnapshotVerifyCommand.self),
        .command(SnapshotPruneCommand.self),
      ])
  }

  private static let configuration = CommandConfiguration(
    name: "snapshot", abstract: "record the frames of scenes, and show later what changed",
    discussion: """
      A snapshot is a JSON file a scene with the frames of its views in each environment, and what is wrong with its
      constraints: numbers that are the same on every machine, with a line for each view. Recorded into the repository they
      show in a review what an edit, another font or another version of this program does to frames.
      With --pictures an SVG of each environment stands beside it, which shows what looks other.
      'ninefold help snapshot COMMAND' says more.
      """,
    examples: [
      "ninefold snapshot record App/ --in Snapshots/", "ninefold snapshot verify App/ --in Snapshots/",
      "ninefold snapshot prune App/ --in Snapshots/ --dry-run",
    ])
}
