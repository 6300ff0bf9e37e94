package import SceneModel

/// The settings of a controller that a running app makes and its document does not hold.
package struct ControllerSettings: Hashable, Sendable {
  /// The traits that the controller's container overrides for it; it inherits those that are unspecified
  /// (Devices.md#trait-overrides).
  package var traits = TraitCollection()
  /// The size that its container or its presentation controller gives it instead of its own. Points.
  package var size: Size?
  /// The display mode that a split view controller is asked for; nil where its document's counts.
  package var displayMode: SplitDisplayMode?
  /// The answer of the presentation's delegate, or of a custom presentation controller, where the
  /// controller is presented.
  package var adaptation: PresentationAdaptation?

  /// Settings that change nothing.
  package init() {}

  /// The settings in one line.
  fileprivate var text: String {
    let overridden = traits.specified.compactMap { trait in
      traits.text(of: trait).map { "\(trait.rawValue)=\($0)" }
    }
    let parts: [String?] = [
      overridden.isEmpty ? nil : overridden.joined(separator: ","),
      size.map { "size \($0.width)x\($0.height)" },
      displayMode.map { "display mode \($0.rawValue)" }, adaptation.map { "answers \($0.text)" },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

/// The settings that a running app makes of its controllers, by the name of each: its id, its storyboard
/// identifier or its class.
package struct RunningSettings: Hashable, Sendable {
  private var settings: [String: ControllerSettings] = [:]

  /// No settings.
  package init() {}

  /// The settings in one line that no others share; nil where there are none.
  package var text: String? {
    let texts = settings.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text)" }
    return texts.isEmpty ? nil : texts.joined(separator: "; ")
  }
  /// Whether there are none.
  package var isEmpty: Bool { settings.isEmpty }
  /// The names of the controllers that have settings or are shown instead of others, sorted.
  package var names: [String] {
    let replacements = settings.values.compactMap { $0.adaptation?.content.controller }
    return Set(settings.keys).union(replacements).sorted()
  }

  /// The settings of the controllers of a name.
  package subscript(name: String) -> ControllerSettings {
    get { settings[name] ?? ControllerSettings() }
    set { settings[name] = newValue }
  }

  /// The settings of a controller: by its id, else its storyboard identifier, else its class; nil of others.
  package func settings(of controller: NodeID, _ tree: ElementTree) -> ControllerSettings? {
    if settings.isEmpty { return nil }
    for name in Self.names(of: controller, tree) { if let found = settings[name] { return found } }
    return nil
  }

  /// The controller of a name: by its id, else its storyboard identifier, else its class; nil where a
  /// document has none.
  package static func controller(named name: String, _ graph: SegueGraph) -> NodeID? {
    for attribute in naming {
      if let found = graph.controllers.first(where: { graph.tree[$0, attribute] == name }) { return found }
    }
    return nil
  }

  /// The attributes that name a controller, the one that counts first before the others.
  private static let naming = [KnownName.id, .storyboardIdentifier, .customClass]

  private static func names(of controller: NodeID, _ tree: ElementTree) -> [String] {
    naming.compactMap { tree[controller, $0] }
  }
}
