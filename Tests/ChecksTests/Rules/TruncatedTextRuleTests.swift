import CheckFixtures
import Checks
import SceneModel
import Testing

struct TruncatedTextRuleTests {
  private func findings(
    _ text: String, width: Int, _ attributes: String = "", font named: String = "type=\"system\""
  ) throws -> [CheckFinding] {
    let font = "<fontDescription key=\"fontDescription\" \(named) pointSize=\"17\"/>"
    let document = try Fixture.scene(
      Fixture.view(
        "title", "label", "text=\"\(text)\" lineBreakMode=\"tailTruncation\" \(attributes)", font),
      constraints: [
        Fixture.constraint("c1", "title.leading = root.leading + 16"),
        Fixture.constraint("c2", "title.top = safe.top + 8"),
        Fixture.constraint("c3", "title.width = \(width)"),
      ].joined())
    return try Fixture.findings("truncated_text", document, [Fixture.device("iPhone 8")])
  }

  @Test func `a line that is wider than its label is told with both widths`() throws {
    let findings = try findings("Account settings and more", width: 80)
    #expect(findings.map(\.object.text) == ["title"])
    #expect(findings.first?.message.hasSuffix("expected at most 80") == true)
  }

  /// InterfaceBuilder.md#guessed-sizes
  @Test func `text in a font that the project does not have is measured by a substitute, and said to be`()
    throws
  {
    let font = "name=\"Foobar-Regular\" family=\"Foobar\""
    let message = try #require(
      try findings("Account settings and more", width: 80, font: font).first?.message)
    #expect(message.contains("is cut: it is about "))
    #expect(message.hasSuffix("; its font is not in the project, and measured by a substitute"))
    #expect(try findings("Account settings and more", width: 300, font: font).isEmpty)
  }

  @Test func `a label with room, one that wraps and one that shrinks are sound`() throws {
    #expect(try findings("Account settings and more", width: 300).isEmpty)
    #expect(try findings("Account settings and more", width: 80, "numberOfLines=\"0\"").isEmpty)
    #expect(try findings("Account settings and more", width: 110, "minimumScaleFactor=\"0.5\"").isEmpty)
  }

  /// A line of the system font of 17 points is 20.29 high.
  @Test(arguments: [("label", 12, 1), ("label", 19, 0), ("button", 9, 1), ("button", 18, 0)])
  func `a line that loses more than a quarter of its height is told`(element: String, height: Int, count: Int)
    throws
  {
    let content = """
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <state key="normal" title="Save"/>
      """
    let document = try Fixture.scene(
      Fixture.view(
        "go", element, element == "label" ? "text=\"Save\"" : "buttonType=\"system\"", content),
      constraints: [
        Fixture.constraint("c1", "go.leading = root.leading + 16"),
        Fixture.constraint("c2", "go.top = safe.top + 8"),
        Fixture.constraint("c3", "go.height = \(height)"), Fixture.constraint("c4", "go.width = 200"),
      ].joined())
    let findings = try Fixture.findings("truncated_text", document, [Fixture.device("iPhone 8")])
    #expect(findings.count == count)
    #expect(findings.allSatisfy { $0.message.hasSuffix("high, expected at most \(height)") })
  }

  /// A button is 30 wide by itself (InterfaceBuilder.md#button), and "No" is narrower.
  @Test(arguments: [("No", 25, 0), ("No", 15, 1), ("Cancel", 25, 1)])
  func `a button that is narrower than by itself is told where its title is cut`(
    title: String, width: Int, count: Int
  ) throws {
    let content = """
      <fontDescription key="fontDescription" type="system" pointSize="17"/><state key="normal" title="\(title)"/>
      """
    let document = try Fixture.scene(
      Fixture.view("go", "button", "buttonType=\"system\"", content),
      constraints: [
        Fixture.constraint("c1", "go.leading = root.leading"), Fixture.constraint("c2", "go.top = safe.top"),
        Fixture.constraint("c3", "go.width = \(width)"),
      ].joined())
    #expect(
      try Fixture.findings("truncated_text", document, [Fixture.device("iPhone 8")]).count == count)
  }

  /// The label that Xcode 6 put into LaunchScreen.xib has no `adjustsFontSizeToFit`, which is YES then
  /// (InterfaceBuilder.md#shrinking-text).
  @Test func `a label may shrink to a least size of its font, and is cut where that does not suffice`() throws
  {
    let text = "Account settings and more"
    #expect(try findings(text, width: 140, "minimumFontSize=\"9\"").isEmpty)
    #expect(try findings(text, width: 60, "minimumFontSize=\"9\"").count == 1)
    #expect(try findings(text, width: 60, "minimumScaleFactor=\"0.5\"").count == 1)
    #expect(try findings(text, width: 140, "minimumFontSize=\"9\" adjustsFontSizeToFit=\"NO\"").count == 1)
  }

  /// A button with an image behind its title is as wide as that by itself
  /// (InterfaceBuilder.md#button-background).
  @Test func `a button with an image behind its title is left alone`() throws {
    func count(_ background: String) throws -> Int {
      let state = "<state key=\"normal\" title=\"Sign up\"\(background)/>"
      let button = Fixture.view("b", "button", "buttonType=\"custom\"", state)
      let constraints = [
        Fixture.constraint("k1", "b.leading = root.leading"), Fixture.constraint("k2", "b.top = root.top"),
        Fixture.constraint("k3", "b.width = 40"),
      ].joined()
      let document = try Fixture.scene(
        button, constraints: constraints,
        resources: "<resources><image name=\"Wide\" width=\"500\" height=\"40\"/></resources>")
      return try Fixture.findings("truncated_text", document, [Fixture.device("iPhone 8")]).count
    }
    #expect(try count("") == 1)
    #expect(try count(" backgroundImage=\"Wide\"") == 0)
  }

  /// The title is there for VoiceOver where the image fills the button.
  @Test(arguments: [(20, 0), (40, 1), (100, 0)])
  func `a title that its button's image leaves no room is not seen, and not cut`(width: Int, count: Int)
    throws
  {
    let button = Fixture.view("b", "button", "", "<state key=\"normal\" title=\"Go\" image=\"Star\"/>")
    let document = try Fixture.scene(
      button,
      constraints: [
        Fixture.constraint("k1", "b.leading = root.leading"), Fixture.constraint("k2", "b.top = root.top"),
        Fixture.constraint("k3", "b.width = \(width)"),
      ].joined(), resources: "<resources><image name=\"Star\" width=\"32\" height=\"32\"/></resources>")
    #expect(
      try Fixture.findings("truncated_text", document, [Fixture.device("iPhone 8")]).count == count)
  }

  @Test(arguments: [("title", 0), ("other", 1)])
  func `a text of a cell that an outlet leads to is code's`(destination: String, count: Int) throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="375" height="40"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="375" height="40"/><subviews>
      \(Fixture.view("title", "label", "text=\"Account settings and more\"",
        "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"))
      </subviews><constraints>
      \(Fixture.constraint("k1", "title.leading = content.leading"))
      \(Fixture.constraint("k2", "title.top = content.top"))\(Fixture.constraint("k3", "title.width = 80"))
      </constraints></tableViewCellContentView>
      <connections><outlet property="label" destination="\(destination)" id="out"/></connections>
      </tableViewCell>
      """
    #expect(
      try Fixture.findings("truncated_text", Fixture.xib(cell), [Fixture.device("iPhone 8")]).count == count)
  }

  @Test func `lines that do not fit into a row are left to its table`() throws {
    func objects(_ element: String) throws -> [String] {
      let cell =
        """
        <tableViewCell id="cell" rowHeight="40"><rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="100" height="40"/><subviews>
        """
        + Fixture.view(
          "title", "label", "text=\"Account settings and more of them\" numberOfLines=\"0\"",
          "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
        + "</subviews><constraints>"
        + [
          "title.leading = content.leading", "title.width = 80", "title.top = content.top",
          "title.height = 21",
        ]
        .enumerated().map { Fixture.constraint("d\($0)", $1) }.joined()
        + "</constraints></tableViewCellContentView></tableViewCell>"
      let table =
        "<tableView id=\"table\" rowHeight=\"40\" dataMode=\"\(element)\" style=\"plain\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/>"
      let rows =
        element == "static"
        ? "<sections><tableViewSection id=\"section\"><cells>\(cell)</cells></tableViewSection></sections>"
        : "<prototypes>\(cell)</prototypes>"
      return try Fixture.objects(
        "truncated_text", Fixture.scene(table + rows + "</tableView>"), [Fixture.device("iPhone 8")])
    }
    #expect(try objects("prototypes").isEmpty)
    #expect(try objects("static") == ["title"])
  }
}
