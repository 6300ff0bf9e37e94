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
      findings.first?.message
        == "stepper (count) is a UIStepper, which cannot be shown in the Mac idiom: expected a text field or a slider"
    )
  }

  @Test func `a refresh control of a table's controller is told with the menu item`() throws {
    let document = try Fixture.storyboard(
      """
      <scene sceneID="s1"><objects><tableViewController id="controller" sceneMemberID="viewController">
      <tableView key="view" id="table" dataMode="prototypes" style="plain">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></tableView>
      <refreshControl key="refreshControl" opaque="NO" id="pull">
      <rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/></refreshControl>
      </tableViewController></objects></scene>
      """)
    let findings = try Fixture.findings("mac_unavailable", document)
    #expect(findings.map(\.object.text) == ["pull"])
    #expect(findings.first?.message.hasSuffix("expected a menu item Refresh with the key ⌘R") == true)
  }

  @Test(
    arguments: [
      ("button", "<state key=\"selected\" title=\"On\"/>", "a title for the state selected"),
      ("button", "<state key=\"highlighted\" image=\"On\"/>", "an image for the state highlighted"),
      ("slider", "<color key=\"thumbTintColor\" white=\"1\" alpha=\"1\"/>", "a thumbTintColor"),
    ])
  func `a property that raises is told, unless the control prefers to behave as on a pad`(
    element: String, content: String, property: String
  ) throws {
    func messages(_ attributes: String) throws -> [String] {
      let document = try Fixture.scene(Fixture.view("go", element, attributes, content))
      return try Fixture.findings("mac_unavailable", document).map(\.message)
    }
    #expect(try messages("") == ["\(element) (go) has \(property), which ends the program in the Mac idiom"])
    #expect(try messages("preferredBehavioralStyle=\"pad\"").isEmpty)
    #expect(try messages("preferredBehavioralStyle=\"mac\"").count == 1)
  }

  @Test func `the normal state, a state's colour and a compact date picker are sound`() throws {
    let button = """
      <state key="normal" title="Go"/><state key="selected"><color key="titleColor" white="1" alpha="1"/></state>
      """
    let document = try Fixture.scene(
      Fixture.view("go", "button", "", button) + Fixture.view("day", "datePicker", "style=\"compact\"")
        + Fixture.view("time", "datePicker", "style=\"wheels\""))
    #expect(try Fixture.objects("mac_unavailable", document) == ["time"])
  }

  @Test func `what the idiom mac uninstalls is not shown there, nor is a document for phones`() throws {
    let stepper = Fixture.view("count", "stepper")
    let rest = """
      <variation key="userInterfaceIdiom=mac"><mask key="subviews"><exclude reference="count"/></mask></variation>
      """
    #expect(try Fixture.objects("mac_unavailable", Fixture.scene(stepper)) == ["count"])
    #expect(try Fixture.objects("mac_unavailable", Fixture.scene(stepper, rest: rest)).isEmpty)
    let phone = try Fixture.xib(stepper, path: "Row~iphone.xib")
    #expect(try Fixture.objects("mac_unavailable", phone).isEmpty)
  }

  @Test func `it looks where it is asked to alone`() { #expect(CheckRule.macUnavailableIsOptIn) }
}

extension CheckRule {
  fileprivate static var macUnavailableIsOptIn: Bool {
    ["mac_unavailable", "mac_size"].allSatisfy { named($0)?.isOptIn == true }
  }
}
