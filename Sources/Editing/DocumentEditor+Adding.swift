import Controls
import SceneModel

extension DocumentEditor {
  mutating func add(_ view: NewView) throws(EditError) {
    let host = try host(view.parent)
    if !isBase { try requireSizeClasses(view.parent) }
    let siblings = subviews(of: host)
    let count = siblings.count
    if let index = view.index, !(0...count).contains(index) {
      throw EditError(.badIndex(index, count: count), view.parent)
    }
    let id = try identifier(view.id)
    var element = try element(of: view, id: id)
    resize(&element)
    let container = subviewContainer(of: host)
    let children = tree.elements(of: container).map { $0 }
    insert(element, in: container, at: view.index ?? count, of: children)
    confine(id)
    outcome.added.append(id)
    outcome.summary = "add \(view.kind) \(id) to \(view.parent)"
  }

  /// A view as the library has it, with the requested values.
  mutating func element(of view: NewView, id: ObjectID) throws(EditError) -> NewElement {
    if let text = view.text, !XMLText.isAllowed(text) {
      throw EditError(.badValue("text", text, expected: "characters that XML allows"), view.parent)
    }
    if let frame = view.frame { try check(frame, of: view.parent) }
    guard let library = ObjectKind.of(view.kind, on: tree.platform)?.library else {
      throw EditError(.unknownKind(view.kind), view.parent)
    }
    var element = library.element(id: id, frame: view.frame, text: view.text, tree.toolsVersion)
    try identifyInner(&element)
    return element
  }

  func check(_ frame: Rect, of parent: ObjectID) throws(EditError) {
    for number in [frame.x, frame.y, frame.width, frame.height] where !number.isFinite {
      throw EditError(.badNumber("frame", number, expected: "a number"), parent)
    }
  }

  /// Gives identifiers to the elements in the library's view.
  private mutating func identifyInner(_ element: inout NewElement) throws(EditError) {
    for index in element.content.indices {
      guard case .element(var child) = element.content[index] else { continue }
      if child["id"] == "" { child["id"] = try identifier(nil).text }
      try identifyInner(&child)
      element.content[index] = .element(child)
    }
  }

  /// Without a layout by constraints, the mask places a view.
  private func resize(_ element: inout NewElement) {
    if tree.usesAutoLayout { return }
    element["translatesAutoresizingMaskIntoConstraints"] = nil
    let mask = NewElement(
      "autoresizingMask", ["key": "autoresizingMask", "flexibleMaxX": "YES", "flexibleMaxY": "YES"])
    element.content.insert(.element(mask), at: min(1, element.content.count))
  }
}

extension DocumentEditor {
  mutating func add(_ constraint: NewConstraint) throws(EditError) {
    try ConstraintRules.check(constraint)
    let first = try layoutItem(constraint.first)
    let second = try constraint.second.map { (side) throws(EditError) in try layoutItem(side) }
    guard let owner = commonView(first, second ?? first) else {
      throw EditError(
        .unrelated(constraint.first.item, constraint.second?.item ?? constraint.first.item), ObjectID(""))
    }
    if !isBase { try requireSizeClasses(constraint.first.item) }
    let ownerID = ObjectID(tree[owner, .id] ?? "")
    let id = try identifier(constraint.id)
    let container = tree.child(of: owner, .constraints) ?? insertChild(NewElement("constraints"), in: owner)
    let children = tree.elements(of: container).map { $0 }
    // Sorted by their identifiers (InterfaceBuilder.md#constraint-order).
    let index = children.firstIndex { id.text.utf8.lexicographicallyPrecedes((tree[$0, .id] ?? "").utf8) }
    insert(
      ConstraintRules.element(constraint, id: id, owner: ownerID), in: container, at: index ?? children.count,
      of: children)
    confine(id)
    outcome.added.append(id)
    outcome.summary = "constrain \(ConstraintRules.summary(constraint)) as \(id)"
  }

  /// An item of a constraint: the view that it is, or the one that its guide is of.
  private func layoutItem(
    _ side: LayoutConstraint.Side
  ) throws(EditError) -> NodeID {
    guard let node = find(side.item) else { throw EditError(.noLayoutItem(side.item), ObjectID("")) }
    if tree.isView(node) { return node }
    guard tree.role(of: node) == .guide else {
      throw EditError(.noLayoutItem(side.item), ObjectID(""))
    }
    if let reason = ConstraintRules.problem(ofGuide: side.attribute) {
      throw EditError(.incompatible(side.attribute, nil, reason), ObjectID(""))
    }
    if tree.isElement(node, .viewControllerLayoutGuide) {
      let controller = tree.ancestor(of: node) { tree.role(of: $0) == .controller }
      if let view = controller.flatMap({ tree.child(of: $0, key: "view") }) { return view }
    } else if let view = tree.ancestor(of: node, where: tree.isView) {
      return view
    }
    throw EditError(.noLayoutItem(side.item), ObjectID(""))
  }

  /// The nearest view that holds both, one of them counted.
  private func commonView(_ a: NodeID, _ b: NodeID) -> NodeID? {
    var around: Set<NodeID> = []
    var view: NodeID? = a
    while let current = view {
      around.insert(current)
      view = superview(of: current)
    }
    view = b
    while let current = view {
      if around.contains(current) { return current }
      view = superview(of: current)
    }
    return nil
  }
}
