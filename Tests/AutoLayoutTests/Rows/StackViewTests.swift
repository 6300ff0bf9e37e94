import AutoLayout
import SceneModel
import Testing

/// Stack views (InterfaceBuilder.md#stack-view).
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
    // InterfaceBuilder.md#pixel-rounding: 200/3 at scale 2 is 66.5, 67, 66.5.
    let fixture = stack(
      #"distribution="fillEqually""#, [box("v0"), box("v1"), box("v2")],
      constraints: Fixture.constraints("stk.width = 200", "stk.height = 10"))
    let layout = try fixture.layout()
    #expect(["v0", "v1", "v2"].compactMap { layout.view($0)?.frame.width } == [66.5, 67, 66.5])
  }

  /// InterfaceBuilder.md#stack-empty-views
  @Test func `are 50 points across where they arrange a view without content`() throws {
    let label = Fixture.view("v1", "label", #"text="Title" verticalHuggingPriority="251""#)
    let fixture = stack("", [box("v0"), label])
    #expect(try fixture.frame("v0").height == 50)
    #expect(try fixture.frame("v1").height == 50)
    #expect(try fixture.frame("v1", LayoutRequest(canvas: .size(Size(375, 667)))).height == 20.5)
    let fixed = stack("", [box("v0"), label], constraints: Fixture.constraints("v0.height = 30"))
    #expect(try fixed.frame("v1").height == 30)
  }

  /// InterfaceBuilder.md#stack-empty-views: two bars of 5 points beside a label, in the middle of which they
  /// all are.
  @Test func `are as high as a view of the library where they do not fill`() throws {
    let label = Fixture.view("v1", "label", #"text="Title" verticalHuggingPriority="251""#)
    let fixture = stack(
      #"alignment="center""#, [box("v0"), label, box("v2")],
      constraints: Fixture.constraints("v0.width = 5", "v2.width = 5"))
    #expect(try fixture.frame("stk").height == 128)
    #expect(try fixture.frame("v2").height == 128)
    #expect(try fixture.frame("v1").height == 20.5)
    let bound = stack(
      #"alignment="center""#, [box("v0"), label], constraints: Fixture.constraints("stk.height = 96"))
    #expect(try bound.frame("v0").height == 96)
    #expect(try fixture.frame("stk", LayoutRequest(canvas: .size(Size(375, 667)))).height == 20.5)
  }

  /// InterfaceBuilder.md#stack-empty-views
  @Test func `are 240 points wide where they arrange a view without content vertically`() throws {
    let label = Fixture.view("v1", "label", #"text="Title" horizontalHuggingPriority="251""#)
    #expect(try stack(#"axis="vertical""#, [box("v0"), label]).frame("v1").width == 240)
    let soft = box("v0", #"horizontalCompressionResistancePriority="250""#)
    #expect(try stack(#"axis="vertical""#, [soft, label]).frame("v1").width < 50)
    let least = stack(
      #"axis="vertical""#, [box("v0"), label], constraints: Fixture.constraints("v0.width >= 90"))
    #expect(try least.frame("v1").width == 90)
  }

  /// InterfaceBuilder.md#stack-empty-views
  @Test func `make views that hold others 50 points long where there is so much to spare`() throws {
    let label = Fixture.view("lab", "label", #"text="Title" verticalHuggingPriority="251""#)
    let holder = Fixture.view("v0", "view", "", "<subviews>\(label)</subviews>")
    let row = Fixture.view("row", "stackView", #"alignment="center""#, "<subviews>\(box("v1"))</subviews>")
    func fixture(height: Double) -> Fixture {
      stack(
        #"axis="vertical""#, [holder, row],
        constraints: Fixture.constraints(
          "stk.height = \(height)", "stk.width = 200", "v1.width = 30", "v1.height = 30", "lab.top = v0.top",
          "lab.bottom = v0.bottom", "lab.leading = v0.leading"))
    }
    #expect(try fixture(height: 90).frame("lab").height == 50)
    #expect(try fixture(height: 90).frame("row").height == 40)
    #expect(try fixture(height: 70).frame("lab").height == 40)
    #expect(try fixture(height: 90).frame("lab", LayoutRequest(canvas: .size(Size(375, 667)))).height == 20.5)
  }

  /// InterfaceBuilder.md#stack-baselines
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

  /// InterfaceBuilder.md#stack-blank-content
  @Test func `align an empty label by the baseline of its font`() throws {
    let footnote = #"<fontDescription key="fontDescription" style="UICTFontTextStyleFootnote"/>"#
    let number = #"<fontDescription key="fontDescription" type="system" pointSize="42"/>"#
    let fixture = stack(
      #"alignment="lastBaseline""#,
      [
        Fixture.view("v0", "label", #"text="0""#, number),
        Fixture.view("v1", "label", #"text="" verticalHuggingPriority="251""#, footnote),
      ])
    // Below their baselines the number has 10.5 points, the label 3.5.
    #expect(try fixture.frame("v0").y == 6.5)
    #expect(try fixture.frame("v0").maxY == 57)
    #expect(try fixture.frame("v1").maxY == 50)
  }

  /// InterfaceBuilder.md#order-of-content
  @Test func `stretch and press the first of views that hold on alike`() throws {
    let label = { (id: String) in Fixture.view(id, "label", #"text="Description" numberOfLines="0""#) }
    let column = stack(
      #"axis="vertical""#, [label("v0"), label("v1")],
      constraints: Fixture.constraints("stk.height = 100", "stk.width = 200"))
    #expect(try column.frame("v0").height == 79.5)
    #expect(try column.frame("v1").height == 20.5)
    let field = { (id: String) in Fixture.view(id, "label", #"text="Description""#) }
    let row = stack("", [field("v0"), field("v1")], constraints: Fixture.constraints("stk.width = 100"))
    #expect(try row.frame("v0").width < 50)
    #expect(try row.frame("v1").width > 80)
  }

  /// InterfaceBuilder.md#resting-activity-indicators
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

  /// InterfaceBuilder.md#stack-fill-proportionally
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

  /// InterfaceBuilder.md#stack-fill-proportionally: two labels of one font share 120 points as 60 and 52.
  @Test func `share in proportion to content alone where their spacing is the standard one`() throws {
    let line = #"placeholderIntrinsicWidth="30" placeholderIntrinsicHeight="10""#
    let fixture = stack(
      #"distribution="fillProportionally" spacingType="standard""#, [box("v0", line), box("v1", line)],
      constraints: Fixture.constraints("stk.width = 120"))
    #expect(try fixture.frame("v0").width == 60)
    #expect(try fixture.frame("v1") == Rect(x: 68, y: 0, width: 52, height: 10))
  }

  /// InterfaceBuilder.md#stack-fill-proportionally
  @Test func `share in proportion to the width that a view is required to have`() throws {
    let fixture = stack(
      #"distribution="fillProportionally""#,
      [box("v0"), box("v1", #"placeholderIntrinsicWidth="40" placeholderIntrinsicHeight="10""#)],
      constraints: Fixture.constraints("v0.width = 60"))
    #expect(try fixture.frame("stk").width == 100)
    #expect(try fixture.frame("v1").x == 60)
  }

  /// InterfaceBuilder.md#stack-fill-proportionally
  @Test func `share in proportion to the sizes that are required inside stack views`() throws {
    func row(_ id: String, _ arranged: String) -> String {
      Fixture.view(id, "stackView", "", "<subviews>\(arranged)</subviews>")
    }
    let label = Fixture.view("lab", "label", #"text="Title" verticalHuggingPriority="251""#)
    let fixture = stack(
      #"axis="vertical" distribution="fillProportionally""#,
      [row("v0", label + box("one")), row("v1", box("two")), row("v2", box("six"))],
      constraints: Fixture.constraints(
        "stk.width = 100", "one.height = 40", "two.height = one.height", "six.height = 24", "one.width = 10"))
    #expect(try fixture.frame("v0").height == 40)
    #expect(try fixture.frame("v1") == Rect(x: 0, y: 40, width: 100, height: 40))
    #expect(try fixture.frame("stk").height == 104)
  }

  /// InterfaceBuilder.md#stack-fill-proportionally
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

  /// Interface Builder marks 11 of 11 without views as ambiguous, and none of 8 whose views are hidden
  /// (InterfaceBuilder.md#stack-without-views).
  @Test func `have no size without views, and are as small as they can be where all are hidden`() throws {
    let empty = try stack("", []).layout()
    #expect(empty.view("stk")?.ambiguous == [.horizontal, .vertical])
    let hidden = try stack("", [box("v0", #"hidden="YES""#)]).layout()
    #expect(hidden.view("stk")?.ambiguous == [])
    #expect(hidden.view("stk")?.frame.size == .zero)
  }

  @Test func `pass over hidden views`() throws {
    let fixture = stack(
      #"spacing="8""#, [box("v0"), box("v1", #"hidden="YES""#), box("v2")], constraints: sizes([10, 20, 30]))
    #expect(try fixture.frame("stk").width == 48)
  }

  /// InterfaceBuilder.md#stack-margins
  @Test func `lay out within explicit margins`() throws {
    let fixture = stack(
      "", [box("v0")], constraints: sizes([10]),
      margins: #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#)
    #expect(try fixture.frame("stk").size == Size(16, 14))
    #expect(try fixture.frame("v0").x == 2)
  }
}
