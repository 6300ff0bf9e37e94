package import Comparison
import SceneModel

/// A choice that somebody made: a side in one conflict, by its number, or in all conflicts of an object.
package struct ConflictTake: Sendable {
  /// The number of a conflict in their list, from 1, or the identifier of an object.
  package let target: String
  package let side: MergeSide

  package init(target: String, side: MergeSide) {
    self.target = target
    self.side = side
  }

  /// The choices among the conflicts of a merge in which nobody chose.
  ///
  /// - Throws: ``MergeJob/Failure`` where there is no such conflict.
  static func choices(
    of takes: [ConflictTake], among conflicts: [MergeConflict], in path: String
  ) throws(MergeJob.Failure) -> ConflictChoices {
    var choices = ConflictChoices()
    for take in takes {
      if let number = Int(take.target), conflicts.indices.contains(number - 1) {
        choices.choose(take.side, at: conflicts[number - 1].place)
      } else if conflicts.contains(where: { $0.object == take.target }) {
        choices.choose(take.side, ofObject: take.target)
      } else {
        throw MergeJob.Failure(
          description:
            "\(path): error: there is no conflict '\(take.target)', expected a number from 1 to \(conflicts.count) or the identifier of an object of 'ninefold resolve --list'"
            .onOneLine)
      }
    }
    return choices
  }
}
