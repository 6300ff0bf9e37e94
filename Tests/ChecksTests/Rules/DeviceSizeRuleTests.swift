import CheckFixtures
import Checks
import SceneModel
import Testing

/// Apple's guides of adaptivity: no layout is that of one device.
struct DeviceSizeRuleTests {
  private func messages(_ equation: String, device: String = "retina4_7", priority: Int? = nil) throws
    -> [String]
  {
    let document = try Fixture.scene(
      Fixture.view("box"), constraints: Fixture.constraint("c1", equation, priority: priority), device: device
    )
    return try Fixture.findings("device_size", document).map(\.message)
  }

  @Test func `a constant that is the width or height of the canvas is told with its device`() throws {
    let found = try messages("box.width = 375")
    #expect(found.count == 1)
    #expect(found.first?.contains("box.width = 375 is the width of one device, iPhone") == true)
    #expect(try messages("box.height = 667").count == 1)
  }

  @Test func `another size, an inequality and an optional one are sound`() throws {
    #expect(try messages("box.width = 320").isEmpty)
    #expect(try messages("box.width ≤ 375").isEmpty)
    #expect(try messages("box.width = 375", priority: 750).isEmpty)
    #expect(try messages("box.height = 375").isEmpty)
  }
}
