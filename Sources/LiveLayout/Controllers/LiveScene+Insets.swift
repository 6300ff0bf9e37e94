import AutoLayout
import SceneModel

/// The calls by which views and their controllers learn of other insets (Devices.md#inset-changes).
extension LiveScene {
  /// Calls the views whose insets are others than those that they know, and their controllers, until one
  /// changes something. Superviews come first.
  ///
  /// - Returns: Whether one has.
  func notifyOfInsets() throws(LiveLayoutError) -> Bool {
    let views = viewsWithInsets ?? root.subtree.filter(\.learnsOfInsets)
    viewsWithInsets = views
    guard !views.isEmpty, let insets = kept?.insets else {
      knownInsets = [:]
      return false
    }
    let known = knownInsets
    knownInsets = [:]
    let installed = views.filter { $0.index >= 0 }
    for view in installed { knownInsets[view.id] = known[view.id] ?? insets[view.index].outsideWindow }
    for view in installed {
      let new = insets[view.index]
      guard let old = knownInsets.updateValue(new, forKey: view.id) else { continue }
      let count = changeCount
      for (call, _, _) in old.calls(to: new) { try notify(view, call) }
      if changeCount != count { return true }
    }
    return false
  }

  /// Calls the view, then its controller.
  private func notify(_ view: LiveView, _ call: InsetChange.Call) throws(LiveLayoutError) {
    try note("\(call.rawValue)() of \(view.name)", of: view) { () throws(LiveLayoutError) in
      switch call {
      case .safeAreaInsetsDidChange: try view.safeAreaInsetsDidChange?(view)
      case .layoutMarginsDidChange: try view.layoutMarginsDidChange?(view)
      case .adjustedContentInsetDidChange: try view.adjustedContentInsetDidChange?(view)
      case .viewSafeAreaInsetsDidChange, .viewLayoutMarginsDidChange: break
      }
    }
    guard let controller = view.controller, let call = call.ofController else { return }
    try note("\(call.rawValue)() of \(controller.name)", of: controller) { () throws(LiveLayoutError) in
      switch call {
      case .viewSafeAreaInsetsDidChange: try controller.viewSafeAreaInsetsDidChange()
      case .viewLayoutMarginsDidChange: try controller.viewLayoutMarginsDidChange()
      case .safeAreaInsetsDidChange, .layoutMarginsDidChange, .adjustedContentInsetDidChange: break
      }
    }
  }
}

extension LiveView {
  /// Whether the view or its controller is called for other insets.
  fileprivate var learnsOfInsets: Bool {
    controller != nil || safeAreaInsetsDidChange != nil || layoutMarginsDidChange != nil
      || adjustedContentInsetDidChange != nil
  }
}
