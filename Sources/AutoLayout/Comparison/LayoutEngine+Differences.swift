package import Controls
import Resolver
import SceneModel

extension LayoutEngine {
  /// Finds the views of a scene whose saved frames are not the computed ones, and the likely reasons.
  ///
  /// - Parameters:
  ///   - outline: The scene.
  ///   - tolerance: The largest difference that counts as none, in points.
  package func differences(in outline: SceneOutline, tolerance: Double = 1) -> SceneComparison {
    var count = 0
    var differences: [FrameDifference] = []
    for root in roots(of: outline) {
      let solved = rootLayout(root).solve()
      let result = solved.result
      let scene = SceneLayout(
        outline: outline, traits: resolution.traits, size: solved.layout.frame.size,
        views: result.views, contradictions: result.contradictions, findings: result.findings)
      let comparisons = compareWithMisplaced(scene)
      count += comparisons.count
      let differing = comparisons.filter { $0.difference > tolerance }
      guard !differing.isEmpty else { continue }
      let attribution = DifferenceAttribution(RootExplanation(solved), result)
      differences += attribution.differences(differing, tolerance: tolerance)
    }
    return SceneComparison(
      outline: outline, sizeClass: resolution.traits.sizeClass, count: count, differences: differences)
  }
}
