import SceneModel

/// A visual format that is written from existing constraints.
package struct WrittenFormat: Sendable, Hashable {
  /// The format.
  package let text: String
  /// The options that the format is read with.
  package let options: VisualFormatOptions
  /// The constraints that it stands for, by their indices.
  package internal(set) var constraints: [Int]

  /// The same, whose constraints have other indices.
  package func renumbered(_ index: (Int) -> Int) -> WrittenFormat {
    var format = self
    format.constraints = constraints.map(index)
    return format
  }
}

extension WrittenFormat {
  /// Writes constraints between the views of one superview as visual formats, as many in one as follow each
  /// other; constraints that the language has no form for are left out.
  ///
  /// Each view is a word of the language. Reading a format gives the constraints that were written, some with
  /// their sides exchanged.
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
