package import SceneModel

/// The differences from one document to another, by object rather than by line.
package struct DocumentDifference: Sendable {
  /// The document as it was, and as it is.
  package let old: Document
  package let new: Document
  /// The change of each object: in the order of the new document, removed objects where they were.
  package let changes: [ObjectChange]
  /// The identifiers of objects in the old document, by their identifiers in the new one.
  package let formerIDs: [String: String]

  /// Compares two documents.
  ///
  /// - Complexity: O(*n* log *n*) of their nodes.
  package init(from old: Document, to new: Document) {
    self.old = old
    self.new = new
    var reading = DifferenceReading(ThreeWayMatching(old: old.tree, new: new.tree))
    changes = reading.run()
    formerIDs = reading.matching.renamed
  }

  /// The changes that somebody made, without what Interface Builder writes of its own accord.
  package var withoutNoise: [ObjectChange] { changes.compactMap(\.withoutNoise) }
}
