import LiveLayout
import SceneModel
import Testing

/// When a scene is laid out, and who has a say in it.
struct PassTests {
  @Test func `a hundred changes are one pass and one solution`() throws {
    let scene = try LiveScene(size: Size(300, 300))
    var scheduled = 0
    scene.scheduleLayout = { scheduled += 1 }
    let view = try LiveView()
    try scene.root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 0)
    try LiveConstraint.activate([width])
    try scene.layoutIfNeeded()
    #expect(scene.layoutCount == 1)
    let (layouts, solutions, calls) = (scene.layoutCount, scene.solveCount, scheduled)
    for index in 1...100 { try width.setConstant(Double(index)) }
    #expect(scheduled == calls + 1)
    #expect(scene.needsLayout)
    try scene.layoutIfNeeded()
    try scene.layoutIfNeeded()
    #expect(scene.layoutCount == layouts + 1)
    #expect(scene.solveCount == solutions + 1)
    #expect(view.frame.width == 100)
    #expect(!scene.needsLayout)
  }

  @Test func `constraints are updated from the inside out, views placed from the outside in`() throws {
    let scene = try LiveScene(size: Size(300, 300))
    let outer = try LiveView(name: "outer")
    let inner = try LiveView(name: "inner")
    var calls: [String] = []
    for view in [inner, outer] {
      view.updateConstraints = { calls.append("update \($0.name)") }
      view.layoutSubviews = { calls.append("place \($0.name) \($0.frame.width)") }
    }
    try outer.addSubview(inner)
    try scene.root.addSubview(outer)
    try outer.pin(to: scene.root, inset: 0)
    try inner.pin(to: outer, inset: 100)
    try scene.layoutIfNeeded()
    #expect(calls == ["update inner", "update outer", "place outer 300.0", "place inner 100.0"])
    calls = []
    scene.size = Size(310, 300)
    try scene.layoutIfNeeded()
    #expect(calls == ["place outer 310.0", "place inner 110.0"])
    calls = []
    inner.setNeedsUpdateConstraints()
    try scene.layoutIfNeeded()
    #expect(calls == ["update inner"])
  }

  @Test func `an update may change constraints, and a view may place those in it by frames`() throws {
    let scene = try LiveScene(size: Size(300, 300))
    let view = try LiveView()
    let child = try LiveView()
    try child.setUsesConstraints(false)
    try view.addSubview(child)
    try scene.root.addSubview(view)
    try view.pin(to: scene.root, inset: 0)
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    try height.setPriority(900)
    try height.activate()
    view.updateConstraints = { (_) throws(LiveLayoutError) in try height.setConstant(20) }
    view.layoutSubviews = { (view) throws(LiveLayoutError) in
      try child.setFrame(Rect(x: 1, y: 2, width: view.frame.width / 3, height: 4))
    }
    try scene.layoutIfNeeded()
    #expect(height.constant == 20)
    #expect(child.frame == Rect(x: 1, y: 2, width: 100, height: 4))
    scene.size = Size(150, 300)
    try scene.layoutIfNeeded()
    #expect(child.frame == Rect(x: 1, y: 2, width: 50, height: 4))
  }

  @Test func `a view that asks again each time is named, and the frames are kept`() throws {
    let scene = try LiveScene(size: Size(300, 300))
    let view = try LiveView(name: "restless")
    let quiet = try LiveView(name: "quiet")
    try scene.root.addSubview(view)
    try scene.root.addSubview(quiet)
    let width = view.widthAnchor.constraint(equalToConstant: 1)
    try width.activate()
    quiet.layoutSubviews = { _ in }
    view.layoutSubviews = { (view) throws(LiveLayoutError) in
      try width.setConstant(width.constant + 1)
    }
    let error = #expect(throws: LiveLayoutError.self) { try scene.layoutIfNeeded() }
    #expect(error?.reason == .loop(["restless"]))
    #expect(!scene.needsLayout)
    view.layoutSubviews = nil
    try width.setConstant(7)
    try scene.layoutIfNeeded()
    #expect(view.frame.width == 7)
  }

  @Test func `a hundred views that each change something once are no loop`() throws {
    let scene = try LiveScene(size: Size(300, 300))
    for _ in 0..<100 {
      let view = try LiveView()
      try scene.root.addSubview(view)
      let width = view.widthAnchor.constraint(equalToConstant: 1)
      try width.activate()
      view.layoutSubviews = { (_) throws(LiveLayoutError) in try width.setConstant(7) }
    }
    try scene.layoutIfNeeded()
    #expect(scene.root.subviews.allSatisfy { $0.frame.width == 7 })
  }

  @Test func `two views that wake each other are both named`() throws {
    let scene = try LiveScene(size: Size(300, 300))
    let views = try ["ping", "pong"].map { try LiveView(name: $0) }
    for view in views { try scene.root.addSubview(view) }
    for (view, other) in zip(views, views.reversed()) {
      view.updateConstraints = { _ in other.setNeedsUpdateConstraints() }
    }
    let error = #expect(throws: LiveLayoutError.self) { try scene.layoutIfNeeded() }
    guard case .loop(let names) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!names.isEmpty && names.allSatisfy { ["ping", "pong"].contains($0) })
  }
}
