package import Controls
import JSONText
package import SceneModel
import Synchronization

/// The names of the objects of a scene in sentences.
package struct SceneNames: Sendable {
  private let resolution: Resolution
  private let shared: SharedLabels

  package init(_ resolution: Resolution, _ outline: SceneOutline) {
    self.resolution = resolution
    shared = SharedLabels(outline)
  }

  /// An object in a sentence of its own, such as `'Name' (abc-de-fgh)`, or `view (abc-de-fgh)`.
  package func title(of node: NodeID) -> String {
    let tree = resolution.tree
    return "\(Self.label(of: node, resolution) ?? tree.tag(of: node)) (\(tree[node, .id] ?? ""))".onOneLine
  }

  /// An object at the beginning of a sentence: its label where no other object has it, such as `'Name'`,
  /// else its title.
  package func subject(of node: NodeID) -> String {
    guard let label = Self.label(of: node, resolution), !shared.contains(label, in: resolution) else {
      return title(of: node)
    }
    return label.onOneLine
  }

  /// The sentence that constraints leave a view open along axes.
  package func ambiguity(of view: NodeID, _ axes: [Axis]) -> String {
    let open = axes.map(\.rawValue).joined(separator: " and ")
    return "\(title(of: view)) is ambiguous: the constraints leave its \(open) position or size open"
  }

  /// An object in an equation: its label where no other object has it, else its id.
  package func name(of id: ObjectID) -> String {
    guard let node = resolution.node(id), let label = Self.label(of: node, resolution) else {
      return id.text.onOneLine
    }
    return shared.contains(label, in: resolution) ? "\(label) (\(id))".onOneLine : label
  }

  /// A constraint as an equation. An attribute of the view that holds the constraint stands without its name.
  package func equation(_ constraint: LayoutConstraint) -> String {
    LayoutConstraint.equation(
      constraint.first, constraint.relation, constraint.second, multiplier: constraint.multiplier,
      constant: constraint.constant, side: { name(of: $0, in: constraint) }, number: { $0.roundedForReading })
  }

  /// The right side of a constraint with another constant.
  package func rightSide(_ constraint: LayoutConstraint, constant: Double) -> String {
    LayoutConstraint.rightSide(
      constraint.second, multiplier: constraint.multiplier, constant: constant,
      side: { name(of: $0, in: constraint) }, number: { $0.roundedForReading })
  }

  package func name(of side: LayoutConstraint.Side, in constraint: LayoutConstraint) -> String {
    let attribute = side.attribute.rawValue
    let isOwner = resolution.node(side.item) == constraint.owner
    let otherItems = [constraint.first, constraint.second].compactMap { $0?.item }.filter { $0 != side.item }
    return isOwner && !otherItems.isEmpty ? attribute : "\(name(of: side.item)).\(attribute)"
  }

  /// A view's label in quotes, a guide's kind as it is.
  fileprivate static func label(of node: NodeID, _ resolution: Resolution) -> String? {
    if let label = resolution.label(of: node) { return "'\(label.shown(upTo: 40))'" }
    let tree = resolution.tree
    return tree.role(of: node) == .guide ? tree[node, .key] ?? tree[node, .type] : nil
  }
}

/// The labels that several objects of a scene have, found once one is asked for: most sentences need none.
private final class SharedLabels: Sendable {
  private let outline: SceneOutline
  private let found = Mutex<Set<String>?>(nil)

  init(_ outline: SceneOutline) { self.outline = outline }

  /// - Complexity: O(*n*) of the scene's objects for the first label, then O(1).
  func contains(_ label: String, in resolution: Resolution) -> Bool {
    found.withLock { found in
      let labels = found ?? labels(in: resolution)
      found = labels
      return labels.contains(label)
    }
  }

  private func labels(in resolution: Resolution) -> Set<String> {
    var known: Set<String> = []
    var shared: Set<String> = []
    for node in resolution.scene(outline).objects {
      guard let label = SceneNames.label(of: node, resolution) else { continue }
      if !known.insert(label).inserted { shared.insert(label) }
    }
    return shared
  }
}
