import Controls
import AutoLayout
import Resolver
import Foundation
import SceneModel

/// How often a computed frame that differs is one that Interface Builder marked as misplaced.
struct MarkAgreement {
  private var both = 0
  private var onlyComputed = 0
  private var onlyMarked = 0
  private var neither = 0

  /// Adds a document's views that constraints decide and that are not ambiguous.
  mutating func add(_ engine: LayoutEngine) {
    for scene in engine.resolution.document.scenes {
      for comparison in engine.compareWithMisplaced(engine.layout(scene)) {
        switch (comparison.difference > 1, comparison.isMarkedMisplaced) {
        case (true, true): both += 1
        case (true, false): onlyComputed += 1
        case (false, true): onlyMarked += 1
        case (false, false): neither += 1
        }
      }
    }
  }

  var summary: String {
    func percent(_ part: Int, _ whole: Int) -> String {
      (100 * Double(part) / Double(max(whole, 1))).formatted(.number.precision(.fractionLength(1)))
    }
    return """
      misplaced: \(both) found of \(both + onlyMarked) marked, recall \(percent(both, both + onlyMarked)); \
      \(both + onlyComputed) found, precision \(percent(both, both + onlyComputed)); of \
      \(onlyComputed + neither) not marked \(percent(onlyComputed, onlyComputed + neither)) found
      """
  }
}
