import AutoLayout
import Editing
import SceneModel

extension CheckedLayout {
  /// Writes the frames of an update, and removes their marks.
  func fix(_ update: FrameUpdate) -> FindingFix {
    switch update {
    case .frames(let frames): .changes(frames.flatMap(changes))
    case .unknown(.open): .left("the constraints leave its frame open")
    case .unknown(.conflict): .left("constraints contradict each other")
    case .unknown(.content):
      .left("it rests on the size of a text, an image or a control that is not certain")
    case .unknown(.rule): .left("it rests on a margin, a priority or another rule that is not certain")
    case .unknown(.pixel): .left("it is a pixel or a point aside, which may be the computation")
    case .unknown(.variedFrame): .left("another frame is saved for the size class of the canvas")
    case .unknown(.unexplained): .left("too many views are misplaced")
    }
  }

  private func changes(_ frame: FrameComparison) -> [NodeChange] {
    let rect = tree.elements(of: frame.node).first {
      tree.isElement($0, .rect) && tree[$0, .key] == "frame"
    }
    guard let rect else { return [] }
    let numbers = [
      ("x", frame.saved.x, frame.computed.x), ("y", frame.saved.y, frame.computed.y),
      ("width", frame.saved.width, frame.computed.width),
      ("height", frame.saved.height, frame.computed.height),
    ]
    let moved = numbers.filter { $0.1 != $0.2 }.map { name, _, value in
      NodeChange.setAttribute(name, of: rect, to: NumberText.text(value))
    }
    return frame.isMarkedMisplaced ? moved + [.removeAttribute("misplaced", of: frame.node)] : moved
  }
}
