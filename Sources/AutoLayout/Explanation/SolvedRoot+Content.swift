import Controls
import Resolver
import SceneModel
import TextMetrics

extension SolvedRoot {
  private var tree: ViewTree { layout.tree }
  private var sizer: ContentSizer { layout.sizer }

  /// What gives a view its natural size, as the last pass had it.
  func content(of index: Int) -> LayoutContent {
    let view = tree.views[index]
    let size = rows.input.contentSizes[index]
    let kind = contentKind(view)
    let element = sizer.element(view.node)
    let font = element.fontDescription
    return LayoutContent(
      kind: kind, name: kind == .text ? shownText(view.node) : tree.resolution.attribute(view.node, .image),
      pointSize: font?.describedFont.pointSize,
      fontName: font.flatMap { $0.attribute(.name) ?? $0.attribute(.style) },
      width: size.width, height: size.height,
      wrappingWidth: kind == .text && sizer.wraps(view) ? geometry.rects[index].width : nil,
      isGuess: size.isGuess)
  }

  private func contentKind(_ view: LayoutView) -> LayoutContent.Kind {
    if sizer.designables[view.id.text] != nil { return .rendered }
    let node = view.node
    if layout.environment.isDesign,
      tree.tree[node, .placeholderIntrinsicWidth] != nil
        || tree.tree[node, .placeholderIntrinsicHeight] != nil
    {
      return .placeholder
    }
    switch view.kind {
    case .label, .textView, .textField: return .text
    case .imageView: return .image
    case .button: return shownText(node) == nil ? .image : .text
    default: return .control
    }
  }

  /// The text of a label, a field or a button's normal state.
  private func shownText(_ node: NodeID) -> String? {
    let resolution = tree.resolution
    for key in ["attributedText", "attributedTitle"] {
      if let runs = sizer.element(node).attributedText(key: key) { return runs.map(\.text).joined() }
    }
    for name in [KnownName.text, .placeholder, .title] {
      if let text = resolution.text(node, name), !text.isEmpty { return text }
    }
    let parts = [
      resolution.child(node, key: ControlState.normal.rawValue),
      tree.tree.child(of: node, .buttonConfiguration),
    ]
    for case let part? in parts {
      if let text = resolution.text(part, .title), !text.isEmpty { return text }
      if let runs = sizer.element(part).attributedText(key: "attributedTitle") {
        return runs.map(\.text).joined()
      }
    }
    return nil
  }
}
