import Controls
public import SceneModel

/// Why a view is not seen under a trait collection.
package enum Concealment: Hashable, Sendable {
  /// It is not installed.
  case uninstalled(Installation)
  /// Its attribute `hidden` is YES: that of the variation, or its own where that is nil.
  case hidden(VariationKey?)
  /// The superview, the nearest one, is hidden.
  case hiddenInside(NodeID)
}

/// A view that is not seen under a trait collection.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// for view in document.hiddenViews(in: .compactCompact) {
///   print(view.id, document.tree.tag(of: view.node))
/// }
/// ```
public struct HiddenView: Hashable, Sendable {
  /// The view's identifier; empty text where it has none.
  public let id: ObjectID
  /// The element of the view.
  public let node: NodeID
  /// Why it is not seen.
  package let reason: Concealment
}

extension Resolution {
  /// Why a view is not seen, or nil where it is.
  ///
  /// - Complexity: O(*d*) of the view's depth.
  package func concealment(of view: NodeID) -> Concealment? {
    guard isInstalled(view) else { return .uninstalled(installation(of: view)) }
    if flag(view, .hidden) == true { return .hidden(hidingKey(of: view)) }
    var current = superview(of: view)
    while let ancestor = current {
      if flag(ancestor, .hidden) == true { return .hiddenInside(ancestor) }
      current = superview(of: ancestor)
    }
    return nil
  }

  /// The views of the document that are not seen, in document order.
  package var hiddenViews: [HiddenView] {
    resolver.objects.filter(tree.isView).compactMap { view in
      concealment(of: view).map { HiddenView(id: ObjectID(tree[view, .id] ?? ""), node: view, reason: $0) }
    }
  }

  private func hidingKey(of view: NodeID) -> VariationKey? {
    variations(of: view).last { tree[$0, .hidden] != nil }.map { VariationKey(tree[$0, .key] ?? "") }
  }
}

extension Document {
  /// The views that are not seen in a size class, in document order: those that are not installed, those that
  /// are hidden, and those inside a hidden one.
  ///
  /// - Complexity: O(*n*) of the document's nodes.
  public func hiddenViews(in sizeClass: SizeClass) -> [HiddenView] {
    Resolver(self).resolve(TraitCollection(sizeClass: sizeClass)).hiddenViews
  }
}
