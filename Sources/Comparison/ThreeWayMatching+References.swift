import SceneModel

extension ThreeWayMatching {
  /// The matches that a side's constraints and connections name anew: their layout and their wiring stand
  /// there, wherever that is in the document.
  ///
  /// What a side made anew as it was says nothing new, nor does another constant of a constraint.
  func namedAnew(by side: MergeSide) -> Set<Int> {
    let forms = Set(self[.base].constraints.map { ConstraintForm($0, in: self[.base]) })
    let former = connectionsRemoved(by: side)
    var named: Set<Int> = []
    for number in matches.indices {
      guard let node = matches[number][side], isReferrer(node, side) else { continue }
      if self[side].tree.isElement(node, .constraint) {
        if forms.contains(ConstraintForm(node, in: self[side])) { continue }
      } else if matches[number].isIn(.base) {
        if extent(of: number, by: side) == .none { continue }
      } else if former.contains(self[side].content(of: node)) {
        continue
      }
      for reference in self[side].references.references(of: node, in: self[side].tree) {
        if let object = match(ofObject: reference.id, side) { named.insert(object) }
      }
    }
    return named
  }

  /// The contents of the connections of the base that a side lacks.
  private func connectionsRemoved(by side: MergeSide) -> Set<NodeContent> {
    var contents: Set<NodeContent> = []
    for match in matches where !match.isIn(side) {
      guard let node = match[.base], isReferrer(node, .base) else { continue }
      contents.insert(self[.base].content(of: node))
    }
    return contents
  }

  /// Whether a node lays out or connects objects that it names.
  private func isReferrer(_ node: NodeID, _ side: MergeSide) -> Bool {
    let tree = self[side].tree
    return tree.kind(of: node) == .element && NodeIdentity.isReferrer(tree.name(of: node).known)
  }

  /// Whether one of some matches is a match, or in it in the base.
  func hold(_ matches: Set<Int>, in match: Int) -> Bool {
    guard !matches.isEmpty, let node = self.matches[match][.base] else { return false }
    return self[.base].tree.subtree(of: node).contains {
      matches.contains(self.match(of: NodeID($0), .base))
    }
  }
}
