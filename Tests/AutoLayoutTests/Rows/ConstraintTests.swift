import AutoLayout
import SceneModel
import Testing

/// The constraint equation, item by item (InterfaceBuilder.md#constraint-equation).
struct ConstraintTests {
  private static let pinned = Fixture.constraints("box.top = root.top", "box.height = 10")

  private func frame(_ equations: String, _ request: LayoutRequest = LayoutRequest(ignoresSavedFrames: true))
    throws -> Rect
  {
    try Fixture(subviews: Fixture.view("box"), constraints: Self.pinned + equations).frame("box", request)
  }

  @Test func `multiplies a size`() throws {
    #expect(
      try frame(Fixture.constraints("box.leading = root.leading", "box.width = root.width * 0.2 + 5")).width
        == 80)
  }

  @Test func `reads a multiplier as a ratio`() throws {
    #expect(
      try frame(Fixture.constraints("box.leading = root.leading", "box.width = box.height * 16:5")).width
        == 32)
  }

  /// InterfaceBuilder.md#baselines: as in a document of 15400, where a field of 30 points is two points lower
  /// than one of 34 beside a label.
  @Test(arguments: [(30, 0.0), (34, -2)])
  func `aligns a text field by a baseline that stays in its middle`(height: Int, above: Double) throws {
    let label = #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#
    let fixture = Fixture(
      toolsVersion: 15400,
      subviews: Fixture.view("lab", "label", #"text="Id""#, label)
        + Fixture.view("box", "textField", #"borderStyle="roundedRect""#),
      constraints: Fixture.constraints(
        "lab.leading = root.leading", "lab.top = root.top + 50", "box.leading = lab.trailing",
        "box.firstBaseline = lab.firstBaseline", "box.height = \(height)", "box.width = 90"))
    #expect(abs(try fixture.frame("box").y - (43.5 + above)) <= 0.5)
  }

  @Test func `measures a multiplied place in the owner`() throws {
    #expect(try frame(Fixture.constraints("box.centerX = root.centerX * 0.5", "box.width = 20")).x == 84)
  }

  @Test func `without a first item speaks of its owner`() throws {
    let inner = Fixture.view(
      "box", "view", "",
      #"<constraints><constraint firstAttribute="width" constant="33" id="w"/></constraints>"#)
    let fixture = Fixture(
      subviews: inner, constraints: Self.pinned + Fixture.constraints("box.leading = root.leading"))
    #expect(try fixture.frame("box").width == 33)
  }

  @Test func `keeps a higher priority where lower ones differ`() throws {
    let equations = Fixture.constraints(
      "box.leading = root.leading", "box.width = 10 @500", "box.width = 20 @501", "box.width <= 300")
    #expect(try frame(equations).width == 20)
  }

  @Test func `mirrors leading and trailing from right to left, not left and right`() throws {
    let request = LayoutRequest(
      overrides: TraitOverrides(direction: .rightToLeft), ignoresSavedFrames: true)
    #expect(
      try frame(Fixture.constraints("box.leading = root.leading + 30", "box.width = 10"), request).x == 335)
    #expect(try frame(Fixture.constraints("box.left = root.left + 30", "box.width = 10"), request).x == 30)
  }

  /// InterfaceBuilder.md#broken-ends
  @Test func `gives up a bottom before a top or a height, in any order`() throws {
    let bottom = "root.bottom = box.bottom"
    for equations in [[bottom, "box.top = root.top"], ["box.top = root.top", bottom]] {
      let fixture = Fixture(
        subviews: Fixture.view("box"),
        constraints: Fixture.constraints("box.leading = root.leading", "box.width = 10")
          + equations.map { Fixture.constraints($0) }.joined() + Fixture.constraints("box.height = 10"))
      #expect(try fixture.frame("box").size == Size(10, 10))
    }
  }

  /// InterfaceBuilder.md#required-content
  @Test(arguments: ["Hugging", "CompressionResistance"])
  func `comes before content that must keep its size`(priority: String) throws {
    let width = priority == "Hugging" ? 90.0 : 10
    let label = Fixture.view("box", "label", #"text="Label" horizontal\#(priority)Priority="1000""#)
    let fixture = Fixture(
      subviews: label,
      constraints: Self.pinned
        + Fixture.constraints("box.leading = root.leading", "box.width = \(width)"))
    #expect(try fixture.frame("box").width == width)
  }

  /// InterfaceBuilder.md#broken-sizes
  @Test func `leave content that must not be smaller as large as they allow, before what is optional`() throws
  {
    let image = Fixture.view(
      "box", "imageView", #"image="Wide" horizontalCompressionResistancePriority="1000""#)
    let fixture = Fixture(
      subviews: image,
      constraints: Fixture.constraints(
        "box.top = root.top", "box.leading = root.leading", "box.width <= 100", "box.width = 50 @999"),
      resources: #"<image name="Wide" width="200" height="10"/>"#)
    #expect(try fixture.frame("box").width == 100)
  }

  /// InterfaceBuilder.md#broken-sizes
  @Test func `come as near to a size that is given up as what is required lets them`() throws {
    let fixture = Fixture(
      subviews: Fixture.view("one") + Fixture.view("bar", "progressView") + Fixture.view("end"),
      constraints: Fixture.constraints(
        "one.leading = root.leading", "one.width = 10", "bar.leading = root.leading", "bar.width = 10",
        "end.leading = root.leading", "end.width = 10", "end.height = 10", "end.top = root.top + 66",
        "one.top = root.top + 11", "bar.top = one.bottom + 8", "end.top = bar.bottom", "one.height = 52"))
    #expect(try fixture.frame("one").height == 47)
    #expect(try fixture.frame("bar").height == 0)
    #expect(try fixture.layout().conflicts.count == 1)
  }

  /// InterfaceBuilder.md#wrapping-text-yields
  @Test func `wrap text that must keep its width`() throws {
    let label = Fixture.view(
      "box", "label",
      #"text="Presenting a long process now" numberOfLines="4" horizontalCompressionResistancePriority="1000""#
    )
    let fixture = Fixture(
      subviews: label,
      constraints: Fixture.constraints(
        "box.top = root.top", "box.leading = root.leading", "box.width <= 150"))
    #expect(try fixture.frame("box").width > 100)
    #expect(try fixture.frame("box").height > 40)
    #expect(try fixture.layout().conflicts.isEmpty)
  }

  /// InterfaceBuilder.md#wrapping-text-yields: labels of 22155 that are as wide as each other and
  /// hug with 999.
  @Test func `keeps the width of text that may wrap before other text hugs its own`() throws {
    let hugging = #"horizontalHuggingPriority="999""#
    let resistance = #"horizontalCompressionResistancePriority="1000""#
    func label(_ id: String, _ text: String) -> String {
      Fixture.view(id, "label", #"text="\#(text)" numberOfLines="0" \#(hugging) \#(resistance)"#)
    }
    let fixture = Fixture(
      subviews: label("one", "Mark teams") + label("two", "Subscribe to teams and matches"),
      constraints: Fixture.constraints(
        "one.top = root.top", "one.leading = root.leading", "two.top = one.bottom",
        "two.leading = one.leading", "one.width = two.width"))
    #expect(try fixture.frame("two").height < 30)
    #expect(try fixture.frame("one").width > 200)
  }

  @Test func `names a conflict by what breaks and what with`() throws {
    let fixture = Fixture(
      subviews: Fixture.view("box"),
      constraints: Self.pinned
        + #"<constraint firstItem="box" firstAttribute="leading" secondItem="roo-t0-000" secondAttribute="leading" id="lead"/>"#
        + #"<constraint firstItem="box" firstAttribute="width" constant="10" id="ten"/>"#
        + #"<constraint firstItem="box" firstAttribute="width" constant="20" id="twenty"/>"#)
    let conflicts = try fixture.layout().conflicts
    #expect(conflicts == [LayoutConflict(broken: ObjectID("twenty"), with: [ObjectID("ten")])])
  }

  @Test func `a contradiction says what holds in the place of the broken constraint`() throws {
    func contradiction(_ equations: String...) throws -> Contradiction {
      let fixture = Fixture(
        subviews: Fixture.view("box") + Fixture.view("top"),
        constraints: Fixture.constraints("top.top = root.top", "top.height = 30")
          + equations.map { Fixture.constraints($0) }.joined())
      let layout = try fixture.layout()
      return try #require(layout.contradictions.first)
    }
    let size = try contradiction("box.width = 10", "box.width = 20")
    #expect(size.actual == 10)
    #expect(size.broken.id == ObjectID(Fixture.id(of: "box.width = 20")))
    #expect(size.others.count == 1)
    let edge = try contradiction("box.top = root.top + 50", "box.top = top.bottom + 8")
    #expect(edge.actual == 20)
    let ratio = try contradiction("box.width = 100", "box.height = 80", "box.width = box.height * 2 + 5")
    #expect(ratio.actual == -60)
  }

  @Test func `says which axes are ambiguous`() throws {
    let fixture = Fixture(
      subviews: Fixture.view("box"),
      constraints: Self.pinned + Fixture.constraints("box.leading >= root.leading", "box.width = 10"))
    #expect(try fixture.layout().view("box")?.ambiguous == [.horizontal])
  }

  /// InterfaceBuilder.md#scroll-content
  @Test func `of a scroll view binds content by its edges and the frame by its size`() throws {
    let content = Fixture.view("con")
    let scroll = Fixture.view("scr", "scrollView", "", "<subviews>\(content)</subviews>")
    let fixture = Fixture(
      subviews: scroll,
      constraints: Fixture.constraints(
        "scr.leading = root.leading", "scr.trailing = root.trailing", "scr.top = root.top + 50",
        "scr.height = 200", "con.leading = scr.leading", "con.trailing = scr.trailing", "con.top = scr.top",
        "con.bottom = scr.bottom", "con.width = scr.width", "con.height = 900"))
    #expect(try fixture.frame("con") == Rect(x: 0, y: 0, width: 375, height: 900))
    #expect(try fixture.layout().conflicts.isEmpty)
  }

  /// InterfaceBuilder.md#order-of-content: without a stack view in the root the last of two labels is
  /// stretched on the canvas, as in documents of 12121 and 21507; where something is too short, the
  /// first is cut.
  @Test func `stretches the last of what holds on alike where no stack view is`() throws {
    let label = #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#
    func row(_ width: Int, _ more: String = "") -> Fixture {
      Fixture(
        subviews: Fixture.view("v0", "label", #"text="Description""#, label)
          + Fixture.view("v1", "label", #"text="Description""#, label) + more,
        constraints: Fixture.constraints(
          "v0.leading = root.leading", "v1.leading = v0.trailing", "root.leading = v1.trailing + -\(width)",
          "v0.top = root.top", "v1.top = root.top"))
    }
    let running = LayoutRequest(canvas: .size(Size(375, 667)))
    let wide = row(300)
    #expect(try wide.frame("v0").width < 80)
    #expect(try wide.frame("v0", running).width > 200)
    #expect(try row(300, Fixture.view("stk", "stackView")).frame("v0").width > 200)
    #expect(try row(100).frame("v0").width < 40)
  }

  /// InterfaceBuilder.md#alignment-rects
  @Test func `places the alignment rect of a switch`() throws {
    let fixture = Fixture(
      subviews: Fixture.view("swi", "switch"),
      constraints: Fixture.constraints("swi.trailing = root.trailing", "swi.top = root.top"))
    #expect(try fixture.frame("swi") == Rect(x: 326, y: 0, width: 51, height: 31))
  }
}
