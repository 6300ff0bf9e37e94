import CommandLine
import JSONText
import Ninefold

/// The explanation of a view's frame.
struct FrameAnswer: SceneAnswer {
  package let path: String
  package let outline: SceneOutline
  package let sizeClass: SizeClass
  /// The screen that the scene is laid out for.
  package let screen: LayoutScreen
  let explanation: LayoutExplanation
  package let naming: ObjectNaming

  package var lines: [String] {
    [screen.heading(path, outline, sizeClass)] + LayoutExplanationText(explanation, naming).lines
  }

  package func write(to json: inout JSONWriter) {
    json.write(explanation, in: outline, sizeClass, on: screen)
  }
}
