package import Controls
import JSONText
package import SceneModel

/// The names by which sentences call the objects of a scene, where the reader does not ask for identifiers.
///
/// An object goes by the first of these that it has: its element with its label or text in quotes, such as
/// `label "Title"`; the key of a layout guide, such as `safeArea`; the name of the first outlet that leads to
/// it, such as `headerView`; its custom class; its element, such as `view`. Objects of a scene that would
/// have the same name get numbers in document order, such as `view 3`. Whether an object is installed makes
/// no difference, so that it has one name in all size classes.
package struct ReadableNames: Sendable {
  private let resolution: Resolution
  /// The names of the scene's objects.
  private let names: [NodeID: String]

  /// The names of the objects of a scene.
  ///
  /// - Parameter resolution: The document without traits, so that no size class changes a name.
  /// - Complexity: O(*n*) of the document's nodes.
  package init(_ resolution: Resolution, _ outline: SceneOutline) {
    self.resolution = resolution
    let tree = resolution.tree
    let outlets = tree.outletNames
    let objects = tree.subtree(of: outline.objects).map { NodeID($0) }.filter { tree.hasReadableName($0) }
    let plain = objects.map { Self.name(of: $0, resolution, outlets) }
    let counts = plain.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var numbers: [String: Int] = [:]
    var names: [NodeID: String] = [:]
    for (object, name) in zip(objects, plain) {
      let number = numbers[name, default: 0] + 1
      numbers[name] = number
      names[object] = counts[name, default: 1] > 1 ? "\(name) \(number)" : name
    }
    self.names = names
  }

  /// An object's name; its element where it is none of the scene's objects.
  package func name(of node: NodeID) -> String { names[node] ?? resolution.tree.tag(of: node).onOneLine }

  /// The name of the object of an identifier; the identifier where the document has no such object.
  package func name(of id: ObjectID) -> String { resolution.node(id).map(name) ?? id.text.onOneLine }

  /// A constraint as an equation, such as `label "Title".leading = safeArea.leading + 16`.
  package func equation(_ constraint: LayoutConstraint) -> String {
    LayoutConstraint.equation(
      constraint.first, constraint.relation, constraint.second, multiplier: constraint.multiplier,
      constant: constraint.constant.roundedToThousandth, side: name, number: { $0.shortest })
  }

  /// The side of a constraint that tells it from others: the first one, unless that belongs to a guide or to
  /// the view that holds the constraint.
  package func shortName(of constraint: LayoutConstraint) -> String {
    guard let second = constraint.second, isContainer(constraint.first, of: constraint),
      !isContainer(second, of: constraint)
    else { return name(of: constraint.first) }
    return name(of: second)
  }

  private func isContainer(_ side: LayoutConstraint.Side, of constraint: LayoutConstraint) -> Bool {
    guard let node = resolution.node(side.item) else { return false }
    return node == constraint.owner || resolution.tree.role(of: node) == .guide
  }

  private func name(of side: LayoutConstraint.Side) -> String {
    "\(name(of: side.item)).\(side.attribute.rawValue)"
  }

  /// The name that an object has where no other has the same.
  private static func name(
    of node: NodeID, _ resolution: Resolution, _ outlets: [String: String]
  ) -> String {
    let tree = resolution.tree
    let element = tree.tag(of: node).onOneLine
    if let label = resolution.label(of: node) {
      let text = label.shown(upTo: 40).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\(element) \"\(text)\""
    }
    if tree.role(of: node) == .guide,
      let key = tree[node, .key] ?? tree[node, .type].map({ $0 + "LayoutGuide" })
    {
      return key.onOneLine
    }
    if let outlet = tree[node, .id].flatMap({ outlets[$0] }) { return outlet.onOneLine }
    return (tree[node, .customClass] ?? element).onOneLine
  }
}

extension ElementTree {
  /// Whether an element is an object that sentences name.
  fileprivate func hasReadableName(_ node: NodeID) -> Bool {
    kind(of: node) == .element && self[node, .id] != nil && (role(of: node) != nil || isView(node))
  }

  /// The name of the first outlet that leads to an object, by the object's identifier. A delegate or a data
  /// source is named for its task, not for itself.
  fileprivate var outletNames: [String: String] {
    var names: [String: String] = [:]
    for index in 1..<max(1, count) {
      let node = NodeID(index)
      guard isElement(node, .outlet), let destination = self[node, .destination],
        let property = self[node, .property], !["delegate", "dataSource"].contains(property)
      else { continue }
      names[destination] = names[destination] ?? property
    }
    return names
  }
}
