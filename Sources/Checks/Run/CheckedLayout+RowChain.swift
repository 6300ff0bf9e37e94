import AutoLayout
import Controls
import Resolver
import SceneModel

extension CheckedLayout {
  /// The chain that holds the height of a row from its top to its bottom.
  ///
  /// - Parameters:
  ///   - content: The content view of the row, by its index.
  ///   - views: All views in it, the content view the first, by their indices.
  ///   - constraints: The installed constraints of those views.
  func rowChain(of content: Int, _ views: Range<Int>, _ constraints: [LayoutConstraint]) -> ContentChain {
    let members = views.dropFirst().map { index in
      ContentChain.Member(
        self.views[index].id, name: names.title(of: self.views[index].node), from: rects[index].y,
        to: rects[index].maxY, hasExtent: hasHeight(index))
    }
    return ContentChain(
      self.views[content].id, hasExtent: hasHeight(content), members,
      constraints.map { ($0.first, $0.second) }, along: .vertical)
  }

  /// Whether a view has a height by itself: by content, by views that it arranges, or by a class of which
  /// nothing is known.
  private func hasHeight(_ index: Int) -> Bool {
    let view = views[index]
    return details[index].content.height != nil
      || !details[index].isLaidOut && !view.type.hasSuffix("ContentView")
      || view.type == "stackView" || tree[view.node, .customClass] != nil
  }
}
