package import SceneModel

/// How the destination of a segue is shown (Devices.md#segue-outcomes).
package enum SegueOutcome: Hashable, Sendable {
  /// In a container for good.
  case contained
  /// In a container view.
  case embedded
  /// On the stack of a navigation controller.
  case pushed
  /// In the secondary column of a split view controller.
  case secondaryColumn
  /// Over its presenter.
  case presented(Presentation)
  /// As code of the app says.
  case custom
  /// The segue goes back.
  case unwound

  /// The name of the outcome.
  package var name: String {
    switch self {
    case .contained: "contained"
    case .embedded: "embedded"
    case .pushed: "pushed"
    case .secondaryColumn: "secondaryColumn"
    case .presented: "presented"
    case .custom: "custom"
    case .unwound: "unwound"
    }
  }
}

extension WindowHierarchy {
  /// How the destination of a segue is shown under traits of its presenter.
  ///
  /// - Parameter rules: The rules of the system, nil for those of the document.
  package func outcome(of segue: Segue, in traits: TraitCollection, by rules: PresentationRules? = nil)
    -> SegueOutcome
  {
    switch segue.kind {
    case .relationship: return .contained
    case .embed: return .embedded
    case .show, .push: return shownOutcome(of: segue, in: traits, rules)
    case .showDetail, .replace:
      guard traits.sizeClass.width == .regular, splitHolding(segue.source) != nil else {
        return shownOutcome(of: segue, in: traits, rules)
      }
      return .secondaryColumn
    case .presentation, .modal, .popover, .popoverPresentation:
      return presentedOutcome(of: segue, in: traits, rules)
    case .unwind: return .unwound
    case .custom, nil: return .custom
    }
  }

  private func shownOutcome(of segue: Segue, in traits: TraitCollection, _ rules: PresentationRules?)
    -> SegueOutcome
  {
    segue.kind == .push || isInNavigation(segue.source)
      ? .pushed : presentedOutcome(of: segue, in: traits, rules)
  }

  private func presentedOutcome(of segue: Segue, in traits: TraitCollection, _ rules: PresentationRules?)
    -> SegueOutcome
  {
    let presentation = presentation(by: segue, in: traits, rules)
    return presentation.content == .pushed && isInNavigation(segue.source)
      ? .pushed : .presented(presentation)
  }
}
