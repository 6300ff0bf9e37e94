import CommandLine
package import Ninefold

/// Asks for each conflict that nobody has decided which side is in force: the questions go to the standard
/// error, the answers are lines of the standard input.
package struct ConflictPrompt {
  package let listing: ConflictListing

  package init(listing: ConflictListing) {
    self.listing = listing
  }

  /// The sides chosen; nil where the questions were ended before the last.
  package func takes() -> [ConflictTake]? {
    var takes: [ConflictTake] = []
    let answer = ConflictListAnswer(listing: listing)
    for (entry, line) in zip(listing.entries, answer.lines) where !entry.conflict.isChosen {
      Diagnostics.report(line)
      switch choice() {
      case .side(let side): takes.append(ConflictTake(target: "\(entry.number)", side: side))
      case .skip: continue
      case .quit: return nil
      }
    }
    return takes
  }

  private enum Choice {
    case side(MergeSide), skip, quit
  }

  /// The answer to a question; the end of the input is the end of the questions.
  private func choice() -> Choice {
    while true {
      Diagnostics.report("   ours, theirs, skip or quit?")
      switch readLine()?.lowercased() {
      case "o", "ours": return .side(.ours)
      case "t", "theirs": return .side(.theirs)
      case "s", "skip": return .skip
      case nil, "q", "quit": return .quit
      default: continue
      }
    }
  }
}
