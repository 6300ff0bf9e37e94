/// The answer of a presentation's delegate, or of a custom presentation controller, where the presentation
/// adapts to compact classes (Devices.md#presentation-delegates).
package struct PresentationAdaptation: Hashable, Sendable {
  /// The styles that may be answered.
  package enum Style: String, CaseIterable, Sendable {
    case fullScreen, overFullScreen
    /// It stays as it is.
    case stays = "none"
  }

  /// The content that is shown where the presentation adapts.
  package enum Content: Hashable, Sendable {
    case same
    /// Another controller, by its id, its storyboard identifier or its class.
    case other(String)
    /// The content of a popover, pushed on the navigation stack of its presenter instead.
    case pushed

    /// The name of the content.
    package var name: String {
      switch self {
      case .same: "same"
      case .other: "controller"
      case .pushed: "push"
      }
    }

    /// The name of the controller that is shown instead; nil where none is.
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

extension PresentationAdaptation {
  /// The word for a navigation controller around the content.
  package static let navigation = "navigation"
  private static let other = "controller="

  /// The answer in one word: a style, a content and `navigation`, joined by `+`.
  package var text: String {
    let content: String? =
      switch content {
      case .same: nil
      case .other(let name): Self.other + name
      case .pushed: self.content.name
      }
    return [style?.rawValue, content, isInNavigation ? Self.navigation : nil].compactMap(\.self)
      .joined(separator: "+")
  }

  /// The answer of a word; nil where a component of it is unknown, or there twice.
  package init?(text: String) {
    self.init()
    for part in text.split(separator: "+", omittingEmptySubsequences: false).map(String.init) {
      if let style = Style(rawValue: part), self.style == nil {
        self.style = style
      } else if part == Self.navigation, !isInNavigation {
        isInNavigation = true
      } else if content == .same, let content = Self.content(part) {
        self.content = content
      } else {
        return nil
      }
    }
  }

  private static func content(_ word: String) -> Content? {
    if word == Content.pushed.name { return .pushed }
    guard word.hasPrefix(other), word.utf8.count > other.utf8.count else { return nil }
    return .other(String(word.dropFirst(other.count)))
  }
}
