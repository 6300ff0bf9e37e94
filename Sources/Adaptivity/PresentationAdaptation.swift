/// What the delegate of a presentation, or a custom presentation controller, answers where the presentation adapts to compact
/// classes (Devices.md#presentation-delegates).
package struct PresentationAdaptation: Hashable, Sendable {
  /// The styles that may be answered.
  package enum Style: String, CaseIterable, Sendable {
    case fullScreen, overFullScreen
    /// It stays as it is.
    case stays = "none"
  }

  /// What is shown where the presentation adapts.
  package enum Content: Hashable, Sendable {
    case same
    /// Another controller, by its id, its storyboard identifier or its class.
    case other(String)
    /// The content of a popover, pushed on the navigation stack of its presenter instead.
    case pushed

    /// What it is called.
    package var name: String {
      switch self {
      case .same: "same"
      case .other: "controller"
      case .pushed: "push"
      }
    }

    /// What names the controller that is shown instead; nil where it is the same.
    package var controller: String? { if case .other(let id) = self { id } else { nil } }
  }

  /// Nil where the system's own rule counts.
  package var style: Style?
  package var content: Content
  /// Whether the content is put into a navigation controller, whose bar has a button that says Done.
  package var isInNavigation: Bool

  /// An answer of a style and a content.
  package init(style: Style? = nil, content: Content = .same, isInNavigation: Bool = false) {
    self.style = style
    self.content = content
    self.isInNavigation = isInNavigation
  }
}
