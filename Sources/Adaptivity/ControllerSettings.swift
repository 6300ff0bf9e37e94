package import SceneModel

/// What a running app says of a controller and its document does not.
package struct ControllerSettings: Hashable, Sendable {
  /// The traits that the controller's container overrides for it; it inherits those that are unspecified
  /// (Devices.md#trait-overrides).
  package var traits = TraitCollection()
  /// The size that its container or its presentation controller gives it, instead of what it would have. Points.
  package var size: Size?
  /// The display mode that a split view controller is asked for; nil where its document's counts.
  package var displayMode: SplitDisplayMode?
  /// What the delegate of the presentation, or a custom presentation controller, answers where it is presented.
  package var adaptation: PresentationAdaptation?

  /// Settings that change nothing.
  package init() {}
}

/// What a running app says of its controllers, by what names one: its id, its storyboard identifier or its class.
package struct RunningSettings: Hashable, Sendable {
  private var settings: [String: ControllerSettings] = [:]

  /// No settings.
  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool { settings.isEmpty }
  /// What names the controllers, sorted.
  package var names: [String] { settings.keys.sorted() }

  /// The settings of the controllers of a name.
  package subscript(name: String) -> ControllerSettings {
    get { settings[name] ?? ControllerSettings() }
    set { settings[name] = newValue }
  }

  /// The settings of a controller: by its id before its storyboard identifier before its class; nil of one without any.
  package func settings(of controller: NodeID, _ tree: ElementTree) -> ControllerSettings? {
    if settings.isEmpty { return nil }
    for name in Self.names(of: controller, tree) { if let found = settings[name] { return found } }
    return nil
  }

  /// Whether a name is a controller's of a document.
  package static func has(_ name: String, _ graph: SegueGraph) -> Bool {
    graph.controllers.contains { names(of: $0, graph.tree).contains(name) }
  }

  private static func names(of controller: NodeID, _ tree: ElementTree) -> [String] {
    [KnownName.id, .storyboardIdentifier, .customClass].compactMap { tree[controller, $0] }
  }
}
