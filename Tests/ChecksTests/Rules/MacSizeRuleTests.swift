import CheckFixtures
import Checks
import SceneModel
import Testing

/// Devices.md#mac: controls of the Mac have heights of their own.
struct MacSizeRuleTests {
  private func messages(
    _ element: String, _ equation: String, rest: String = "", type: String = "system", content: String = ""
  ) throws -> [String] {
    let document = try Fixture.scene(
      Fixture.view("box", element, "buttonType=\"\(type)\"", content),
      constraints: Fixture.constraint("c1", equation), rest: rest)
    return try Fixture.findings("mac_size", document).map(\.message)
  }

  @Test func `a fixed height of a button is told`() throws {
    #expect(
      try messages("button", "box.height = 44") == [
        "the height of button (box) is fixed at 44, which no UIButton has in the Mac idiom"
      ])
  }

  @Test func `one of a view, an inequality and what pads do not install is sound`() throws {
    #expect(try messages("view", "box.height = 44").isEmpty)
    #expect(try messages("button", "box.height ≥ 44").isEmpty)
    let rest = """
      <variation key="heightClass=regular-widthClass=regular"><mask key="constraints"><exclude reference="c1"/></mask>
      </variation>
      """
    #expect(try messages("button", "box.height = 44", rest: rest).isEmpty)
  }

  @Test func `a constraint that the idiom mac uninstalls, and a control that behaves as on a pad, are sound`()
    throws
  {
    let rest = """
      <variation key="userInterfaceIdiom=mac"><mask key="constraints"><exclude reference="c1"/></mask></variation>
      """
    #expect(try messages("switch", "box.width = 80", rest: rest).isEmpty)
    let document = try Fixture.scene(
      Fixture.view("box", "button", "buttonType=\"system\" preferredBehavioralStyle=\"pad\""),
      constraints: Fixture.constraint("c1", "box.height = 44"))
    #expect(try Fixture.objects("mac_size", document).isEmpty)
  }

  @Test func `a width of a button, and what the Mac does not draw as a button of its own, are sound`() throws
  {
    #expect(try messages("button", "box.width = 200").isEmpty)
    #expect(try messages("button", "box.height = 44", type: "custom").isEmpty)
    #expect(
      try messages("button", "box.height = 44", content: "<state key=\"normal\" image=\"Gear\"/>").isEmpty)
    #expect(try messages("switch", "box.width = 80").count == 1)
  }
}
