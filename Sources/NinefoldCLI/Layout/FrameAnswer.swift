import CommandLine
import JSONText
import Ninefold

/// The explanation of a view's frame.
struct FrameAnswer: SceneAnswer {
  let path: String
  let outline: SceneOutline
  let sizeClass: SizeClass
  let explanation: LayoutExplanation
  let naming: ObjectNaming

  var lines: [String] {
    ["\(path), \(outline.name), \(sizeClass)".onOneLine] + LayoutExplanationText(explanation, naming).lines
  }

  func write(to json: inout JSONWriter) {
    json.write(explanation, in: outline, sizeClass)
  }
}
