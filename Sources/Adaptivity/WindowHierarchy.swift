package import SceneModel

/// The controllers of a document as they stand in a window: each in its container, its column, its container
/// view or over its presenter, by the segues that lead to it.
package struct WindowHierarchy: Sendable {
  let graph: SegueGraph
  /// The surroundings of what fills the window.
  package let window: Surroundings
  let toolsVersion: ToolsVersion
  let settings: RunningSettings
  /// Of a file that a controller loads, the view of that controller.
  let viewOfOwner: NodeID?
  /// Of each controller that something leads to, the segue that says where it stands.
  var deciding: [NodeID: Segue] = [:]
  var tree: ElementTree { graph.tree }

  /// The hierarchy in a window.
  ///
  /// ``SegueGraph/placing(_:)`` decides. Of controllers that lead to each other the first of the document
  /// counts as the window's.
  ///
  /// - Parameter settings: The running app's settings of controllers.
  package init(
    _ graph: SegueGraph, in window: Surroundings, toolsVersion: ToolsVersion,
    settings: RunningSettings = RunningSettings()
  ) {
    self.settings = settings
    viewOfOwner = graph.tree.viewOfOwner
    self.graph = graph
    self.window = window
    self.toolsVersion = toolsVersion
    for controller in graph.controllers { deciding[controller] = graph.placing(controller) }
    endChains()
    let replacements = replacements
    guard !replacements.isEmpty else { return }
    for (controller, segue) in replacements { deciding[controller] = segue }
    endChains()
  }

  /// The controllers that are shown instead of others, with the segues that present these
  /// (Devices.md#presentation-delegates).
  private var replacements: [(NodeID, Segue)] {
    if settings.isEmpty { return [] }
    return graph.controllers.compactMap { controller in
      guard let segue = deciding[controller], let shown = replacement(insteadOf: segue) else { return nil }
      return (shown, segue)
    }
  }

  /// The controller that is shown instead of the one that a segue presents; nil where that is shown itself.
  func replacement(insteadOf segue: Segue) -> NodeID? {
    guard case .presented(let presentation) = outcome(of: segue, in: window.traits),
      let name = presentation.content.controller,
      let replacement = RunningSettings.controller(named: name, graph), replacement != segue.destination
    else { return nil }
    return replacement
  }

  /// The hierarchy in a window of which nothing is known, for what segues do in any.
  package init(_ graph: SegueGraph, toolsVersion: ToolsVersion, settings: RunningSettings) {
    self.init(
      graph, in: Surroundings(size: Size(0, 0), safeArea: .zero, traits: TraitCollection()),
      toolsVersion: toolsVersion, settings: settings)
  }
}
