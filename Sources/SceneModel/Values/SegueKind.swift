/// The kind of a segue, spelled as in a document.
package enum SegueKind: String, Sendable {
  case show, showDetail, presentation, popoverPresentation, embed, unwind, custom
  /// The relation of a container to a controller that it contains.
  case relationship
  /// The names of `show` and `presentation` in documents that do not adapt.
  case push, modal, popover, replace
}

/// Which of its controllers a container holds by a segue of the kind `relationship`.
package enum SegueRelationship: String, CaseIterable, Sendable {
  case rootViewController, viewControllers, masterViewController, detailViewController,
    supplementaryViewController, compactViewController
}

/// How a controller is presented over another, spelled as in a document.
package enum PresentationStyle: String, Sendable {
  case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen,
    overCurrentContext,
    blurOverFullScreen, popover, none

  /// Whether a phone may draw it as a card (InterfaceBuilder.md#cards).
  package var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}
