package import SceneModel

extension WindowHierarchy {
  func presented(_ controller: NodeID, by segue: Segue, in outer: Surroundings) -> Surroundings {
    let presentation = presentation(by: segue, in: window.traits)
    if presentation.content == .pushed, outer.bars.isInNavigation {
      var inner = outer
      inner.holder = .container(segue.source)
      return inner
    }
    var inner = presentation.surroundings(
      over: window, from: outer, preferred: preferredContentSize(of: controller))
    inner.holder = .presenter(segue.source, presentation.style)
    let isReplaced =
      presentation.content.controller != nil && controller == segue.destination
      && replacement(insteadOf: segue) != nil
    inner.absence = outer.absence ?? (isReplaced ? .replaced : nil)
    return inner
  }

  /// The size that a controller prefers where its presentation lets it choose: its own, else that of the
  /// controller in it where it is a navigation controller; nil where neither gives one
  /// (Devices.md#preferred-sizes). Points.
  private func preferredContentSize(of controller: NodeID) -> Size? {
    var current = controller
    for _ in 0..<SegueGraph.longestChain {
      if let size = tree.preferredContentSize(of: current) { return size }
      let root = graph.segues.first { $0.source == current && $0.relationship == .rootViewController }
      guard let inner = root?.destination else { return nil }
      current = inner
    }
    return nil
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
