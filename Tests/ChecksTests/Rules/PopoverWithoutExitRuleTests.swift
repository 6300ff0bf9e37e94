import CheckFixtures
import Checks
import SceneModel
import Testing

/// UIPopoverPresentationController and Devices.md#presentations: popovers adapt in compact width.
struct PopoverWithoutExitRuleTests {
  private func objects(_ content: String, kind: String = "popoverPresentation", rest: String = "") throws
    -> [String]
  {
    try Fixture.objects("popover_without_exit", document(content, kind: kind, rest: rest))
  }

  private func document(
    _ content: String, kind: String = "popoverPresentation", rest: String = "", beside: String = ""
  ) throws -> Document {
    try Fixture.storyboard(
      """
      <scene sceneID="s1"><objects>
      <viewController id="controller" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
      <connections><segue destination="settings" kind="\(kind)" id="segue"/></connections>
      </viewController>
      </objects></scene>
      <scene sceneID="s2"><objects>
      <viewController id="settings" sceneMemberID="viewController">
      <view key="view" id="inner"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(content)</subviews></view>\(rest)
      </viewController>\(beside)
      </objects></scene>
      """)
  }

  private let text = Fixture.view("text", "label", "text=\"Name\"")

  @Test func `a popover of texts alone is told at its segue`() throws {
    #expect(try objects(text) == ["segue"])
  }

  @Test func `its sentence says what happens and what is expected`() throws {
    let document = try document(text)
    #expect(
      try Fixture.findings("popover_without_exit", document).map(\.message) == [
        "viewController (settings) opens as a popover, which fills the screen in compact width, and nothing in it "
          + "closes it: expected a Done or Cancel button"
      ])
  }

  @Test func `a gesture recognizer with an action, beside the controller in its scene, is a way out`() throws
  {
    let tap = """
      <tapGestureRecognizer id="tap"><connections><action selector="close:" destination="settings" id="act"/></connections>
      </tapGestureRecognizer>
      """
    #expect(
      try Fixture.objects("popover_without_exit", document(text, beside: tap)).isEmpty)
  }

  @Test func `a button with an action, an item of a bar or a list is a way out`() throws {
    let action = """
      <connections><action selector="close:" destination="settings" eventType="touchUpInside" id="act"/></connections>
      """
    #expect(try objects(Fixture.view("go", "button", "", action)).isEmpty)
    #expect(try objects(Fixture.view("list", "tableView")).isEmpty)
    let item = """
      <navigationItem key="navigationItem" id="nav"><barButtonItem key="rightBarButtonItem" systemItem="done" id="done"/>
      </navigationItem>
      """
    #expect(try objects(text, rest: item).isEmpty)
  }

  @Test func `a button that nothing listens to is none`() throws {
    #expect(try objects(Fixture.view("go", "button")) == ["segue"])
  }

  @Test func `other segues are none of popovers`() throws {
    #expect(try objects(text, kind: "show").isEmpty)
  }
}
