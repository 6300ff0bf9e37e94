public import SceneModel

/// The constraints of a scene under a trait collection, with the values in force, in document order.
///
/// Those that no variation changes are the document's own, which all scenes share: nine size classes of one scene cost
/// little more than what differs between them.
public struct EffectiveConstraints: RandomAccessCollection, Sendable {
  private let own: [LayoutConstraint]
  private var changed: [LayoutConstraint] = []
  /// Of each constraint its place in `own`, or the complement of its place in `changed`.
  private var places: [Int32] = []

  /// No constraints yet, of a document that has these.
  init(of own: [LayoutConstraint], capacity: Int) {
    self.own = own
    places.reserveCapacity(capacity)
  }

  /// Adds a constraint as the document has it.
  mutating func append(ownAt place: Int) { places.append(Int32(truncatingIfNeeded: place)) }

  /// Adds a constraint with other values.
  mutating func append(_ constraint: LayoutConstraint) {
    places.append(~Int32(truncatingIfNeeded: changed.count))
    changed.append(constraint)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { places.count }

  public subscript(position: Int) -> LayoutConstraint {
    let place = Int(places[position])
    return place >= 0 ? own[place] : changed[~place]
  }
}
