import Controls
package import SceneModel

extension SegueGraph {
  /// The findings in the segues and controllers, in document order; Devices.md#segue-findings says where the
  /// layout begins all the same.
  ///
  /// - Complexity: O(*n* log *n*) of the controllers and segues.
  package var findings: [SegueFinding] {
    (initialFindings + ringFindings + segues.compactMap(finding) + rootFindings)
      .sorted { $0.node.index < $1.node.index }
  }

  /// The name of a controller in a finding.
  package func name(of controller: NodeID) -> String {
    "\(tree.tag(of: controller)) '\(tree[controller, .id] ?? "")'"
  }

  private var initialFindings: [SegueFinding] {
    guard initial == nil, let root = tree.root, let id = tree[root, .initialViewController], !id.isEmpty
    else { return [] }
    let text =
      "the storyboard starts with initialViewController=\"\(id)\", expected the id of a controller"
    return [SegueFinding(.missingInitialController, root, text)]
  }

  /// A segue that leads to nothing or to its own container.
  private func finding(of segue: Segue) -> SegueFinding? {
    guard let destination = segue.destination else {
      // Unwinding and relationships of other platforms lead to what is no controller.
      guard segue.kind != .unwind, segue.kind != nil, let id = tree[segue.node, .destination] else {
        return nil
      }
      return SegueFinding(
        .missingDestination, segue.node,
        "the segue leads to \"\(id)\", expected the id of a controller of the document")
    }
    guard segue.contains, destination == segue.source else { return nil }
    return SegueFinding(
      .selfContainment, segue.node,
      "\(name(of: destination)) holds itself, expected another controller: it is laid out in the window")
  }

  /// Containers of one controller, or of one in a column, that name several.
  private var rootFindings: [SegueFinding] {
    var first: [RootPlace: Segue] = [:]
    return segues.compactMap { segue in
      guard segue.kind == .relationship, let relationship = segue.relationship,
        relationship != .viewControllers, segue.destination != nil
      else { return nil }
      let place = RootPlace(container: segue.source, relationship: relationship)
      guard let earlier = first[place] else {
        first[place] = segue
        return nil
      }
      let other = earlier.destination.map(name) ?? ""
      return SegueFinding(
        .severalRoots, segue.node,
        "\(name(of: segue.source)) has a second \(relationship.rawValue), expected \(other) alone")
    }
  }

  /// The first controller of each ring: of containers that hold each other, then of controllers that stand
  /// where others of the ring put them.
  private var ringFindings: [SegueFinding] {
    let held = segues.filter { $0.contains && $0.destination != $0.source }
    let containment = ControllerRings(controllers, segues: held).rings.map { ring in
      SegueFinding(
        .containmentRing, ring[0],
        "\(list(ring)) hold each other, expected the outermost in none of them: "
          + "\(name(of: ring[0])) is laid out in the window")
    }
    let known = Set(containment.map(\.node))
    let placing = controllers.compactMap(placing)
    let shown = ControllerRings(controllers, segues: placing).rings.filter { !known.contains($0[0]) }.map {
      ring in
      SegueFinding(
        .segueRing, ring[0],
        "\(list(ring)) lead to each other and nothing else to them, expected the storyboard to start with one: "
          + "\(name(of: ring[0])) is laid out in the window")
    }
    return containment + shown
  }

  /// The names of controllers, the first few.
  private func list(_ ring: [NodeID]) -> String {
    let shown = ring.prefix(4).map(name)
    let rest = ring.count - shown.count
    if rest > 0 { return shown.joined(separator: ", ") + " and \(rest) more" }
    return shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "")
  }
}

/// The relationship of a container that takes one controller.
private struct RootPlace: Hashable {
  let container: NodeID
  let relationship: SegueRelationship
}
