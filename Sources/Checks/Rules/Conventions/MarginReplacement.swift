import AutoLayout
import Editing
import Resolver
import SceneModel

/// The replacement of a scene's constraints to margins: constraints to the edges, at the distance
/// of the margins.
struct MarginReplacement {
  private let scene: CheckedScene
  /// The index of each view by its node, for each layout of the scene.
  private let indices: [[NodeID: Int]]

  init(_ scene: CheckedScene) {
    self.scene = scene
    indices = scene.layouts.map { _, layout in
      Dictionary(
        layout.views.enumerated().map { ($0.element.node, $0.offset) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  private var tree: ElementTree { scene.document.tree }

  /// The fix without margins, where these are the same wherever the scene is shown.
  func fix(_ constraint: LayoutConstraint) -> FindingFix {
    guard constraint.multiplier == 1, !constraint.isSymbolic else {
      return .left("its constant is the system's, or its multiplier is not 1")
    }
    guard tree.variations(of: constraint.node).isEmpty else {
      return .left("it varies by size class")
    }
    var constant = constraint.constant
    var changes: [NodeChange] = []
    let sides: [(name: String, side: LayoutConstraint.Side?, sign: Double)] = [
      ("firstAttribute", constraint.first, -1), ("secondAttribute", constraint.second, 1),
    ]
    for (name, side, sign) in sides {
      guard let side, let (edge, direction) = side.attribute.edgeOfMargin else { continue }
      guard let margin = margin(side) else {
        return .left("the margin is not the same on all devices and in all size classes")
      }
      constant += sign * direction * margin
      changes.append(.setAttribute(name, of: constraint.node, to: edge.rawValue))
    }
    if constant == 0 {
      changes.append(.removeAttribute("constant", of: constraint.node))
    } else if constant != constraint.constant {
      changes.append(.setAttribute("constant", of: constraint.node, to: NumberText.text(constant)))
    }
    return .changes(changes)
  }

  /// The distance of a margin from its edge wherever its view is laid out; nil where it differs or
  /// is not known.
  ///
  /// Leading and trailing margins must be equal: which sides they are depends on the language.
  private func margin(_ side: LayoutConstraint.Side) -> Double? {
    guard let node = scene.document.resolver.node(side.item) else { return nil }
    var margin: Double?
    for ((_, layout), indices) in zip(scene.layouts, indices) {
      guard let index = indices[node] else { continue }
      let insets = layout.details[index].margins
      guard let points = insets.points(of: side.attribute), points == margin ?? points else { return nil }
      margin = points
    }
    return margin
  }
}

extension LayoutAttribute {
  /// The edge of a margin, and the direction from the edge to it: 1 towards larger numbers, else -1.
  fileprivate var edgeOfMargin: (edge: LayoutAttribute, direction: Double)? {
    guard let edge = ofMargins else { return nil }
    return switch edge {
    case .left, .leading, .top: (edge, 1)
    case .right, .trailing, .bottom: (edge, -1)
    default: nil
    }
  }
}

extension EdgeInsets {
  fileprivate func points(of margin: LayoutAttribute) -> Double? {
    switch margin {
    case .leftMargin: left
    case .rightMargin: right
    case .leadingMargin, .trailingMargin: left == right ? left : nil
    case .topMargin: top
    case .bottomMargin: bottom
    default: nil
    }
  }
}
