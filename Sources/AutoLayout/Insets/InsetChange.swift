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

extension InsetChange.Call {
  /// The call by which the controller of the view is notified, right after the view; nil where it is not.
  package var ofController: Self? {
    switch self {
    case .safeAreaInsetsDidChange: .viewSafeAreaInsetsDidChange
    case .layoutMarginsDidChange: .viewLayoutMarginsDidChange
    case .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange, .adjustedContentInsetDidChange: nil
    }
  }
}

extension ViewInsets {
  /// The calls that the view gets as its insets change to others, in order, with the insets before and after.
  package func calls(to after: ViewInsets) -> [(call: InsetChange.Call, old: EdgeInsets, new: EdgeInsets)] {
    var calls: [(call: InsetChange.Call, old: EdgeInsets, new: EdgeInsets)] = [
      (.safeAreaInsetsDidChange, safeArea, after.safeArea), (.layoutMarginsDidChange, margins, after.margins),
    ]
    if let scrolling, let new = after.scrolling {
      calls.append((.adjustedContentInsetDidChange, scrolling.adjusted, new.adjusted))
    }
    return calls.filter { $0.old != $0.new }
  }

  /// The insets that the view had before it came into a window: no safe area, and the margins that it has.
  package var outsideWindow: ViewInsets {
    let scrolling = scrolling.map {
      ScrollInsets(
        behavior: $0.behavior, contentInset: $0.contentInset, adjusted: $0.contentInset,
        separator: $0.separator, section: $0.section)
    }
    return ViewInsets(
      id: id, node: node, type: type, parent: parent, frame: frame, safeArea: .zero, margins: margins,
      scrolling: scrolling, content: content)
  }
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
      let controller = view.parent == nil ? controllers[view.id] : nil
      for (call, old, new) in before[view.node]?.calls(to: view) ?? [] {
        changes.append(
          InsetChange(id: view.id, node: view.node, type: view.type, call: call, old: old, new: new))
        guard let controller, let call = call.ofController else { continue }
        changes.append(
          InsetChange(
            id: controller.id, node: controller.node, type: controller.type, call: call, old: old, new: new))
      }
    }
    return changes
  }
}
