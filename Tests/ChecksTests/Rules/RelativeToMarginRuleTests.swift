import CheckFixtures
import Checks
import SceneModel
import Testing

struct RelativeToMarginRuleTests {
  @Test func `a constraint to a margin is told with the margin`() throws {
    let document = try Fixture.scene(
      Fixture.view("box"),
      constraints: Fixture.constraint("c1", "box.leading = root.leadingMargin")
        + Fixture.constraint("c2", "box.top = root.top"))
    let findings = try Fixture.findings("relative_to_margin", document)
    #expect(findings.map(\.object.text) == ["c1"])
    #expect(findings.first?.message == "the constraint is relative to a margin (leadingMargin)")
  }

  private func document(_ constraint: String, margins: String = "") throws -> Document {
    try Fixture.scene(
      Fixture.view(
        "box", "view", margins,
        "<subviews>" + Fixture.view("inner")
          + "</subviews><constraints>\(constraint)</constraints>"),
      constraints: [
        Fixture.constraint("c1", "box.leading = root.leading + 40"),
        Fixture.constraint("c2", "box.top = root.top + 200"),
        Fixture.constraint("c3", "box.width = 100"), Fixture.constraint("c4", "box.height = 100"),
      ].joined())
  }

  private func line(_ constraint: String) throws -> String? {
    let text = Fixture.text(try Fixture.mended("relative_to_margin", document(constraint)))
    return text.firstMatch(of: /<constraint [^>]*id="m"\/>/).map { String($0.output) }
  }

  @Test func `a margin that is the same everywhere becomes its distance from the edge`() throws {
    #expect(
      try line(Fixture.constraint("m", "inner.leading = box.leadingMargin + 4")) == """
        <constraint firstItem="inner" firstAttribute="leading" secondItem="box" secondAttribute="leading" constant="12" id="m"/>
        """)
    #expect(
      try line(
        "<constraint firstAttribute=\"trailingMargin\" secondItem=\"inner\" secondAttribute=\"trailing\" id=\"m\"/>"
      )
        == """
        <constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" constant="8" id="m"/>
        """)
    #expect(
      try line(Fixture.constraint("m", "inner.bottom = box.bottomMargin + 8")) == """
        <constraint firstItem="inner" firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="m"/>
        """)
  }

  @Test func `a screen's margin, which differs, and a constant that varies are left alone`() throws {
    let root = try Fixture.scene(
      Fixture.view("box"), constraints: Fixture.constraint("c1", "box.leading = root.leadingMargin"))
    let environments = try [
      Fixture.device("iPhone SE (1st generation)"), Fixture.device("iPad Pro 11-inch (M5)"),
    ]
    #expect(
      try Fixture.leftAlone("relative_to_margin", root, environments) == [
        "the margin is not the same on all devices and in all size classes"
      ])
    let varied = try document(
      "<constraint firstItem=\"inner\" firstAttribute=\"top\" secondItem=\"box\" secondAttribute=\"topMargin\" id=\"m\"><variation key=\"widthClass=compact\" constant=\"4\"/></constraint>"
    )
    #expect(try Fixture.leftAlone("relative_to_margin", varied) == ["it varies by size class"])
  }
}
