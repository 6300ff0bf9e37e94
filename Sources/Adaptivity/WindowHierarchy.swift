import Controls
package import SceneModel

/// The controllers of a document as they stand in a window: each in its container, its column, its container
/// view or over its presenter, by the segues that lead to it.
package struct WindowHierarchy: Sendable {
  /// The size of a container view, and the safe area that reaches into it.
  package struct Embedding: Sendable {
    package let size: Size
    package let safeArea: EdgeInsets
    /// The height that the keyboard covers, from the bottom. Points.
    package let keyboard: Double

    /// The embedding of a container view. Points.
    package init(size: Size, safeArea: EdgeInsets, keyboard: Double = 0) {
      self.size = size
      self.safeArea = safeArea
      self.keyboard = keyboard
    }
  }

  /// Gives the embedding of a container view, for a controller in its surroundings; nil where the view
  /// is not installed.
  package typealias Embedder = (_ view: NodeID, _ controller: NodeID, Surroundings) -> Embedding?

  private let graph: SegueGraph
  private let window: Surroundings
  private let toolsVersion: ToolsVersion
  private let settings: RunningSettings
  /// Of each controller that something leads to, the segue that says where it stands.
  private var deciding: [NodeID: Segue] = [:]
  private var tree: ElementTree { graph.tree }

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
    self.graph = graph
    self.window = window
    self.toolsVersion = toolsVersion
    for controller in graph.controllers { deciding[controller] = graph.placing(controller) }
    endChains()
    let others = others
    guard !others.isEmpty else { return }
    for (controller, segue) in others { deciding[controller] = segue }
    endChains()
  }

  /// The controllers that are shown instead of others, with the segues that present these
  /// (Devices.md#presentation-delegates).
  private var others: [(NodeID, Segue)] {
    if settings.isEmpty { return [] }
    return graph.controllers.compactMap { controller in
      guard let segue = deciding[controller], let other = other(insteadOf: segue) else { return nil }
      return (other, segue)
    }
  }

  /// The controller that is shown instead of the one that a segue presents; nil where that is shown itself.
  private func other(insteadOf segue: Segue) -> NodeID? {
    guard case .presented(let presentation) = outcome(of: segue, in: window.traits),
      let name = presentation.content.controller,
      let other = RunningSettings.controller(named: name, graph), other != segue.destination
    else { return nil }
    return other
  }

  /// The hierarchy in a window of which nothing is known, for what segues do in any.
  package init(_ graph: SegueGraph, toolsVersion: ToolsVersion, settings: RunningSettings) {
    self.init(
      graph, in: Surroundings(size: Size(0, 0), safeArea: .zero, traits: TraitCollection()),
      toolsVersion: toolsVersion, settings: settings)
  }

  /// Lets rings, and chains that are too long, begin at the window.
  ///
  /// From each controller the way to the window is followed until it ends, meets a controller of known
  /// depth, or meets one that it went through: a ring, whose first controller in document order is then
  /// taken for the window's.
  private mutating func endChains() {
    var depths: [NodeID: Int] = [:]
    for controller in graph.controllers where depths[controller] == nil {
      var path: [NodeID] = []
      var onPath: Set<NodeID> = []
      var current = controller
      while depths[current] == nil {
        guard onPath.insert(current).inserted else {
          if let first = path.drop(while: { $0 != current }).min(by: { $0.index < $1.index }) {
            deciding[first] = nil
            depths[first] = 0
          }
          break
        }
        path.append(current)
        guard let segue = deciding[current] else { break }
        current = segue.source
      }
      endChain(path, &depths)
    }
  }

  /// Notes how far controllers are from the window, each the source of the one before.
  private mutating func endChain(_ path: [NodeID], _ depths: inout [NodeID: Int]) {
    // On a ring the last one's source may come earlier in the path: twice through, and all are known.
    for controller in (path + path).reversed() where depths[controller] == nil {
      guard let segue = deciding[controller] else {
        depths[controller] = 0
        continue
      }
      guard let depth = depths[segue.source] else { continue }
      let isTooFar = depth == SegueGraph.longestChain
      if isTooFar { deciding[controller] = nil }
      depths[controller] = isTooFar ? 0 : depth + 1
    }
  }

  /// The surroundings of a controller.
  ///
  /// - Parameters:
  ///   - around: Gives the surroundings of a controller nearer to the window; best called once for each.
  ///   - embedder: Gives the embedding of a container view.
  package func surroundings(
    of controller: NodeID, around: (NodeID) -> Surroundings, embedder: Embedder
  ) -> Surroundings {
    var found = placed(controller, around: around, embedder: embedder)
    guard let own = settings.settings(of: controller, tree) else { return found }
    found.traits = found.traits.merging(own.traits)
    if let size = own.size { found.size = size }
    return found
  }

  /// The surroundings that a controller's container, presenter or window gives it by itself.
  private func placed(
    _ controller: NodeID, around: (NodeID) -> Surroundings, embedder: Embedder
  ) -> Surroundings {
    guard let segue = deciding[controller] else { return window }
    let outer = around(segue.source)
    switch segue.kind {
    case .relationship: return contained(by: segue, in: outer)
    case .show, .push: return shown(controller, from: segue, in: outer, around)
    case .showDetail, .replace: return shownAsDetail(controller, from: segue, in: outer, around)
    case .embed: return embedded(by: segue, in: outer, embedder)
    case .popover, .popoverPresentation, .presentation, .modal:
      return presented(controller, by: segue, in: outer)
    case .unwind, .custom, nil: return window
    }
  }

  private func contained(by segue: Segue, in around: Surroundings) -> Surroundings {
    var outer = around
    // The insets that a container adds apply to its own view, and so to what is in it
    // (Devices.md#additional-insets).
    outer.safeArea = outer.safeArea.adding(tree.additionalSafeArea(of: segue.source))
    var inner = outer
    inner.holder = .container(segue.source)
    switch segue.relationship {
    case .rootViewController:
      inner.bars = outer.bars.within(navigation: segue.source, tree)
    case .viewControllers where tree.isElement(segue.source, .tabBarController):
      if !inner.bars.areHidden { inner.bars.tabs = segue.source }
    case .masterViewController: return column(.primary, by: segue, in: outer)
    case .supplementaryViewController: return column(.supplementary, by: segue, in: outer)
    case .detailViewController: return column(.secondary, by: segue, in: outer)
    case .compactViewController: return column(.compact, by: segue, in: outer)
    case .viewControllers where showsTwoPages(segue.source): inner.size.width /= 2
    case .viewControllers, nil: break
    }
    return inner
  }

  private func column(_ column: SplitColumn, by segue: Segue, in outer: Surroundings) -> Surroundings {
    columns(of: segue.source, in: outer).surroundings(column, holding: segue.destination ?? segue.source)
  }

  private func columns(of split: NodeID, in outer: Surroundings) -> SplitColumns {
    SplitColumns(of: split, in: outer, graph, mode: settings.settings(of: split, tree)?.displayMode)
  }

  /// Whether a page view controller shows two pages beside each other, its spine between them
  /// (Devices.md#page-controllers).
  private func showsTwoPages(_ controller: NodeID) -> Bool {
    tree.isElement(controller, .pageViewController)
      && tree.names.find("spineLocation").flatMap { tree[controller, $0] } == "mid"
  }

  /// A shown controller is pushed where a navigation controller holds its source or the source's embedder;
  /// else it is presented.
  private func shown(
    _ controller: NodeID, from segue: Segue, in outer: Surroundings, _ around: (NodeID) -> Surroundings
  ) -> Surroundings {
    let member = embedder(of: segue.source)
    var inner = member == segue.source ? outer : around(member)
    guard inner.bars.isInNavigation || segue.kind == .push else {
      return presented(controller, by: segue, in: outer)
    }
    inner.holder = .container(member)
    return inner
  }

  /// The outermost controller that embeds a controller by container views; itself where none does.
  private func embedder(of controller: NodeID) -> NodeID {
    var member = controller
    while let segue = deciding[member], segue.kind == .embed { member = segue.source }
    return member
  }

  /// Whether a navigation controller holds a controller, by the segues that place it.
  func isInNavigation(_ controller: NodeID) -> Bool {
    var member = controller
    while let segue = deciding[member] {
      switch segue.kind {
      case .relationship where segue.relationship == .rootViewController: return true
      case .push: return true
      case .relationship, .show, .showDetail, .replace, .embed: member = segue.source
      default: return false
      }
    }
    return false
  }

  /// A detail fills the secondary column beside its source's primary one; without columns it is shown.
  private func shownAsDetail(
    _ controller: NodeID, from segue: Segue, in outer: Surroundings, _ around: (NodeID) -> Surroundings
  ) -> Surroundings {
    guard let split = splitHolding(segue.source) else {
      return shown(controller, from: segue, in: outer, around)
    }
    let columns = columns(of: split, in: around(split))
    if columns.displayMode == nil { return shown(controller, from: segue, in: outer, around) }
    return columns.surroundings(.secondary, holding: controller)
  }

  /// The split view controller in whose primary or supplementary column a controller is.
  func splitHolding(_ controller: NodeID) -> NodeID? {
    var member = controller
    while let segue = deciding[member] {
      switch (segue.kind, segue.relationship) {
      case (.relationship, .masterViewController), (.relationship, .supplementaryViewController):
        return segue.source
      case (.relationship, .detailViewController), (.relationship, .compactViewController): return nil
      case (.relationship, _), (.show, _), (.push, _): member = segue.source
      default: return nil
      }
    }
    return nil
  }

  private func embedded(by segue: Segue, in outer: Surroundings, _ embedder: Embedder) -> Surroundings {
    guard let embedding = embedder(segue.trigger, segue.source, outer) else { return outer }
    var inner = outer
    inner.holder = .embedding(segue.source, view: segue.trigger)
    inner.size = embedding.size
    inner.safeArea = embedding.safeArea
    inner.keyboard = embedding.keyboard
    inner.bars = outer.bars.withinContainerView
    return inner
  }

  private func presented(_ controller: NodeID, by segue: Segue, in outer: Surroundings) -> Surroundings {
    let presentation = presentation(by: segue, in: window.traits)
    if presentation.content == .pushed, outer.bars.isInNavigation {
      var inner = outer
      inner.holder = .container(segue.source)
      return inner
    }
    var inner = presentation.surroundings(
      over: window, from: outer, preferred: tree.preferredContentSize(of: controller))
    inner.holder = .presenter(segue.source, presentation.style)
    let isReplaced =
      presentation.content.controller != nil && controller == segue.destination
      && other(insteadOf: segue) != nil
    inner.isShown = outer.isShown && !isReplaced
    return inner
  }

  /// How a segue presents its destination.
  func presentation(by segue: Segue, in traits: TraitCollection, _ rules: PresentationRules? = nil)
    -> Presentation
  {
    Presentation(
      asked: askedStyle(of: segue), traits: traits, rules: rules ?? PresentationRules(toolsVersion),
      adaptation: segue.destination.flatMap { settings.settings(of: $0, tree)?.adaptation })
  }

  /// The style that a segue asks for, else its destination: nil of one that is not known.
  package func askedStyle(of segue: Segue) -> PresentationStyle? {
    let asked: SeguePresentation =
      switch segue.kind {
      case .popover, .popoverPresentation: .style(.popover)
      case .presentation, .modal: segue.presentation
      default: .unspecified
      }
    let own = SeguePresentation(segue.destination.flatMap { tree[$0, .modalPresentationStyle] })
    return switch (asked, own) {
    case (.style(let style), _): style
    case (.unspecified, .style(let style)): style
    case (.unspecified, .unspecified): .automatic
    }
  }
}

extension ElementTree {
  /// The insets that a controller adds to the safe area of its view (Devices.md#additional-insets). Points.
  package func additionalSafeArea(of controller: NodeID) -> EdgeInsets {
    child(of: controller, key: "additionalSafeAreaInsets").flatMap { insets($0) } ?? .zero
  }

  /// The size that a controller prefers where its container lets it choose; nil where it gives none. Points.
  fileprivate func preferredContentSize(of controller: NodeID) -> Size? {
    let stated =
      child(of: controller, key: "preferredContentSize")
      ?? child(of: controller, key: "contentSizeForViewInPopover")
    guard let stated, let width = self[stated, .width].flatMap(Double.init(attribute:)),
      let height = self[stated, .height].flatMap(Double.init(attribute:)), width > 0, height > 0
    else { return nil }
    return Size(width, height)
  }
}
