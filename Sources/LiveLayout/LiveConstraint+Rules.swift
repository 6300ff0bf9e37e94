import Editing
import SceneModel

extension LiveConstraint {
  /// The largest constant and multiplier: with larger ones numbers would lose whole points.
  package static let mostPoints = 1_000_000_000.0

  /// Refuses a constraint that cannot be.
  static func check(
    _ first: LiveSide, _ relation: LayoutConstraint.Relation, _ second: LiveSide?, multiplier: Double,
    constant: Double, priority: Double
  ) throws(LiveLayoutError) {
    try check("multiplier", multiplier)
    try check("constant", constant)
    try check(priority: priority)
    do throws(EditError) {
      try ConstraintRules.check(
        NewConstraint(
          first.ruled, relation, second?.ruled, multiplier: multiplier, constant: constant, priority: priority
        ))
      for place in [first.place, first.origin, second?.place, second?.origin] {
        guard let place, place.item is LiveGuide,
          let problem = ConstraintRules.problem(ofGuide: place.side.attribute)
        else { continue }
        throw EditError(.incompatible(place.side.attribute, nil, problem), ObjectID(""))
      }
    } catch {
      throw LiveLayoutError(.refused(error))
    }
  }

  /// Refuses a number that is not finite, or so large that sums of it lose points.
  static func check(_ name: String, _ number: Double) throws(LiveLayoutError) {
    guard number.magnitude <= mostPoints else {
      throw LiveLayoutError(.badNumber(name, number, expected: "a number of at most 1000000000"))
    }
  }

  static func check(priority: Double) throws(LiveLayoutError) {
    guard LayoutPriority(priority) != nil else {
      throw LiveLayoutError(.badNumber("priority", priority, expected: LayoutPriority.range))
    }
  }
}
