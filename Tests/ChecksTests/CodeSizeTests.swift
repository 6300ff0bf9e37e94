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

  /// A view in a file of its own, whose subview does not fit on a phone.
  private static func view(metrics: String, owner: String = "") throws -> Document {
    try Fixture.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(owner)</placeholder>
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
      <subviews>
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0.0" y="0.0" width="300" height="20"/></view>
      </subviews>
      <constraints>
      \(Fixture.constraint("wid", "a.width = 3000"))
      \(Fixture.constraint("lea", "a.leading = root.leading"))
      \(Fixture.constraint("tra", "root.trailing = a.trailing"))
      \(Fixture.constraint("top", "a.top = root.top"))
      \(Fixture.constraint("hei", "a.height = 20"))
      </constraints>\(metrics)</view>
      """)
  }

  private static let freeformView = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
  private static let viewOutlet =
    #"<connections><outlet property="view" destination="root" id="out"/></connections>"#

  @Test(arguments: [(freeformView, "", false), ("", "", true), (freeformView, viewOutlet, true)])
  func `a view of freeform size is looked at on the canvas alone, but for a controller's own`(
    metrics: String, owner: String, isLookedAt: Bool
  ) throws {
    let document = try Self.view(metrics: metrics, owner: owner)
    let phone = try Fixture.device("iPhone 8")
    #expect(try Fixture.findings("unsatisfiable", document, [phone]).isEmpty != isLookedAt)
    #expect(try !Fixture.findings("unsatisfiable", document).isEmpty)
  }
}
