import AutoLayout
import SceneModel

/// The documents of a source that are left out, since nothing of their platform is laid out.
package struct SkippedDocuments: Hashable, Sendable {
  private var counts: [Platform: Int] = [:]

  /// The number of them.
  package var count: Int { counts.values.reduce(0, +) }

  /// Counts a document.
  mutating func add(_ refusal: LayoutRefusal) { counts[refusal.platform, default: 0] += 1 }

  /// Reports them, unless there are none.
  func report(_ report: (CheckEvent) -> Void) { if count > 0 { report(.skipped(self)) } }
}

extension SkippedDocuments: CustomStringConvertible {
  /// One line: their number by platform, and what was expected.
  package var description: String {
    let parts = counts.map { "\($1.counted("document")) for \($0.name)" }.sorted()
    return "note: skipped: \(parts.joined(separator: ", ")), expected documents for iOS or tvOS"
  }
}
