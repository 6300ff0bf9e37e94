// The panes of a terminal program, laid out with anchors. They follow the window's size: a wide window has
// the details beside the list, a narrow one below it. `+` and `-` change the width of the sidebar, `q` ends.
//
//     swift run panes                   in a terminal
//     swift run panes --size 100x30     one picture of a window of that size

import LiveLayout
import SceneModel

let words = CommandLine.arguments.dropFirst()
if let flag = words.firstIndex(of: "--size"), words.indices.contains(flag + 1) {
  guard let size = Window.size(words[flag + 1]) else {
    Window.fail("bad size '\(words[flag + 1])', expected columns and rows such as 100x30", code: 64)
  }
  let panes = try Panes(size: size)
  try panes.scene.layoutIfNeeded()
  print(panes.picture(), terminator: "")
} else if let size = Window.currentSize {
  let panes = try Panes(size: size)
  let window = Window()
  defer { window.close() }
  keys: while true {
    try panes.scene.layoutIfNeeded()
    window.show(panes.picture())
    switch window.key() {
    case UInt8(ascii: "+"): try panes.widenSidebar(by: 2)
    case UInt8(ascii: "-"): try panes.widenSidebar(by: -2)
    case UInt8(ascii: "q"), Window.interrupt: break keys
    default: break
    }
    try panes.follow(Window.currentSize)
  }
} else {
  Window.fail("the output is no terminal, expected one, or --size COLUMNSxROWS", code: 2)
}
