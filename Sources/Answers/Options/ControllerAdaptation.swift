import CommandLine
import Ninefold

/// The answer of a delegate where a controller's presentation adapts.
struct ControllerAdaptation: Hashable {
  let controller: String
  package let adaptation: PresentationAdaptation
}

extension ControllerAdaptation: ArgumentValue {
  package static var valueName: String { "CONTROLLER:ANSWER" }

  package static func expectation(for word: String) -> String {
    "a controller's id, storyboard identifier or class, a colon, and fullScreen, overFullScreen, none, "
      + "push, controller= and another's name, and navigation, joined by +"
  }

  package static func suggestion(for word: String) -> String {
    let answers = ["fullScreen", "overFullScreen", "none", "push", "navigation"]
    let given = word.splitAtLast(":")?.1.split(separator: "+").map(String.init) ?? []
    return given.first { !answers.contains($0) && !$0.hasPrefix("controller=") }?.suggestion(of: answers)
      ?? ""
  }

  package init?(argument word: String) {
    guard let (controller, text) = word.splitAtLast(":"), let adaptation = PresentationAdaptation(text: text)
    else { return nil }
    self.init(controller: controller, adaptation: adaptation)
  }
}
