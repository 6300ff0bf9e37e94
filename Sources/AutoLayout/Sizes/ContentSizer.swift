import Controls
import Resolver
import SceneModel
import TextMetrics

/// Gives the content sizes of views, as the UIKit of a document's time had them.
///
/// Each kind of view knows the size that it needs; this type decides where that does not count. A class, so
/// that what holds one copies a single reference.
final class ContentSizer: Sendable {
  let resolution: Resolution
  let environment: LayoutEnvironment
  /// The reading that the rules of the kinds use.
  let reading: any ControlReading
  /// The sizes that Interface Builder saved for views that it rendered itself, by object
  /// (InterfaceBuilder.md#rendered-sizes).
  let designables: [String: Size]

  /// The additions that a program makes to the document, or nil.
  let additions: LayoutAdditions?

  init(_ resolution: Resolution, _ environment: LayoutEnvironment, _ request: LayoutRequest) {
    self.resolution = resolution
    self.environment = environment
    reading = SceneReading(resolution, environment, request)
    designables = Self.designables(resolution.tree)
    additions = request.additions
  }

  private static func designables(_ tree: ElementTree) -> [String: Size] {
    guard let root = tree.root, let rendered = tree.child(of: root, .designables) else { return [:] }
    var sizes: [String: Size] = [:]
    for designable in tree.elements(of: rendered) {
      guard let id = tree[designable, .name], let size = tree.child(of: designable, .size) else { continue }
      sizes[id] = tree.size(size)
    }
    return sizes
  }

  /// An object as the rules of its kind read it.
  func element(_ node: NodeID) -> ControlElement { ControlElement(node, of: reading) }

  /// The content size of a view.
  ///
  /// - Parameter width: The width of the alignment rect that multi-line text wraps to; nil before
  ///   it is known.
  func size(of view: LayoutView, width: Double?) -> ContentSize {
    if let content = additions?.contents[view.id] {
      return ContentSize(width: content.width, height: content.height)
    }
    if let rendered = designables[view.id.text] {
      // A negative number stands for no intrinsic metric.
      return ContentSize(
        width: rendered.width < 0 ? nil : rendered.width, height: rendered.height < 0 ? nil : rendered.height)
    }
    var size = ContentSize.none
    if let rule = view.objectKind?.size {
      let element = element(view.node)
      size = rule.size(element, width)
      if environment.isDesign { size = rule.onCanvas(size, element, view.stackPlace) }
    }
    if environment.isDesign { applyPlaceholders(to: &size, view.node, resolution.tree) }
    return size
  }

  /// Whether some content of the document may be estimated: there are fonts without a file, symbols, or
  /// images of which nothing is known (InterfaceBuilder.md#guessed-sizes).
  ///
  /// - Complexity: O(*n*) of the document's nodes.
  var mayEstimate: Bool {
    let tree = resolution.tree
    let lacksFont = tree.namedFonts.contains { name in
      switch reading.family(named: name) {
      case .project(_)?: false
      case .some, .none: true
      }
    }
    return lacksFont
      || (1..<max(1, tree.count)).contains { index in
        [.image, .backgroundImage].contains { attribute in
          tree[NodeID(index), attribute].map { reading.image($0)?.isSymbol ?? true } ?? false
        }
      }
  }

  /// Whether a view's height depends on its width.
  func wraps(_ view: LayoutView) -> Bool {
    if additions?.contents[view.id] != nil { return false }
    return view.objectKind?.size?.wraps(element(view.node)) ?? false
  }

  /// How far a view's frame reaches beyond its alignment rect, which is what constraints place
  /// (InterfaceBuilder.md#alignment-rects).
  func alignment(of node: NodeID, _ kind: ObjectKind?) -> EdgeInsets {
    kind?.alignment?(element(node)) ?? .zero
  }

  /// Placeholder sizes replace the content's own on the canvas; `infinite` is none
  /// (InterfaceBuilder.md#placeholder-sizes).
  private func applyPlaceholders(to size: inout ContentSize, _ node: NodeID, _ tree: ElementTree) {
    if let width = tree[node, .placeholderIntrinsicWidth] { size.width = Double(attribute: width) }
    if let height = tree[node, .placeholderIntrinsicHeight] { size.height = Double(attribute: height) }
  }
}
