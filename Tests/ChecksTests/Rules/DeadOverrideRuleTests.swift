import CheckFixtures
import Checks
import SceneModel
import Testing

struct DeadOverrideRuleTests {
  private func messages(_ variations: String, masks: String = "") throws -> [String] {
    let document = try Fixture.scene(
      Fixture.view("box"),
      constraints: """
        <constraint firstItem="box" firstAttribute="width" constant="20" id="c1">\(variations)</constraint>
        """, rest: masks)
    return try Fixture.findings("dead_override", document).map(\.message)
  }

  @Test func `a value that is what holds without it is told`() throws {
    #expect(
      try messages("<variation key=\"widthClass=compact\" constant=\"20\"/>") == [
        "the constant of box.width = 20 for widthClass=compact is what holds without it"
      ])
  }

  @Test func `one that more specific values hide is told`() throws {
    let hidden = SizeClass.all.filter { $0.height == .compact && $0.width != .any }.map {
      "<variation key=\"\(VariationKey($0))\" constant=\"30\"/>"
    }
    // Any width is left, where the canvas alone shows it.
    #expect(
      try messages("<variation key=\"heightClass=compact\" constant=\"30\"/>\(hidden.joined())").count == 2)
  }

  @Test func `one of a constraint that is not installed there is told`() throws {
    let masks = """
      <variation key="widthClass=compact"><mask key="constraints"><exclude reference="c1"/></mask></variation>
      """
    #expect(
      try messages("<variation key=\"widthClass=compact\" constant=\"30\"/>", masks: masks) == [
        "the constant of box.width = 20 for widthClass=compact holds nowhere: the object is not installed there"
      ])
  }

  @Test func `one that makes a difference in one class is sound, and so is one that takes another back`()
    throws
  {
    #expect(
      try messages("<variation key=\"heightClass=compact-widthClass=regular\" constant=\"30\"/>").isEmpty)
    #expect(
      try messages(
        """
        <variation key="heightClass=compact" constant="30"/>
        <variation key="heightClass=compact-widthClass=regular" constant="20"/>
        """
      ).isEmpty)
  }

  private func document(_ variations: String, masks: String = "") throws -> Document {
    try Fixture.scene(
      Fixture.view("box"),
      constraints:
        "<constraint firstItem=\"box\" firstAttribute=\"width\" constant=\"20\" id=\"c1\">\(variations)</constraint>",
      rest: masks)
  }

  @Test func `a dead value is taken out, with its variation where that says nothing else`() throws {
    let mended = try Fixture.mended(
      "dead_override", document("<variation key=\"widthClass=compact\" constant=\"20\"/>"))
    #expect(Fixture.text(mended).contains("constant=\"20\" id=\"c1\"/>"))
    let other = try Fixture.mended(
      "dead_override", document("<variation key=\"widthClass=compact\" constant=\"20\" priority=\"900\"/>"))
    #expect(Fixture.text(other).contains("<variation key=\"widthClass=compact\" priority=\"900\"/>"))
  }

  /// The width's value hides the base, and the more specific ones hide the width's: each is dead
  /// beside the others.
  @Test func `of values that are dead as long as others are there, one stays`() throws {
    let specific = SizeClass.all.filter { $0.width == .compact && $0.height != .any }
    let document = try document(
      "<variation key=\"widthClass=compact\" constant=\"30\"/>"
        + specific.map { "<variation key=\"\(VariationKey($0))\" constant=\"30\"/>" }.joined())
    let mended = try Fixture.mended("dead_override", document)
    #expect(try Fixture.findings("dead_override", mended).isEmpty)
    #expect(
      Fixture.text(mended).contains("<variation key=\"widthClass=compact\" constant=\"30\"/></constraint>"))
  }

  @Test func `a value of what code may install is left alone`() throws {
    let masks = """
      <variation key="widthClass=compact"><mask key="constraints"><exclude reference="c1"/></mask></variation>
      <connections><outlet property="width" destination="c1" id="o1"/></connections>
      """
    let document = try document("<variation key=\"widthClass=compact\" constant=\"30\"/>", masks: masks)
    #expect(
      try Fixture.leftAlone("dead_override", document) == [
        "an outlet leads to the object, and code may install it"
      ])
  }

  @Test func `a value that other traits vary too is left alone`() throws {
    let document = try Fixture.scene(
      Fixture.view(
        "box", "view", "alpha=\"0.5\"",
        "<variation key=\"userInterfaceStyle=dark\" alpha=\"1\"/><variation key=\"widthClass=compact\" alpha=\"0.5\"/>"
      ))
    #expect(try Fixture.leftAlone("dead_override", document).allSatisfy { $0 != nil })
  }

  private func attributed(_ text: String, size: String) -> String {
    """
    <attributedString key="attributedText"><fragment content="\(text)"><attributes><font key="NSFont" size="\(size)" \
    metaFont="system"/></attributes></fragment></attributedString>
    """
  }

  @Test(
    arguments: [("Open", "16", true), ("Shut", "16", false), ("Open", "20", false)])
  func `an attributed text is dead where all of it is what holds without it`(
    text: String, size: String, isDead: Bool
  ) throws {
    let document = try Fixture.scene(
      Fixture.view(
        "l", "label", "usesAttributedText=\"YES\"",
        attributed("Open", size: "16") + "<variation key=\"widthClass=regular\">"
          + attributed(text, size: size) + "</variation>"))
    #expect(try Fixture.findings("dead_override", document).count == (isDead ? 1 : 0))
  }
}
