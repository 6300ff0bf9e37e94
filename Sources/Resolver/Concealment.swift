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
    if hides(view) { return .hidden(hidingKey(of: view)) }
    var current = superview(of: view)
    while let ancestor = current {
      if hides(ancestor) { return .hiddenInside(ancestor) }
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

  private func hides(_ view: NodeID) -> Bool {
    resolver.classesHiding(view, tables).contains(traits.sizeClass)
  }

  private func hidingKey(of view: NodeID) -> VariationKey? {
    variations(of: view).last { tree[$0, .hidden] != nil }.map { VariationKey(tree[$0, .key] ?? "") }
  }
}

extension Resolver {
  /// Of each node, the classes in which a view that it is or is in is hidden; empty where none ever is.
  ///
  /// - Complexity: O(*n* + *v*) of nodes and variations.
  package func hiddenClasses(_ tables: InstallationTables) -> [SizeClassSet] {
    let tree = document.tree
    var result: [SizeClassSet] = []
    for object in objects {
      let classes = classesHiding(object, tables)
      guard !classes.isEmpty, tree.isView(object) else { continue }
      if result.isEmpty { result = [SizeClassSet](repeating: [], count: tree.count) }
      result[Int(object.index)] = classes
    }
    for index in result.indices {
      guard let parent = tree.parent(of: NodeID(index)) else { continue }
      result[index].formUnion(result[Int(parent.index)])
    }
    return result
  }

  /// The classes in which a view's attribute `hidden` is YES.
  fileprivate func classesHiding(_ view: NodeID, _ tables: InstallationTables) -> SizeClassSet {
    let tree = document.tree
    var classes: SizeClassSet = tree.flag(view, .hidden) == true ? .all : []
    for index in variations.indices(of: view) ?? 0..<0 {
      let variation = variations.variations[index].node
      guard tree.replaces(.hidden, in: variation) else { continue }
      classes.subtract(tables.applying[index])
      if tree.flag(variation, .hidden) == true { classes.formUnion(tables.applying[index]) }
    }
    return classes
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
