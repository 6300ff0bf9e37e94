import AutoLayout
import Editing
import LiveLayout
import SceneModel
import Testing

/// Views, constraints and frames of a scene that is made by a program.
struct LiveSceneTests {
  @Test func `a view is placed by its constraints`() throws {
    let scene = try LiveScene(size: Size(320, 480))
    let view = try LiveView(name: "box")
    try scene.root.addSubview(view)
    try LiveConstraint.activate([
      LiveConstraint(item: view, attribute: .leading, toItem: scene.root, constant: 20),
      LiveConstraint(item: view, attribute: .trailing, toItem: scene.root, constant: -20),
      LiveConstraint(item: view, attribute: .top, toItem: scene.root, constant: 30),
      LiveConstraint(item: view, attribute: .height, constant: 50),
    ])
    try scene.layoutIfNeeded()
    #expect(view.frame == Rect(x: 20, y: 30, width: 280, height: 50))
    scene.size = Size(400, 480)
    try scene.layoutIfNeeded()
    #expect(view.frame == Rect(x: 20, y: 30, width: 360, height: 50))
    #expect(scene.root.frame.size == Size(400, 480))
  }

  @Test func `frames are in the superview's coordinates, and in the root's where asked for`() throws {
    let scene = try LiveScene(size: Size(300, 300))
    let outer = try LiveView()
    let inner = try LiveView()
    try outer.addSubview(inner)
    try inner.pin(to: outer, inset: 10)
    try scene.root.addSubview(outer)
    try outer.pin(to: scene.root, inset: 20)
    try scene.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 10, y: 10, width: 240, height: 240))
    #expect(inner.absoluteFrame == Rect(x: 30, y: 30, width: 240, height: 240))
  }

  @Test func `labels and stack views follow the rules of documents`() throws {
    let scene = try LiveScene(size: Size(320, 480))
    let stack = try LiveView("stackView", name: "stack")
    try stack.set("axis", to: "vertical")
    try stack.set("spacing", to: "10")
    let title = try LiveView("label", text: "Title")
    let other = try LiveView("label", text: "A longer text")
    try stack.addSubview(title)
    try stack.addSubview(other)
    try scene.root.addSubview(stack)
    try LiveConstraint.activate([
      stack.topAnchor.constraint(equalTo: scene.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
    ])
    try scene.layoutIfNeeded()
    #expect(title.frame.height == 20.5)
    #expect(other.frame.y == 30.5)
    #expect(stack.frame.width == other.frame.width)
    try title.setHidden(true)
    try scene.layoutIfNeeded()
    #expect(other.frame.y == 0)
  }

  @Test func `a content size of one's own takes part, and one of no width does not`() throws {
    let scene = try LiveScene(size: Size(320, 480))
    let view = try LiveView()
    try scene.root.addSubview(view)
    view.intrinsicContentSize = IntrinsicSize(width: 70, height: 30)
    let width = view.widthAnchor.constraint(equalToConstant: 90)
    try width.setPriority(100)
    try LiveConstraint.activate([
      view.topAnchor.constraint(equalTo: scene.root.topAnchor),
      view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor), width,
    ])
    try scene.layoutIfNeeded()
    #expect(view.frame.size == Size(70, 30))
    view.intrinsicContentSize = IntrinsicSize(height: 40)
    try scene.layoutIfNeeded()
    #expect(view.frame.size == Size(90, 40))
    view.intrinsicContentSize = IntrinsicSize(width: 70, height: 40)
    try view.setHuggingPriority(50, for: .horizontal)
    try scene.layoutIfNeeded()
    #expect(view.frame.size == Size(90, 40))
  }

  @Test func `a guide of one's own is placed by constraints alone`() throws {
    let scene = try LiveScene(size: Size(300, 100))
    let guide = scene.root.addLayoutGuide(name: "gap")
    let views = try (0..<2).map { _ in try LiveView() }
    for view in views { try scene.root.addSubview(view) }
    try LiveConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      views[0].widthAnchor.constraint(equalToConstant: 50),
      guide.leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      guide.widthAnchor.constraint(equalTo: views[1].widthAnchor, multiplier: 0.25),
      guide.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 4),
      guide.heightAnchor.constraint(equalToConstant: 6),
      views[1].leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      views[1].trailingAnchor.constraint(equalTo: scene.root.trailingAnchor),
    ])
    try scene.layoutIfNeeded()
    #expect(guide.frame == Rect(x: 50, y: 4, width: 50, height: 6))
    #expect(views[1].frame.x == 100)
    #expect(views[1].frame.width == 200)
  }

  @Test func `margins and safe areas are those of documents`() throws {
    let scene = try LiveScene(size: Size(320, 480))
    let view = try LiveView()
    try scene.root.addSubview(view)
    try LiveConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scene.root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: scene.root.safeAreaLayoutGuide.trailingAnchor),
      LiveConstraint(item: view, attribute: .top, toItem: scene.root, attribute: .topMargin),
      view.heightAnchor.constraint(equalToConstant: 9),
    ])
    try scene.layoutIfNeeded()
    let guide = scene.root.layoutMarginsGuide.frame
    #expect(view.frame.x == guide.x)
    #expect(guide.x > 0)
    #expect(view.frame.y == guide.y)
    #expect(view.frame.maxX == 320)
  }

  @Test func `a scroll view's content size comes out, and the axes along which it scrolls`() throws {
    let scene = try LiveScene(size: Size(200, 200))
    let scroll = try LiveView("scrollView")
    let content = try LiveView()
    try scroll.addSubview(content)
    try scene.root.addSubview(scroll)
    try scroll.pin(to: scene.root, inset: 0)
    try content.pin(to: scroll, inset: 5)
    let height = content.heightAnchor.constraint(equalToConstant: 600)
    try LiveConstraint.activate([
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -10), height,
    ])
    try scene.layoutIfNeeded()
    #expect(scroll.contentSize == Size(200, 610))
    #expect(scroll.scrollableAxes == [.vertical])
    try height.setConstant(100)
    try scene.layoutIfNeeded()
    #expect(scroll.contentSize == Size(200, 110))
    #expect(scroll.scrollableAxes == [])
  }

  @Test func `a view goes from one scene to another, with what is in it`() throws {
    let scene = try LiveScene(size: Size(100, 100))
    let other = try LiveScene(size: Size(200, 200))
    let outer = try LiveView()
    let inner = try LiveView()
    try outer.addSubview(inner)
    try scene.root.addSubview(outer)
    try inner.pin(to: outer, inset: 5)
    try outer.pin(to: scene.root, inset: 10)
    try scene.layoutIfNeeded()
    #expect(inner.frame.width == 70)
    try other.root.addSubview(outer)
    #expect(scene.constraints.isEmpty)
    #expect(other.constraints.count == 4)
    try outer.pin(to: other.root, inset: 20)
    for scene in [scene, other] { try scene.layoutIfNeeded() }
    #expect(inner.frame.width == 150)
    #expect(scene.layoutFromScratch().views.count == 1)
    #expect(other.layoutFromScratch().views.count == 3)
  }

  @Test func `a broken constraint is named`() throws {
    let scene = try LiveScene(size: Size(200, 200))
    let view = try LiveView()
    try scene.root.addSubview(view)
    let first = view.widthAnchor.constraint(equalToConstant: 10)
    let second = view.widthAnchor.constraint(equalToConstant: 20)
    try LiveConstraint.activate([first, second])
    try scene.layoutIfNeeded()
    #expect(scene.conflicts.map(\.broken) == [second.id])
    #expect(scene.conflicts.map(\.with) == [[first.id]])
    try first.setConstant(20)
    try scene.layoutIfNeeded()
    #expect(scene.conflicts.isEmpty)
    #expect(view.frame.width == 20)
    try first.setConstant(30)
    try scene.layoutIfNeeded()
    #expect(scene.conflicts.map(\.broken) == [second.id])
    second.deactivate()
    try scene.layoutIfNeeded()
    #expect(scene.conflicts.isEmpty)
    #expect(view.frame.width == 30)
  }
}

extension LiveView {
  /// Ties the edges to those of another view. Points.
  func pin(to other: LiveView, inset: Double) throws(LiveLayoutError) {
    try LiveConstraint.activate([
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ])
  }
}
