package import JSONText
package import Ninefold

extension Resolution {
  /// The text that distinguishes an object from others: its label, its text or image in quotes, or the role
  /// of a layout guide in its view.
  package func note(on node: NodeID) -> String {
    if let label = tree[node, .userLabel], !label.isEmpty { return label.shown(upTo: 40) }
    if let text = shownText(of: node) ?? attribute(node, .image), !text.isEmpty {
      return "\"\(text.shown(upTo: 40))\""
    }
    return tree.role(of: node) == .guide ? tree[node, .key] ?? tree[node, .type] ?? "" : ""
  }

  /// The visibility of an installed view: `hidden`, `hidden in` a superview, or empty text where it
  /// is visible.
  func hiddenNote(on view: NodeID) -> String {
    guard let hiding = hidingView(of: view) else { return "" }
    if hiding == view { return "hidden" }
    let name = label(of: hiding).map { "'\($0.shown(upTo: 24))'" } ?? tree[hiding, .id] ?? ""
    return "hidden in \(name)"
  }

  /// The view that hides an installed one: itself or a superview.
  fileprivate func hidingView(of view: NodeID) -> NodeID? {
    guard tree.isView(view) else { return nil }
    return switch concealment(of: view) {
    case .hidden: view
    case .hiddenInside(let superview): superview
    case .uninstalled, nil: nil
    }
  }
}

extension JSONWriter {
  /// Writes the label of an object, and whether it is hidden.
  package mutating func members(ofNames node: NodeID, _ resolution: Resolution) {
    let hiding = resolution.hidingView(of: node)
    member("label", resolution.label(of: node))
    member("hidden", hiding != nil)
    member("hiddenBy", hiding.flatMap { resolution.tree[$0, .id] })
  }
}
