import CommandLine
package import Ninefold

extension SegueGraph {
  /// Reports the findings of the segues that lead from scenes and of the storyboard's initial
  /// controller (Devices.md#segue-findings).
  ///
  /// - Returns: The number of controllers that cannot have the position that the document gives them.
  package func report(in document: Document, _ scenes: [SceneOutline]) -> Int {
    let ranges = scenes.map { tree.subtree(of: $0.objects) }
    let places = FindingPlaces(document)
    var errors = 0
    for finding in findings {
      let index = Int(finding.node.index)
      guard finding.node == tree.root || ranges.contains(where: { $0.contains(index) }) else { continue }
      Diagnostics.report(PlacedSegueFinding(place: places[finding.node], finding: finding))
      if finding.isError { errors += 1 }
    }
    return errors
  }
}
