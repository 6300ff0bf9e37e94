import Ninefold

extension SegueGraph {
  /// Tells what is wrong with the segues that lead from scenes and with where the storyboard starts
  /// (Devices.md#segue-findings).
  ///
  /// - Returns: How many controllers cannot stand where the document says.
  func report(in document: Document, _ scenes: [SceneOutline]) -> Int {
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
