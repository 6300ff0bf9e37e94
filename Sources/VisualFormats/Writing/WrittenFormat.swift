import SceneModel

/// A visual format that says constraints which were there before.
package struct WrittenFormat: Sendable, Hashable {
  /// The format.
  package let text: String
  /// With what it says them.
  package let options: VisualFormatOptions
  /// The constraints that it says, by their indices.
  package internal(set) var constraints: [Int]

  /// The same, whose constraints have other indices.
  package func renumbered(_ index: (Int) -> Int) -> WrittenFormat {
    var format = self
    format.constraints = constraints.map(index)
    return format
  }
}

extension WrittenFormat {
  /// Says constraints between the views of one superview as visual formats, as many in one as follow each other; what the
  /// language has no form for is left out.
  ///
  /// Each view is a word of the language. What a format is read to be is what was written, sides exchanged.
  ///
  /// - Complexity: O(*n* log *n*) of the constraints.
  package static func formats(of constraints: [FormatConstraint]) -> [WrittenFormat] {
    var chains = FormatChains()
    for (index, constraint) in constraints.enumerated() {
      if let link = FormatLink(constraint) { chains.add(link, index) }
    }
    return chains.written()
  }
}
