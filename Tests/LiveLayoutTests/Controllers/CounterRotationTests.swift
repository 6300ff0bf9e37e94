import AutoLayout
import Devices
import LiveLayout
import SceneModel
import Testing

/// Views that stay as they lie on the device while the interface turns (Devices.md#counter-rotation).
struct CounterRotationTests {
  private final class Camera: LiveController {
    var picture: LiveView?
    var turns: [Int] = []

    override func viewWillTransition(to size: Size, with transition: LiveTransition) {
      turns.append(transition.quarterTurns)
      transition.animate { [picture] in picture?.quarterTurns -= $0.quarterTurns }
    }
  }

  /// Where a rectangle of a lying interface is on the device held upright, which is so wide.
  private func onDevice(_ rect: Rect, width: Double) -> Rect {
    Rect(x: width - rect.maxY, y: rect.x, width: rect.height, height: rect.width)
  }

  @Test func `a picture that is turned back covers the same pixels of the device`() throws {
    let scene = try LiveScene(size: Size(375, 667))
    scene.request = try ControllerOrderTests.phone(name: "iPhone 8")
    let picture = try LiveView(name: "picture")
    let badge = try LiveView(name: "badge")
    try scene.root.addSubview(picture)
    try picture.addSubview(badge)
    try LiveConstraint.activate([
      picture.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      picture.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 375),
      picture.heightAnchor.constraint(equalToConstant: 667),
      badge.leftAnchor.constraint(equalTo: picture.leftAnchor, constant: 10),
      badge.topAnchor.constraint(equalTo: picture.topAnchor, constant: 20),
      badge.widthAnchor.constraint(equalToConstant: 30), badge.heightAnchor.constraint(equalToConstant: 40),
    ])
    let camera = Camera(view: scene.root)
    camera.picture = picture
    try scene.setRootController(camera)
    try scene.layoutIfNeeded()
    let (upright, corner) = (picture.absoluteFrame, badge.absoluteFrame)
    #expect(corner == Rect(x: 10, y: 20, width: 30, height: 40))

    scene.request = try ControllerOrderTests.phone(.landscape, name: "iPhone 8")
    try scene.layoutIfNeeded()
    #expect(picture.absoluteFrame == scene.root.frame)
    #expect(onDevice(picture.absoluteFrame, width: 375) == upright)
    #expect(onDevice(badge.absoluteFrame, width: 375) == corner)
    // Constraints know nothing of the turn.
    #expect(picture.frame.size == Size(375, 667))

    scene.request = try ControllerOrderTests.phone(name: "iPhone 8")
    try scene.layoutIfNeeded()
    #expect(camera.turns == [1, -1] && picture.quarterTurns == 0)
    #expect(badge.absoluteFrame == corner)
  }

  @Test(arguments: [
    (0, Rect(x: 10, y: 20, width: 30, height: 40)), (1, Rect(x: 90, y: 60, width: 40, height: 30)),
    (2, Rect(x: 60, y: 140, width: 30, height: 40)), (3, Rect(x: -30, y: 110, width: 40, height: 30)),
    (4, Rect(x: 10, y: 20, width: 30, height: 40)), (-1, Rect(x: -30, y: 110, width: 40, height: 30)),
  ])
  func `what is in a turned view turns about its centre`(turns: Int, expected: Rect) throws {
    let scene = try LiveScene(size: Size(300, 300))
    let outer = try LiveView()
    let inner = try LiveView()
    try scene.root.addSubview(outer)
    try outer.addSubview(inner)
    for (view, frame) in [
      (outer, Rect(x: 0, y: 0, width: 100, height: 200)), (inner, Rect(x: 10, y: 20, width: 30, height: 40)),
    ] {
      try view.setUsesConstraints(false)
      try view.setFrame(frame)
    }
    try scene.layoutIfNeeded()
    outer.quarterTurns = turns
    #expect(inner.absoluteFrame == expected)
  }

  @Test func `another device, another size and the same orientation turn nothing`() throws {
    let scene = try LiveScene(size: Size(393, 852))
    let camera = Camera(view: scene.root)
    try scene.setRootController(camera)
    try scene.layoutIfNeeded()
    scene.request = try ControllerOrderTests.phone(.landscape)
    try scene.layoutIfNeeded()
    scene.request = try ControllerOrderTests.phone(name: "iPhone SE")
    try scene.layoutIfNeeded()
    scene.size = Size(100, 200)
    try scene.layoutIfNeeded()
    #expect(camera.turns == [0, 0, 0])
  }
}
