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
      + "navigation, push, or controller= and another's id; a style and a content joined by +"
  }

  init?(argument word: String) {
    guard let (controller, text) = word.splitAtLast(":") else { return nil }
    var adaptation = PresentationAdaptation()
    for part in text.split(separator: "+", omittingEmptySubsequences: false).map(String.init) {
      if let style = PresentationAdaptation.Style(rawValue: part), adaptation.style == nil {
        adaptation.style = style
      } else if let content = Self.content(part), adaptation.content == .same {
        adaptation.content = content
      } else {
        return nil
      }
    }
    self.init(controller: controller, adaptation: adaptation)
  }

  private static func content(_ word: String) -> PresentationAdaptation.Content? {
    let other = "controller="
    switch word {
    case PresentationAdaptation.Content.inNavigation.name: return .inNavigation
    case PresentationAdaptation.Content.pushed.name: return .pushed
    case _ where word.hasPrefix(other) && word.utf8.count > other.utf8.count:
      return .other(String(word.dropFirst(other.count)))
    default: return nil
    }
  }
}
