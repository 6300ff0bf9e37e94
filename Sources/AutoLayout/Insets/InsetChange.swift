package import SceneModel

/// A call that notifies a view or a controller of changed insets (Devices.md#inset-changes).
package struct InsetChange: Sendable {
  /// The method that is called.
  package enum Call: String, Sendable {
    case safeAreaInsetsDidChange, viewSafeAreaInsetsDidChange
    case layoutMarginsDidChange, viewLayoutMarginsDidChange
    case adjustedContentInsetDidChange
  }

  /// The identifier of the view or the controller.
  package let id: ObjectID
  /// Its element.
  package let node: NodeID
  /// The element's name.
  package let type: String
  package let call: Call
  /// The insets before. Points.
  package let old: EdgeInsets
  /// The insets after. Points.
  package let new: EdgeInsets
}

extension SceneInsets {
  /// The calls that a change from these insets to others makes, in order: superviews before subviews, a view
  /// before its controller. An object that is installed on one side alone gets no call.
  package func changes(to after: SceneInsets) -> [InsetChange] {
    let before = Dictionary(views.map { ($0.node, $0) }) { first, _ in first }
    let controllers = Dictionary(after.controllers.compactMap { held in held.view.map { ($0, held) } }) {
      first, _ in first
    }
    var changes: [InsetChange] = []
    for view in after.views {
      guard let old = before[view.node] else { continue }
      let controller = view.parent == nil ? controllers[view.id] : nil
      func tell(
        _ call: InsetChange.Call, _ ofController: InsetChange.Call?, _ old: EdgeInsets, _ new: EdgeInsets
      ) {
        guard old != new else { return }
        changes.append(
          InsetChange(id: view.id, node: view.node, type: view.type, call: call, old: old, new: new))
        guard let controller, let call = ofController else { return }
        changes.append(
          InsetChange(
            id: controller.id, node: controller.node, type: controller.type, call: call, old: old, new: new))
      }
      tell(.safeAreaInsetsDidChange, .viewSafeAreaInsetsDidChange, old.safeArea, view.safeArea)
      tell(.layoutMarginsDidChange, .viewLayoutMarginsDidChange, old.margins, view.margins)
      if let scrolling = view.scrolling, let old = old.scrolling {
        tell(.adjustedContentInsetDidChange, nil, old.adjusted, scrolling.adjusted)
      }
    }
    return changes
  }
}
