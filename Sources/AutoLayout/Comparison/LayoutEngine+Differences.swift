package import Controls
import Resolver
import SceneModel

extension LayoutEngine {
  /// The largest difference of a marked view that counts as none: less than a pixel at three a point. Points.
  private static let markedTolerance = 0.25

  /// Finds the views of a scene whose saved frames are not the computed ones, and the likely reasons.
  ///
  /// - Parameters:
  ///   - outline: The scene.
  ///   - tolerance: The largest difference that counts as none, in points.
  ///   - countsMarked: Whether any difference above the error of computing counts of views that are marked as
  ///     misplaced: Interface Builder marks views that are a pixel aside
  ///     (InterfaceBuilder.md#misplaced-views).
  ///   - updates: Whether to find what Update Frames writes for misplaced views.
  package func differences(
    in outline: SceneOutline, tolerance: Double = 1, countsMarked: Bool = false,
    updates: Bool = false
  ) -> SceneComparison {
    func allowance(_ comparison: FrameComparison) -> Double {
      countsMarked && comparison.isMarkedMisplaced ? min(tolerance, Self.markedTolerance) : tolerance
    }
    var count = 0
    var differences: [FrameDifference] = []
    for root in roots(of: outline) {
      let solved = rootLayout(root).solve()
      let result = solved.result
      let scene = SceneLayout(
        outline: outline, traits: resolution.traits, system: nil, place: nil, absence: nil,
        size: solved.layout.frame.size, views: result.views, contradictions: result.contradictions,
        findings: result.findings)
      let comparisons = compareWithMisplaced(scene)
      count += comparisons.count
      let differing = comparisons.filter { $0.difference > allowance($0) }
      guard !differing.isEmpty else { continue }
      let attribution = DifferenceAttribution(RootExplanation(solved), result)
      let found = attribution.differences(differing, tolerance: allowance)
      guard updates else {
        differences += found
        continue
      }
      var updating = FrameUpdating(attribution, result.views, resolution)
      differences += found.map { difference in
        var difference = difference
        if difference.isMisplaced { difference.update = updating.update(difference.comparison) }
        return difference
      }
    }
    return SceneComparison(
      outline: outline, sizeClass: resolution.traits.sizeClass, count: count, differences: differences)
  }
}
