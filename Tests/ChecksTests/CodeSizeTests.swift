import CheckFixtures
import SceneModel
import Testing

@testable import Checks

/// Scenes whose size on a device is code's (Devices.md#sizes-by-code).
struct CodeSizeTests {
  /// A scene of freeform size, whose two labels do not fit beside each other on a phone.
  private static func document(initial: String?, metrics: String, context: String = "") throws -> Document {
    try Fixture.storyboard(
      """
      <scene sceneID="scene"><objects>
      <viewController id="controller" sceneMemberID="viewController">\(metrics)
      <view key="view" id="root"\(context)>
      <rect key="frame" x="0.0" y="0.0" width="600" height="200"/>
      <subviews>
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0.0" y="0.0" width="600" height="20"/></view>
      </subviews>
      <constraints>
      \(Fixture.constraint("wid", "a.width = 600"))
      \(Fixture.constraint("lea", "a.leading = root.leading"))
      \(Fixture.constraint("tra", "root.trailing = a.trailing"))
      \(Fixture.constraint("top", "a.top = root.top"))
      \(Fixture.constraint("hei", "a.height = 20"))
      </constraints></view></viewController></objects></scene>
      """, initial: initial)
  }

  private static let freeform =
    #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/><size key="freeformSize" width="600" height="200"/>"#

  @Test(
    arguments: [
      (nil, freeform, "", false), ("controller", freeform, "", true), (nil, "", "", true),
      ("controller", "", " simulatedAppContext=\"notificationCenter\"", false),
    ] as [(String?, String, String, Bool)])
  func `a scene that code places is looked at on the canvas alone`(
    initial: String?, metrics: String, context: String, isLookedAt: Bool
  ) throws {
    let document = try Self.document(initial: initial, metrics: metrics, context: context)
    let phone = try Fixture.device("iPhone 8")
    let found = try Fixture.findings("unsatisfiable", document, [phone])
    #expect(found.isEmpty != isLookedAt)
  }
}
