import Checks
import SceneModel
import Testing

struct DeadOverrideRuleTests {
  private func messages(_ variations: String, masks: String = "") throws -> [String] {
    let document = try Checking.scene(
      Checking.view("box"),
      constraints: """
        <constraint firstItem="box" firstAttribute="width" constant="20" id="c1">\(variations)</constraint>
        """, rest: masks)
    return try Checking.findings("dead_override", document).map(\.message)
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
}
