import SceneModel

/// A unified difference as lines for people.
package enum DifferenceLines {
  /// The lines of a difference, coloured where that is asked for.
  package static func lines(of difference: String) -> [String] {
    // A line of the document may end in a carriage return, which is no line end here.
    difference.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      let text = String(Substring(line))
      return TerminalStyle(ofDifference: text).map(text.styled) ?? text
    }
  }
}
