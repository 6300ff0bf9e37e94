import CheckFixtures
import Checks
import SceneModel
import Testing

struct AmbiguousRuleTests {
  private let held = [
    Fixture.constraint("c1", "box.leading = root.leading + 8"),
    Fixture.constraint("c2", "box.top = root.top + 8"),
    Fixture.constraint("c3", "box.width = 20"),
  ]

  @Test func `a view without a height is told once, with the axis and all classes`() throws {
    let document = try Fixture.scene(Fixture.view("box"), constraints: held.joined())
    let findings = try Fixture.findings("ambiguous", document)
    #expect(findings.map(\.object.text) == ["box"])
    #expect(findings.first?.environments == SizeClass.all.map(\.description))
    #expect(
      findings.first?.message
        == "view (box) is ambiguous: the constraints leave its vertical position or size open")
    #expect(findings.first?.scene == ObjectID("scene"))
  }

  @Test func `a height that is installed in one class is missing in the others`() throws {
    let height = Fixture.constraint("c4", "box.height = 20")
    let document = try Fixture.scene(
      Fixture.view("box"), constraints: held.joined() + height,
      rest: """
        <variation key="default"><mask key="constraints"><exclude reference="c4"/></mask></variation>
        <variation key="widthClass=compact"><mask key="constraints"><include reference="c4"/></mask></variation>
        """)
    let findings = try Fixture.findings("ambiguous", document)
    #expect(findings.count == 1)
    #expect(findings.first?.environments == SizeClass.all.filter { $0.width != .compact }.map(\.description))
  }

  @Test func `what is open for want of a constraint that a contradiction breaks is left to that rule`() throws
  {
    let document = try Fixture.scene(
      Fixture.view("a") + Fixture.view("b"),
      constraints: [
        "a.leading = root.leading", "a.width = 20", "b.leading = root.leading", "b.width = 20",
        "a.top = root.top", "a.height = 500", "b.top = a.bottom + 200", "b.bottom = root.bottom",
      ].enumerated().map { Fixture.constraint("c\($0)", $1) }.joined())
    let phone = [try Fixture.device("iPhone 8")]
    #expect(try Fixture.findings("unsatisfiable", document, phone).count == 1)
    #expect(try Fixture.findings("ambiguous", document, phone).isEmpty)
  }

  @Test func `of views in each other the outermost is told`() throws {
    let inner = "<subviews>\(Fixture.view("inner"))</subviews>"
    let document = try Fixture.scene(
      Fixture.view("box", "view", "", inner),
      constraints: held.joined()
        + ["leading", "trailing", "top", "bottom"].map {
          Fixture.constraint("i\($0)", "inner.\($0) = box.\($0)")
        }.joined())
    #expect(try Fixture.objects("ambiguous", document) == ["box"])
  }

  /// `placeholder="YES"`: removed at build time (InterfaceBuilder.md#placeholder-constraints).
  @Test func `what a constraint for the canvas alone holds is code's on a device`() throws {
    let height = Fixture.constraint("c4", "box.height = 20")
    let phone = [try Fixture.device("iPhone 8")]
    func found(_ height: String) throws -> [String] {
      let document = try Fixture.scene(Fixture.view("box"), constraints: held.joined() + height)
      return try Fixture.findings("ambiguous", document, phone).map(\.object.text)
    }
    #expect(try found("") == ["box"])
    #expect(try found(height.replacing(" id=", with: " placeholder=\"YES\" id=")).isEmpty)
  }

  /// UIStackView adds widths to labels of several lines (UISV-text-width-disambiguation): three of them in a
  /// document with equal huggings were saved 116.5, 117 and 116.5 of 350 wide, without a mark.
  @Test(arguments: [("1", true), ("2", false)])
  func `labels of several lines in a horizontal stack view are not open`(lines: String, isTold: Bool) throws {
    let labels = ["one", "two"].map {
      """
      <label id="\($0)" text="\($0)" numberOfLines="\(lines)" horizontalHuggingPriority="251" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/></label>
      """
    }
    let stack = Fixture.view("box", "stackView", "", "<subviews>\(labels.joined())</subviews>")
    let document = try Fixture.scene(
      stack,
      constraints: [
        "box.leading = root.leading", "box.trailing = root.trailing", "box.top = root.top",
      ].enumerated().map { Fixture.constraint("s\($0)", $1) }.joined())
    let phone = [try Fixture.device("iPhone 8")]
    #expect(try Fixture.findings("ambiguous", document, phone).isEmpty != isTold)
  }

  @Test func `a view that is held on all sides is sound`() throws {
    let document = try Fixture.scene(
      Fixture.view("box"), constraints: held.joined() + Fixture.constraint("c4", "box.height = 20"))
    #expect(try Fixture.objects("ambiguous", document).isEmpty)
  }

  /// Each picture of a chain goes through all constraints: a thousand of them took 84 seconds.
  @Test func `a long chain of views that are all open is told in time`() throws {
    let count = 1000
    let document = try Fixture.scene(
      (0..<count).map { Fixture.view("v\($0)") }.joined(),
      constraints: (1..<count).map {
        Fixture.constraint("c\($0)", "v\($0).leading = v\($0 - 1).trailing + 8")
      }.joined())
    #expect(try Fixture.findings("ambiguous", document, [Fixture.canvas(.any)]).count == count)
  }

  /// The class may have an intrinsicContentSize, and code may fill the stack view.
  @Test func `what hangs on a size that no document says is left out`() throws {
    func objects(_ view: String) throws -> [String] {
      try Fixture.objects(
        "ambiguous", Fixture.scene(view, constraints: held.joined()), [Fixture.canvas(.any)])
    }
    #expect(try objects(Fixture.view("box", "view", "customClass=\"Badge\"")).isEmpty)
    #expect(try objects(Fixture.view("box", "view", "verifyAmbiguity=\"ignoreSizes\"")).isEmpty)
    #expect(try objects(Fixture.view("box", "stackView")).isEmpty)
    #expect(
      try objects(
        Fixture.view(
          "box", "view",
          "customClass=\"Badge\" placeholderIntrinsicHeight=\"40\" placeholderIntrinsicWidth=\"9\"")
      ).isEmpty)
    #expect(try objects(Fixture.view("box")) == ["box"])
  }

  /// Code gives the image, or takes the place of the placeholder.
  @Test(arguments: [
    ("", "", ["box"]),
    ("", "<connections><outlet property=\"image\" destination=\"box\" id=\"o\"/></connections>", []),
    ("placeholderIntrinsicWidth=\"20\" placeholderIntrinsicHeight=\"40\"", "", []),
  ])
  func `an image view that code fills is left out`(attributes: String, outlet: String, told: [String]) throws
  {
    let document = try Fixture.scene(
      Fixture.view("box", "imageView", attributes), constraints: held.joined(), rest: outlet)
    let phone = [try Fixture.device("iPhone 8")]
    #expect(try Fixture.findings("ambiguous", document, phone).map(\.object.text) == told)
  }

  /// Any view may be the one that the constraint is to hold: dangling_reference tells the cause.
  @Test func `what is open beside a constraint for an object that is not there is left out`() throws {
    let lost = Fixture.constraint("c4", "lost.height = 20")
    let document = try Fixture.scene(Fixture.view("box"), constraints: held.joined() + lost)
    #expect(try Fixture.objects("ambiguous", document).isEmpty)
  }

  /// Two labels of 20.5 points that share a height by equal priorities: which of them gives way is open.
  private func labels(in height: Double, font: String = "type=\"system\"") throws -> [String] {
    func label(_ id: String) -> String {
      Fixture.view(
        id, "label", "text=\"\(id)\"", "<fontDescription key=\"fontDescription\" \(font) pointSize=\"17\"/>")
    }
    return try Fixture.objects(
      "ambiguous",
      Fixture.scene(
        label("one") + label("two") + Fixture.view("box"),
        constraints: held.joined()
          + [
            "box.height = \(height)", "one.leading = box.leading", "one.width = 20",
            "two.leading = box.leading",
            "two.width = 20", "one.top = box.top", "two.top = one.bottom", "two.bottom = box.bottom",
          ].enumerated().map { Fixture.constraint("d\($0)", $1) }.joined()), [Fixture.canvas(.any)])
  }

  @Test func `texts that miss half a point of their size are left out`() throws {
    #expect(try labels(in: 42).isEmpty)
    #expect(try labels(in: 60) == ["one", "two"])
  }

  /// InterfaceBuilder.md#guessed-sizes
  @Test func `texts that a substitute measures are left out where they miss less than a third`() throws {
    let named = "name=\"Foobar-Regular\" family=\"Foobar\""
    #expect(try labels(in: 50) == ["one", "two"])
    #expect(try labels(in: 50, font: named).isEmpty)
    #expect(try labels(in: 80, font: named) == ["one", "two"])
  }

  /// A row in a file of its own: its table makes it as high as its two labels ask for.
  @Test func `texts that share the height of a cell are left out, a label that nothing holds is told`() throws
  {
    func objects(_ links: [String]) throws -> [String] {
      func label(_ id: String) -> String {
        Fixture.view(
          id, "label", "text=\"\(id)\"",
          "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
      }
      return try Fixture.objects(
        "ambiguous",
        Fixture.xib(
          """
          <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="120"/>
          <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
          <rect key="frame" x="0.0" y="0.0" width="320" height="120"/>
          <subviews>\(label("one") + label("two"))</subviews><constraints>
          """
            + (["one.leading = content.leading", "two.leading = content.leading"] + links).enumerated()
            .map { Fixture.constraint("d\($0)", $1) }.joined()
            + "</constraints></tableViewCellContentView></tableViewCell>"), [Fixture.canvas(.any)])
    }
    #expect(
      try objects(["one.top = content.top", "two.top = one.bottom", "two.bottom = content.bottom"]).isEmpty)
    #expect(try objects(["one.top = content.top"]) == ["two"])
  }
}
