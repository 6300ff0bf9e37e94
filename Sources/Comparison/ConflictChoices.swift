/// The sides that somebody chose in single conflicts.
package struct ConflictChoices: Sendable {
  private var places: [MergeConflict.Place: MergeSide] = [:]
  private var objects: [String: MergeSide] = [:]

  package init() {}

  var isEmpty: Bool { places.isEmpty && objects.isEmpty }

  /// Chooses a side in one conflict, which is in force before one chosen for its object.
  package mutating func choose(_ side: MergeSide, at place: MergeConflict.Place) { places[place] = side }

  /// Chooses a side in all conflicts of an object, by its identifier.
  package mutating func choose(_ side: MergeSide, ofObject id: String) { objects[id] = side }

  /// The side chosen in a conflict; nil where nobody chose.
  func side(at place: MergeConflict.Place) -> MergeSide? {
    places[place] ?? place.object.flatMap { objects[$0] }
  }
}
