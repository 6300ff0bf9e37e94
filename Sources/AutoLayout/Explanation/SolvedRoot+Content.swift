import Controls
import Resolver
import SceneModel
import TextMetrics

extension SolvedRoot {
  private var tree: ViewTree { layout.tree }
  private var sizer: ContentSizer { layout.sizer }

  /// The content that gives a view its natural size, as the last pass had it.
  func content(of index: Int) -> LayoutContent {
    let view = tree.views[index]
    let size = rows.input.contentSizes[index]
    let kind = contentKind(view)
    let element = sizer.element(view.node)
    let font = element.fontDescription
    let resolution = tree.resolution
    return LayoutContent(
      kind: kind,
      name: kind == .text ? resolution.shownText(of: view.node) : resolution.attribute(view.node, .image),
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
    case .button: return tree.resolution.shownText(of: node) == nil ? .image : .text
    default: return .control
    }
  }
}
