import Editing
import LiveLayout
import SceneModel
import Testing

/// The calls that a live scene refuses with a reason, without a change of the scene.
struct RefusalTests {
  private let scene: LiveScene
  private let view: LiveView

  init() throws {
    scene = try LiveScene(size: Size(100, 100))
    view = try LiveView(name: "view")
    try scene.root.addSubview(view)
  }

  @Test(arguments: [
    (
      LayoutAttribute.leading, LayoutAttribute.top, 1.0, 0.0, 1000.0,
      "one is horizontal and the other vertical"
    ),
    (.width, .leading, 1, 0, 1000, "a size and a place"),
    (.leading, .leftMargin, 1, 0, 1000, "use leading and trailing"),
    (.leading, .leading, 0, 0, 1000, "bad multiplier 0.0, expected a number other than 0"),
    (.leading, .leading, .nan, 0, 1000, "bad multiplier nan"),
    (.leading, .leading, 1, .infinity, 1000, "bad constant inf"),
    (.leading, .leading, 1, 1e308, 1000, "bad constant 1e+308, expected a number of at most 1000000000"),
    (.leading, .leading, 1, 0, 0, "bad priority 0.0, expected above 0, up to 1000"),
    (.leading, .leading, 1, 0, 1001, "bad priority 1001.0"),
    (.leading, .leading, 1, 0, .nan, "bad priority nan"),
  ])
  func `a constraint that cannot be`(
    first: LayoutAttribute, second: LayoutAttribute, multiplier: Double, constant: Double, priority: Double,
    words: String
  ) throws {
    let error = #expect(throws: LiveLayoutError.self) {
      try LiveConstraint(
        item: view, attribute: first, toItem: scene.root, attribute: second, multiplier: multiplier,
        constant: constant, priority: priority)
    }
    #expect(error?.description.contains(words) == true, "\(String(describing: error))")
  }

  @Test func `a place by a number`() {
    let error = #expect(throws: LiveLayoutError.self) {
      try LiveConstraint(item: view, attribute: .top, constant: 5)
    }
    #expect(error?.description.contains("a place needs a second item") == true)
  }

  @Test func `a baseline of a guide`() {
    let guide = scene.root.safeAreaLayoutGuide
    let error = #expect(throws: LiveLayoutError.self) {
      try LiveConstraint(item: view, attribute: .top, toItem: guide, attribute: .firstBaseline)
    }
    #expect(error?.description.contains("a layout guide has no baselines") == true)
  }

  @Test func `views of two scenes, and a guide of another`() throws {
    let other = try LiveScene(size: Size(10, 10))
    other.root.name = "other"
    let guide = other.root.addLayoutGuide(name: "its guide")
    for item in [other.root, guide] {
      let constraint = try LiveConstraint(item: view, attribute: .width, toItem: item)
      let error = #expect(throws: LiveLayoutError.self) { try constraint.activate() }
      #expect(error?.reason == .unrelated("view", item.name))
    }
    #expect(scene.constraints.isEmpty)
  }

  @Test func `a view that is in no scene yet, or no longer`() throws {
    let loose = try LiveView(name: "loose")
    let constraint = view.widthAnchor.constraint(equalTo: loose.widthAnchor)
    #expect(throws: LiveLayoutError.self) { try constraint.activate() }
    try scene.root.addSubview(loose)
    try constraint.activate()
    try scene.layoutIfNeeded()
    try loose.removeFromSuperview()
    #expect(!constraint.isActive)
    #expect(scene.constraints.isEmpty)
    try scene.layoutIfNeeded()
    #expect(throws: LiveLayoutError.self) { try constraint.activate() }
    try constraint.setConstant(5)
    try scene.root.addSubview(loose)
    try constraint.activate()
    try scene.layoutIfNeeded()
    #expect(view.frame.width == loose.frame.width + 5)
  }

  @Test func `a view that is gone`() throws {
    var gone: LiveView? = try LiveView(name: "gone")
    let constraint = view.widthAnchor.constraint(equalTo: try #require(gone).widthAnchor)
    gone = nil
    let error = #expect(throws: LiveLayoutError.self) { try constraint.activate() }
    #expect(error?.reason == .removedItem)
  }

  @Test func `superviews in a circle, and the root of a scene`() throws {
    let inner = try LiveView(name: "inner")
    try view.addSubview(inner)
    #expect(throws: LiveLayoutError.self) { try inner.addSubview(view) }
    #expect(throws: LiveLayoutError.self) { try view.addSubview(view) }
    #expect(throws: LiveLayoutError.self) { try view.addSubview(scene.root) }
    #expect(throws: LiveLayoutError.self) { try scene.root.removeFromSuperview() }
    #expect(scene.root.subviews.map(\.name) == ["view"])
    #expect(view.subviews.map(\.name) == ["inner"])
    try scene.layoutIfNeeded()
  }

  @Test func `an index that is none, an identifier that is taken, a kind that is unknown`() throws {
    let other = try LiveView(id: view.id)
    let error = #expect(throws: LiveLayoutError.self) { try scene.root.addSubview(other) }
    #expect(error?.reason == .duplicateID(view.id.text))
    #expect(throws: LiveLayoutError.self) { try scene.root.addSubview(LiveView(), at: 7) }
    #expect(throws: LiveLayoutError.self) { try LiveView("window") }
    #expect(throws: LiveLayoutError.self) { try view.set("nonsense", to: "1") }
    #expect(scene.root.subviews.count == 1)
  }

  @Test func `numbers that no layout can take`() throws {
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    try width.activate()
    for number in [Double.nan, .infinity, -1e308] {
      #expect(throws: LiveLayoutError.self) { try width.setConstant(number) }
      #expect(throws: LiveLayoutError.self) { try width.setPriority(number) }
      #expect(throws: LiveLayoutError.self) { try view.setFrame(Rect(x: number, y: 0, width: 0, height: 0)) }
    }
    #expect(width.constant == 10)
    #expect(width.priority == 1000)
    #expect(throws: LiveLayoutError.self) { try LiveScene(size: Size(0, 10)) }
    try scene.layoutIfNeeded()
    scene.size = Size(.nan, 10)
    #expect(throws: LiveLayoutError.self) { try scene.layoutIfNeeded() }
    scene.size = Size(50, 10)
    try scene.layoutIfNeeded()
    #expect(view.frame.width == 10)
  }
}
