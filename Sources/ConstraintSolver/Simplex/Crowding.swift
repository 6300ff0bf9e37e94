/// When a tableau counts as filled up: then it is worth a try to hold all levels that are left at once.
struct Crowding: Hashable, Sendable {
  /// So many numbers may stand in any tableau,
  var numbers = 1 << 16
  /// and this many times those that it had at first.
  var growth = 8
  /// So many steps may any tableau take,
  var steps = 1 << 24
  /// and this many times the numbers that it had at first.
  var stepsOfNumber = 512
}

/// A component whose tableau filled up while an optional level was solved.
struct CrowdedComponent: Sendable {
  /// The component's unknowns.
  let range: Range<Int>
  /// Where the bounds of the level start among those of the component.
  let level: Int
}
