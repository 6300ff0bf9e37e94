package import SceneModel

/// A segue between controllers of a document, from the controller that holds it.
package struct Segue: Sendable {
  /// Its element.
  package let node: NodeID
  /// The controller that holds it.
  package let source: NodeID
  /// The controller that it leads to; nil where the document has none of that identifier.
  package let destination: NodeID?
  /// The object that triggers it, or the container view that embeds; the controller where that
  /// holds the segue.
  package let trigger: NodeID
  /// Nil of a kind that iOS does not have.
  package let kind: SegueKind?
  package let relationship: SegueRelationship?
  /// How it says that its destination is presented.
  package let presentation: SeguePresentation
  /// Whether the document names it as the one that decides where several lead to a controller.
  package let breaksTies: Bool

  /// Whether its source holds its destination for good, as a container or by a container view.
  package var contains: Bool { kind == .relationship || kind == .embed }
}

/// How a segue or its destination says that it is presented.
package enum SeguePresentation: Sendable {
  case unspecified
  /// Nil of a style that is not known.
  case style(PresentationStyle?)

  /// Reads the attribute `modalPresentationStyle`.
  package init(_ attribute: String?) {
    self = attribute.map { .style(PresentationStyle(rawValue: $0)) } ?? .unspecified
  }

  /// Whether a phone may draw it as a card (InterfaceBuilder.md#cards).
  package var isSheet: Bool {
    switch self {
    case .unspecified: true
    case .style(let style): style?.isSheet ?? false
    }
  }
}
