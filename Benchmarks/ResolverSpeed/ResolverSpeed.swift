import Controls
import Foundation
import Resolver
import SceneModel

/// Times how long it takes to resolve one scene for all nine size classes from a document in memory, and how
/// that grows with the scene's objects and overrides.
@main
struct ResolverSpeed {
  static func main() throws {
    print("growth with objects, an override to two objects")
    printHead()
    for objects in [25, 50, 100, 200, 400, 800, 1600] { try measure(objects, overrides: objects / 2) }
    print("\ngrowth with overrides, 50 objects")
    printHead()
    for overrides in [0, 10, 20, 40, 80, 160] { try measure(50, overrides: overrides) }
  }

  private static func printHead() {
    print("objects  constraints  overrides   read µs  nine µs  total µs  µs an object")
  }

  private static func measure(_ objects: Int, overrides: Int) throws {
    guard let scene = try GeneratedScene(objects: objects, overrides: overrides) else { return }
    let resolver = Resolver(scene.document)
    let read = microseconds { _ = Resolver(scene.document) }
    let nine = microseconds { _ = resolver.scenes(scene.outline) }
    let scenes = resolver.scenes(scene.outline)
    let written = scene.document.tree.count(of: .variation)
    let columns = [
      cell(scenes[0].objects.count - 1, 7), cell(scenes[0].constraints.count, 12), cell(written, 10),
      cell(read, 9), cell(nine, 8), cell(read + nine, 9), cell((read + nine) / Double(objects), 13),
    ]
    print(columns.joined(separator: " "))
  }

  /// The least time of many runs: other processes can only add to it.
  private static func microseconds(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    var least = Double.infinity
    var total = 0.0
    while total < 300_000 {
      let duration = clock.measure(work).components
      let time = Double(duration.seconds) * 1e6 + Double(duration.attoseconds) / 1e12
      least = min(least, time)
      total += time
    }
    return least
  }

  private static func cell(_ number: Int, _ width: Int) -> String { padded(String(number), width) }

  private static func cell(_ number: Double, _ width: Int) -> String {
    padded(String(format: "%.1f", number), width)
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

extension ElementTree {
  fileprivate func count(of name: KnownName) -> Int {
    (0..<count).count { isElement(NodeID($0), name) }
  }
}
