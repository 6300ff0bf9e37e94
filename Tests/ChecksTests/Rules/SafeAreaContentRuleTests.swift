import CheckFixtures
import Checks
import Devices
import SceneModel
import Testing

/// Apple's Human Interface Guidelines, Layout: content within the safe area.
struct SafeAreaContentRuleTests {
  private func findings(
    _ view: String, _ constraints: [String], _ device: String = "iPhone 17",
    _ orientation: Orientation = .portrait
  ) throws -> [CheckFinding] {
    let document = try Fixture.scene(view, constraints: constraints.joined())
    return try Fixture.findings("safe_area_content", document, [Fixture.device(device, orientation)])
  }

  private let label = Fixture.view("text", "label", "text=\"Name\"")

  private func held(_ top: String, _ leading: String) -> [String] {
    [Fixture.constraint("c1", "text.top = \(top)"), Fixture.constraint("c2", "text.leading = \(leading)")]
  }

  @Test func `text below the cutout is told, with how far it reaches out`() throws {
    let found = try findings(label, held("root.top + 40", "root.leading + 16"))
    #expect(found.map(\.message) == ["'Name' (text) reaches out of the safe area: by 22 at the top"])
  }

  @Test func `text beside the cutout of a phone that lies is told`() throws {
    let found = try findings(label, held("root.top + 80", "root.leading + 16"), "iPhone 17", .landscape)
    #expect(found.map(\.object.text) == ["text"])
  }

  @Test func `the sides of an older document are those of the device too`() throws {
    let document = try Fixture.scene(
      label, constraints: held("root.top + 80", "root.leading + 16").joined(), toolsVersion: 13000)
    let findings = try Fixture.findings(
      "safe_area_content", document, [Fixture.device("iPhone 17", .landscape)])
    #expect(findings.map(\.object.text) == ["text"])
  }

  @Test func `text within the safe area is sound, and so is what may lie below a status bar that is hidden`()
    throws
  {
    #expect(try findings(label, held("safe.top + 8", "safe.leading + 8")).isEmpty)
    let old = try findings(label, held("root.top + 8", "root.leading + 16"), "iPhone SE (1st generation)")
    #expect(old.isEmpty)
  }

  @Test func `backgrounds, images and text that scrolls may reach out`() throws {
    let constraints = held("root.top", "root.leading + 16")
    for element in ["view", "imageView"] {
      #expect(try findings(Fixture.view("text", element), constraints).isEmpty)
    }
    let scroll = Fixture.view("scroll", "scrollView", "", "<subviews>\(label)</subviews>")
    #expect(try findings(scroll, held("scroll.top", "scroll.leading")).isEmpty)
  }

  @Test func `a tall label whose text is in its middle is sound`() throws {
    let tall = try findings(
      label, held("root.top", "root.leading + 16") + [Fixture.constraint("c3", "text.height = 300")])
    #expect(tall.isEmpty)
  }
}
