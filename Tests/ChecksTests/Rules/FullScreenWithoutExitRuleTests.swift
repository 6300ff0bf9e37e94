import CheckFixtures
import Checks
import SceneModel
import Testing

/// Devices.md#presentations: no sweep ends a presentation over the full screen.
struct FullScreenWithoutExitRuleTests {
  private func objects(_ content: String, segue: String, destination: String = "") throws -> [String] {
    let document = try Fixture.storyboard(
      """
      <scene sceneID="s1"><objects>
      <viewController id="controller" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
      <connections><segue destination="help" id="segue" \(segue)/></connections>
      </viewController></objects></scene>
      <scene sceneID="s2"><objects>
      <viewController id="help" sceneMemberID="viewController" \(destination)>
      <view key="view" id="inner"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(content)</subviews></view></viewController></objects></scene>
      """)
    return try Fixture.objects("full_screen_without_exit", document)
  }

  private let text = Fixture.view("text", "label", "text=\"Help\"")
  private let full = "kind=\"presentation\" modalPresentationStyle=\"fullScreen\""

  @Test func `texts alone over the full screen are told, by the segue's style or the controller's`() throws {
    #expect(try objects(text, segue: full) == ["segue"])
    #expect(
      try objects(
        text, segue: "kind=\"presentation\"", destination: "modalPresentationStyle=\"overFullScreen\"")
        == ["segue"])
  }

  @Test func `a card, a pushed controller and one with a way out are sound`() throws {
    #expect(try objects(text, segue: "kind=\"presentation\"").isEmpty)
    #expect(try objects(text, segue: "kind=\"show\" modalPresentationStyle=\"fullScreen\"").isEmpty)
    let button = Fixture.view(
      "go", "button", "",
      "<connections><action selector=\"close:\" destination=\"help\" id=\"act\"/></connections>")
    #expect(try objects(button, segue: full).isEmpty)
  }
}
