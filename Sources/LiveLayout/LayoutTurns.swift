/// The calls that changed something in one layout, so that one that does not come to an end is found: each
/// view and controller has a limit of its own, however many there are.
struct LayoutTurns {
  private var counts: [ObjectIdentifier: Int] = [:]
  private var highest = 0
  /// The names of the calls that changed something while one was on the way from half its limit to it: those
  /// of a loop, each of which has its turn once around.
  private(set) var askers: [String] = []

  /// Whether a view or a controller changed something too often.
  var isLoop: Bool { highest > LiveScene.mostTurns }

  /// Adds a call of a view or a controller.
  mutating func add(_ caller: ObjectIdentifier, _ name: @autoclosure () -> String) {
    counts[caller, default: 0] += 1
    highest = max(highest, counts[caller, default: 0])
    guard highest > LiveScene.mostTurns / 2 else { return }
    let name = name()
    if !askers.contains(name) { askers.append(name) }
  }
}
