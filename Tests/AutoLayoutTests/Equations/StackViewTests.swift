import AutoLayout
import SceneModel
import Testing

/// Stack views (facts §4.5).
struct StackViewTests {
  private func stack(
    _ attributes: String, _ arranged: [String], constraints: String = "", margins: String = ""
  ) -> Fixture {
    Fixture(
      subviews: Fixture.view(
        "stk", "stackView", attributes, "<subviews>\(arranged.joined())</subviews>\(margins)"),
      constraints: Fixture.constraints("stk.leading = root.leading", "stk.top = root.top + 100") + constraints
    )
  }

  private func box(_ id: String, _ attributes: String = "") -> String { Fixture.view(id, "view", attributes) }

  private func sizes(_ widths: [Double], height: Double = 10) -> String {
    widths.enumerated().map { index, width in
      Fixture.constraints("v\(index).width = \(width)", "v\(index).height = \(height)")
    }.joined()
  }

  @Test func `are as long as what they arrange and the spacing between`() throws {
    let fixture = stack(
      #"spacing="8""#, [box("v0"), box("v1"), box("v2")], constraints: sizes([10, 20, 30]))
    #expect(try fixture.frame("stk").size == Size(76, 10))
    #expect(try fixture.frame("v2").x == 46)
  }

  @Test func `distribute equal sizes, rounded edge by edge`() throws {
    // Facts §4.6: 200/3 at scale 2 is 66.5, 67, 66.5.
    let fixture = stack(
      #"distribution="fillEqually""#, [box("v0"), box("v1"), box("v2")],
      constraints: Fixture.constraints("stk.width = 200", "stk.height = 10"))
    let layout = try fixture.layout()
    #expect(["v0", "v1", "v2"].compactMap { layout.view($0)?.frame.width } == [66.5, 67, 66.5])
  }

  /// Observed at 21701 and 23504: a spacer beside a button, a square beside a label; in a running app there is no such room.
  @Test func `are 50 points across where they arrange a view without content`() throws {
    let label = Fixture.view("v1", "label", #"text="Title" verticalHuggingPriority="251""#)
    let fixture = stack("", [box("v0"), label])
    #expect(try fixture.frame("v0").height == 50)
    #expect(try fixture.frame("v1").height == 50)
    #expect(try fixture.frame("v1", LayoutRequest(canvas: .size(Size(375, 667)))).height == 20.5)
    let fixed = stack("", [box("v0"), label], constraints: Fixture.constraints("v0.height = 30"))
    #expect(try fixed.frame("v1").height == 30)
  }

  /// Observed at 17506: a body label, a text field and a button, the label first.
  @Test func `tie the first view to the top where first baselines align, higher ones stick out`() throws {
    let body = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
    let fixture = stack(
      #"alignment="firstBaseline""#,
      [
        Fixture.view("v0", "label", #"text="Over""#, body),
        Fixture.view("v1", "textField", #"borderStyle="roundedRect""#, body),
      ])
    #expect(try fixture.frame("v0").y == 0)
    #expect(try fixture.frame("v1").y == -7)
    #expect(try fixture.frame("stk").height == 27)
  }

  /// Observed at 17701 and 18122: the label beside an indicator begins behind it.
  @Test func `leave an activity indicator at rest its place on the canvas`() throws {
    let fixture = stack(
      #"spacing="16""#,
      [
        Fixture.view("v0", "activityIndicatorView", #"hidden="YES" hidesWhenStopped="YES" style="medium""#),
        box("v1"),
      ], constraints: sizes([20, 30], height: 20))
    #expect(try fixture.frame("v1").x == 36)
    #expect(try fixture.frame("v1", LayoutRequest(canvas: .size(Size(375, 667)))).x == 0)
  }

  @Test func `leave equal gaps`() throws {
    let fixture = stack(
      #"distribution="equalSpacing" spacing="5""#, [box("v0"), box("v1"), box("v2")],
      constraints: sizes([10, 20, 30]) + Fixture.constraints("stk.width = 100"))
    #expect(try fixture.frame("v1").x == 30)
    #expect(try fixture.frame("v2").x == 70)
  }

  @Test func `put centres at equal distances`() throws {
    let fixture = stack(
      #"distribution="equalCentering""#, [box("v0"), box("v1"), box("v2")],
      constraints: sizes([20, 10, 40]) + Fixture.constraints("stk.width = 230"))
    #expect(try fixture.frame("v1").x == 105)
  }

  /// Facts §4.5: 333 points of 140, 112.5 and the rest at spacing 8 - the last view takes up the error.
  @Test func `share in proportion to content, the last view taking up the error`() throws {
    let widths = [200, 160, 100]
    let views = widths.enumerated().map { index, width in
      box("v\(index)", #"placeholderIntrinsicWidth="\#(width)" placeholderIntrinsicHeight="10""#)
    }
    let fixture = stack(
      #"distribution="fillProportionally" spacing="8""#, views,
      constraints: Fixture.constraints("stk.width = 333"))
    let layout = try fixture.layout()
    let frames = (0..<3).compactMap { layout.view("v\($0)")?.frame.width }
    let total = 476.0
    #expect(abs(frames[0] - 333 * 200 / total) <= 0.5)
    #expect(abs(frames[1] - 333 * 160 / total) <= 0.5)
    #expect(abs(frames.reduce(16, +) - 333) <= 0.5)
  }

  /// Observed at 21701: such rows are as high as they would be alone.
  @Test func `share in proportion to what nested stack views require`() throws {
    let row = Fixture.view(
      "row", "stackView", "",
      "<subviews>\(box("lab", #"placeholderIntrinsicHeight="20""#))\(box("but"))</subviews>")
    let fixture = stack(
      #"axis="vertical" distribution="fillProportionally""#,
      [row, box("end", #"placeholderIntrinsicHeight="33""#)],
      constraints: Fixture.constraints("but.height = 33", "stk.width = 100"))
    #expect(try fixture.frame("end").height == 33)
    #expect(try fixture.frame("stk").height == 66)
  }

  @Test(arguments: [("top", 0.0), ("center", 15), ("bottom", 30)])
  func `align across their axis`(alignment: String, y: Double) throws {
    let fixture = stack(
      #"alignment="\#(alignment)""#, [box("v0"), box("v1")],
      constraints: Fixture.constraints("v0.width = 10", "v0.height = 10", "v1.width = 10", "v1.height = 40"))
    #expect(try fixture.frame("v0").y == y)
    #expect(try fixture.frame("stk").height == 40)
  }

  @Test func `pass over hidden views`() throws {
    let fixture = stack(
      #"spacing="8""#, [box("v0"), box("v1", #"hidden="YES""#), box("v2")], constraints: sizes([10, 20, 30]))
    #expect(try fixture.frame("stk").width == 48)
  }

  /// Facts §4.5: explicit margins make a stack view lay out within them.
  @Test func `lay out within explicit margins`() throws {
    let fixture = stack(
      "", [box("v0")], constraints: sizes([10]),
      margins: #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#)
    #expect(try fixture.frame("stk").size == Size(16, 14))
    #expect(try fixture.frame("v0").x == 2)
  }
}
