import Foundation
import TestSupport

/// A command that is killed, what is there before, and what must hold then.
struct Trial {
  /// The extent of the command's work that is there.
  enum Found: String {
    case before, between, after
  }

  /// The name of the killed command, such as `undo`.
  let name: String
  /// The command.
  let words: [String]
  /// Whether others may read and write the database meanwhile; their words are those of a command
  /// that must succeed.
  var companions: [[String]] = []
  /// Whether there is no database before.
  var isFirst = false
  /// Puts what the command needs into a place.
  let prepare: (Place) throws -> Void
  /// Says how far the command came; throws where what is there should not be.
  let check: (Place) throws -> Found
  /// Runs the next commands and checks that nothing is in their way.
  let finish: (Place, Found) throws -> Void
}

extension Trial {
  /// One of all trials.
  static func random(_ stage: Stage, _ random: inout SeededGenerator) -> Trial {
    switch random.below(11) {
    case 0: firstImport(stage)
    case 1: secondImport(stage)
    case 2: edit(stage, at: random.below(Samples.edits.count))
    case 3: undo(stage, at: 1 + random.below(Samples.edits.count))
    case 4: redo(stage, at: random.below(Samples.edits.count))
    case 5: migration(stage, version: 1 + random.below(stage.versions - 1))
    case 6: documents(stage, isOver: random.chance(2))
    case 7: sceneProject(stage, isOver: random.chance(2))
    case 8: editInPlace(stage)
    case 9: editSceneProject(stage)
    default: editWithOutput(stage, at: random.below(Samples.edits.count))
    }
  }
}

/// Says what does not hold.
func require(_ holds: Bool, _ text: @autoclosure () -> String) throws {
  guard holds else { throw Fall(description: text()) }
}

extension Place.Files {
  /// The paths whose files are in one of two sets alone, or differ.
  func differences(from other: Self) -> [String] {
    Set(keys).union(other.keys).filter { self[$0] != other[$0] }.sorted()
  }
}
