import CommandLine
import JSONText
import Ninefold

/// The explanation of a view's frame.
struct FrameAnswer: SceneAnswer {
  let path: String
  let outline: SceneOutline
  let sizeClass: SizeClass
  /// The screen that the scene is laid out for.
  let screen: LayoutScreen
  let explanation: LayoutExplanation
  let naming: ObjectNaming

  var lines: [String] {
    [screen.heading(path, outline, sizeClass)] + LayoutExplanationText(explanation, naming).lines
  }

  func write(to json: inout JSONWriter) {
    json.write(explanation, in: outline, sizeClass, on: screen)
  }
}
