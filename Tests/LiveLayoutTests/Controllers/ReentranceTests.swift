import AutoLayout
import Devices
import LiveLayout
import SceneModel
import Testing

/// Calls that change constraints, views, controllers or the window while a layout is going on.
struct ReentranceTests {
  private func made() throws -> ControlledScene {
    let made = try ControlledScene(ControllerOrderTests.phone()) { try $0.pin(to: $1, inset: 0) }
    try made.scene.layoutIfNeeded()
    _ = made.log.take()
    return made
  }

  /// The calls of some words since this was asked last.
  private func calls(_ made: ControlledScene, _ words: String...) -> [String] {
    made.log.take().filter { call in words.contains { call.hasPrefix($0) } }
  }

  @Test func `what changes before subviews are placed is solved for first`() throws {
    let made = try made()
    let left = try #require(made.scene.constraints.first)
    made.outer.at("viewWillLayoutSubviews") { (_) throws(LiveLayoutError) in try left.setConstant(40) }
    var seen: [Rect] = []
    made.scene.root.layoutSubviews = { _ in seen.append(made.box.frame) }
    try made.scene.layoutIfNeeded()
    #expect(seen.count == 1 && seen[0] == made.box.frame)
    #expect(made.box.frame != made.scene.root.frame)
    #expect(
      calls(made, "viewWillLayout", "viewDidLayout").prefix(2) == [
        "viewWillLayoutSubviews outer", "viewDidLayoutSubviews outer",
      ])
  }

  @Test func `a view that is added after subviews were placed is laid out in the same layout`() throws {
    let made = try made()
    let badge = try LiveView(name: "badge")
    made.outer.at("viewDidLayoutSubviews") { (controller) throws(LiveLayoutError) in
      if badge.superview != nil { return }
      try controller.view.addSubview(badge)
      try badge.pin(to: controller.view, inset: 100)
    }
    made.scene.root.setNeedsLayout()
    try made.scene.layoutIfNeeded()
    #expect(badge.frame == Rect(x: 100, y: 100, width: 193, height: 652))
    #expect(!made.scene.needsLayout)
  }

  @Test(arguments: ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints"])
  func `a view that is taken away is not called any more`(call: String) throws {
    let made = try made()
    made.outer.at(call) { (_) throws(LiveLayoutError) in try made.box.removeFromSuperview() }
    if call == "updateViewConstraints" {
      made.scene.root.setNeedsUpdateConstraints()
    } else {
      made.box.setNeedsLayout()
      made.scene.root.setNeedsLayout()
    }
    try made.scene.layoutIfNeeded()
    #expect(made.box.superview == nil)
    #expect(!made.log.take().contains { $0.hasSuffix("LayoutSubviews inner") })
    made.outer.actions = [:]
    try made.scene.root.addSubview(made.box)
    try made.box.pin(to: made.scene.root, inset: 5)
    try made.scene.layoutIfNeeded()
    #expect(calls(made, "viewWillLayoutSubviews inner").count == 1)
  }

  @Test func `constraints that are exchanged before a transition hold after it`() throws {
    let made = try made()
    let old = made.scene.constraints
    made.outer.at("viewWillTransition") { (controller) throws(LiveLayoutError) in
      LiveConstraint.deactivate(old)
      try made.box.pin(to: controller.view, inset: 30)
    }
    made.inner.at("alongside") { _ in #expect(made.box.frame.width == 792) }
    made.scene.request = try ControllerOrderTests.phone(.landscape)
    try made.scene.layoutIfNeeded()
    #expect(made.box.frame == Rect(x: 30, y: 30, width: 792, height: 333))
    try expectAnnounced(made)
  }

  /// Another transition begins where this one ended.
  private func expectAnnounced(_ made: ControlledScene) throws {
    made.outer.actions = [:]
    made.inner.actions = [:]
    _ = made.log.take()
    made.scene.request = try ControllerOrderTests.phone()
    try made.scene.layoutIfNeeded()
    #expect(
      calls(made, "viewWillTransition") == [
        "viewWillTransition outer 852.0x393.0 → 393.0x852.0",
        "viewWillTransition inner 792.0x333.0 → 333.0x792.0",
      ])
  }

  @Test func `a window that changes while a transition is going on is a transition after it`() throws {
    let made = try made()
    let back = try ControllerOrderTests.phone()
    made.inner.at("alongside") { _ in made.scene.request = back }
    made.scene.request = try ControllerOrderTests.phone(.landscape)
    made.inner.at("willTransition") { inner in
      if made.scene.request.canvas.quarterTurns(to: back.canvas) == 0 { inner.actions = [:] }
    }
    try made.scene.layoutIfNeeded()
    #expect(
      calls(made, "willTransition outer", "completion outer") == [
        "willTransition outer compact-regular light → compact-compact light", "completion outer",
        "willTransition outer compact-compact light → compact-regular light", "completion outer",
      ])
    #expect(made.scene.root.frame.size == Size(393, 852))
  }

  @Test func `a layout that is asked for within one does nothing`() throws {
    let made = try made()
    made.outer.at("viewDidLayoutSubviews") { (_) throws(LiveLayoutError) in
      try made.scene.layoutIfNeeded()
    }
    made.scene.root.setNeedsLayout()
    let layouts = made.scene.layoutCount
    try made.scene.layoutIfNeeded()
    #expect(made.scene.layoutCount == layouts + 1)
    #expect(calls(made, "viewDidLayout") == ["viewDidLayoutSubviews outer"])
  }

  @Test func `a transition whose announcement fails is announced once more`() throws {
    let made = try made()
    made.inner.at("willTransition") { (_) throws(LiveLayoutError) in
      try made.scene.root.removeFromSuperview()
    }
    made.scene.request = try ControllerOrderTests.phone(.landscape)
    #expect(throws: LiveLayoutError.self) { try made.scene.layoutIfNeeded() }
    #expect(made.scene.needsLayout)
    #expect(made.scene.root.frame.size == Size(393, 852))
    made.inner.actions = [:]
    _ = made.log.take()
    try made.scene.layoutIfNeeded()
    #expect(calls(made, "willTransition").count == 2)
    #expect(made.scene.root.frame.size == Size(852, 393))
  }

  @Test func `a controller that leaves during its transition is harmless`() throws {
    let made = try made()
    made.inner.at("willTransition") { $0.removeFromParent() }
    made.scene.request = try ControllerOrderTests.phone(.landscape)
    try made.scene.layoutIfNeeded()
    #expect(made.inner.parent == nil && made.outer.children.isEmpty)
    #expect(!made.log.take().contains { $0.hasSuffix("LayoutSubviews inner") })
  }

  @Test func `controllers that cannot be so are refused, and nothing has changed`() throws {
    let made = try made()
    let other = LiveController(view: try LiveView(name: "elsewhere"))
    other.name = "other"
    for (attempt, reason) in [
      ({ try made.inner.addChild(made.outer) }, .cycle("outer")),
      ({ try made.outer.addChild(made.outer) }, .cycle("outer")),
      ({ try made.outer.addChild(other) }, .outsideOfController("other", "outer")),
      ({ try made.outer.addChild(LiveController(view: made.box)) }, .hasController("box")),
      ({ try made.scene.setRootController(other) }, .notOfRoot("other")),
    ] as [(() throws -> Void, LiveLayoutError.Reason)] {
      let error = #expect(throws: LiveLayoutError.self) { try attempt() }
      #expect(error?.reason == reason)
    }
    #expect(made.outer.children.count == 1 && made.inner.parent === made.outer)
  }
}
