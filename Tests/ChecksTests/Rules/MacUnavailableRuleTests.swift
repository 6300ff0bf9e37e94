import CheckFixtures
import Checks
import SceneModel
import Testing

/// Devices.md#mac: what ends a program in the Mac idiom.
struct MacUnavailableRuleTests {
  @Test func `a stepper and a page control are told`() throws {
    let document = try Fixture.scene(
      Fixture.view("count", "stepper") + Fixture.view("pages", "pageControl")
        + Fixture.view("go", "button"))
    let findings = try Fixture.findings("mac_unavailable", document)
    #expect(findings.map(\.object.text) == ["count", "pages"])
    #expect(
      findings.first?.message == "stepper (count) is a UIStepper, which cannot be shown in the Mac idiom")
  }

  @Test func `it looks where it is asked to alone`() { #expect(CheckRule.macUnavailableIsOptIn) }
}

extension CheckRule {
  fileprivate static var macUnavailableIsOptIn: Bool {
    ["mac_unavailable", "mac_size"].allSatisfy { named($0)?.isOptIn == true }
  }
}
