import Ninefold

/// What is answered where a controller's presentation adapts.
struct ControllerAdaptation: Hashable {
  let controller: String
  let adaptation: PresentationAdaptation
}

extension ControllerAdaptation: ArgumentValue {
  static var valueName: String { "CONTROLLER:ANSWER" }

  static func expectation(for word: String) -> String {
    "a controller's id, storyboard identifier or class, a colon, and fullScreen, overFullScreen, none, "
      + "push, controller= and another's name, and navigation, joined by +"
  }

  init?(argument word: String) {
    guard let (controller, text) = word.splitAtLast(":") else { return nil }
    var adaptation = PresentationAdaptation()
    for part in text.split(separator: "+", omittingEmptySubsequences: false).map(String.init) {
      if let style = PresentationAdaptation.Style(rawValue: part), adaptation.style == nil {
        adaptation.style = style
      } else if let content = Self.content(part), adaptation.content == .same {
        adaptation.content = content
      } else if part == Self.navigation, !adaptation.isInNavigation {
        adaptation.isInNavigation = true
      } else {
        return nil
      }
    }
    self.init(controller: controller, adaptation: adaptation)
  }

  /// The word for a navigation controller around the content, whose bar has a button that says Done.
  static let navigation = "navigation"

  private static func content(_ word: String) -> PresentationAdaptation.Content? {
    let other = "controller="
    switch word {
    case PresentationAdaptation.Content.pushed.name: return .pushed
    case _ where word.hasPrefix(other) && word.utf8.count > other.utf8.count:
      return .other(String(word.dropFirst(other.count)))
    default: return nil
    }
  }
}
