import CheckFixtures
import Checks
import Devices
import SceneModel
import Testing

/// Apple's Human Interface Guidelines, Accessibility and Buttons: at least 44 × 44 points.
struct TouchTargetRuleTests {
  private func objects(
    _ element: String, _ attributes: String = "", size: (Double, Double),
    options: [String: RuleOption.Value] = [:]
  ) throws -> [String] {
    let document = try Fixture.scene(
      Fixture.view("box", element, attributes),
      constraints: [
        Fixture.constraint("c1", "box.leading = root.leading + 80"),
        Fixture.constraint("c2", "box.top = root.top + 80"),
        Fixture.constraint("c3", "box.width = \(size.0)"),
        Fixture.constraint("c4", "box.height = \(size.1)"),
      ].joined())
    return try Fixture.objects(
      "touch_target", document, [Fixture.device("iPhone 17")], options: options)
  }

  @Test func `a button that is too low is told, one of 44 is not`() throws {
    #expect(try objects("button", size: (60, 30)) == ["box"])
    #expect(try objects("button", size: (44, 44)).isEmpty)
  }

  @Test func `the minimum and exceptions can be told`() throws {
    #expect(try objects("button", size: (60, 30), options: ["minimum": .number(24)]).isEmpty)
    #expect(try objects("button", size: (60, 30), options: ["exempt": .words(["button"])]).isEmpty)
    #expect(
      try objects(
        "button", "customClass=\"Dot\"", size: (9, 9), options: ["exempt": .words(["Dot"])]
      ).isEmpty)
  }

  @Test func `what nobody can touch is left out`() throws {
    for attributes in ["enabled=\"NO\"", "hidden=\"YES\"", "userInteractionEnabled=\"NO\"", "alpha=\"0.0\""] {
      #expect(try objects("button", attributes, size: (60, 30)).isEmpty, "\(attributes)")
    }
    #expect(try objects("view", size: (60, 30)).isEmpty)
  }

  @Test func `a switch of its own height is the system's, a lower slider is not`() throws {
    #expect(try objects("switch", size: (49, 31)).isEmpty)
    #expect(try objects("slider", size: (200, 20)) == ["box"])
    #expect(try objects("button", "buttonType=\"infoLight\"", size: (22, 22)).isEmpty)
  }

  @Test func `the message has the numbers`() throws {
    let document = try Fixture.scene(
      Fixture.view("box", "button"),
      constraints: [
        Fixture.constraint("c1", "box.leading = root.leading + 80"),
        Fixture.constraint("c2", "box.top = root.top + 80"), Fixture.constraint("c3", "box.width = 60"),
        Fixture.constraint("c4", "box.height = 30"),
      ].joined())
    let findings = try Fixture.findings("touch_target", document, [Fixture.device("iPhone 17")])
    #expect(findings.map(\.message) == ["button (box) is touched on 60 × 30, expected at least 44 × 44"])
  }
}
