import Foundation
import TestSupport
import Testing

/// The facts that a check reads of a project beside its documents: the app's orientations, its modules and
/// its languages.
struct CheckProjectTests {
  private struct Answer: Decodable {
    struct Finding: Decodable {
      let rule: String
      let severity: String
      let object: String
      let environments: [String]
    }
    let findings: [Finding]
  }

  /// A button 500 below the top, of a class of a module, with a title in two languages.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" colorMatched="YES" initialViewController="con-01-001">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="sce-ne-001"><objects>
    <viewController id="con-01-001" sceneMemberID="viewController">
    <view key="view" id="roo-ta-001"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    <label id="lab-el-001" text="Go" customClass="Badge" customModule="OldKit" \
    lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="20" y="500" width="60" height="21"/></label>
    <label id="lab-el-002" text="Go" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="20" y="100" width="60" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    </subviews><viewLayoutGuide key="safeArea" id="saf-ea-001"/><constraints>
    <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="saf-ea-001" secondAttribute="leading" \
    constant="20" id="cns-01-001"/>
    <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-ta-001" secondAttribute="top" \
    constant="500" id="cns-01-002"/>
    <constraint firstItem="lab-el-002" firstAttribute="leading" secondItem="saf-ea-001" secondAttribute="leading" \
    constant="20" id="cns-01-003"/>
    <constraint firstItem="lab-el-002" firstAttribute="top" secondItem="saf-ea-001" secondAttribute="top" \
    constant="40" id="cns-01-004"/>
    <constraint firstItem="lab-el-002" firstAttribute="width" constant="60" id="cns-01-005"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """

  /// A property list with orientations.
  private static func list(_ orientations: [String]) -> String {
    "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>UISupportedInterfaceOrientations</key><array>"
      + orientations.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
      + "</array></dict></plist>"
  }

  /// The findings about a project of some files beside `App/Base.lproj/Main.storyboard`.
  private func findings(_ rule: String, _ files: [String: String]) throws -> [Answer.Finding] {
    let directory = try TemporaryDirectory()
    for (path, text) in files.merging(
      ["App/Base.lproj/Main.storyboard": Self.storyboard], uniquingKeysWith: { own, _ in own })
    {
      let url = directory.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let outcome = try Fixtures.ninefold.run(["check", directory.url.path, "--only", rule, "--format", "json"])
    return try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8)).findings
  }

  @Test func `an Info.plist says whether a scene must work lying`() throws {
    #expect(try findings("one_orientation", [:]).isEmpty, "nobody says that it is held lying")
    let both = ["App/Info.plist": Self.list(["Portrait", "LandscapeLeft"])]
    #expect(try findings("one_orientation", both).map(\.severity) == ["warning"])
    #expect(try findings("one_orientation", ["App/Info.plist": Self.list(["Portrait"])]).isEmpty)
    #expect(try findings("off_screen", ["App/Info.plist": Self.list(["Portrait"])]).isEmpty)
    #expect(try !findings("off_screen", both).isEmpty)
  }

  /// The list without an idiom holds for phones and pads.
  @Test func `it says as well whether the app lies to one side alone`() throws {
    let one = ["App/Info.plist": Self.list(["Portrait", "LandscapeLeft"])]
    #expect(try findings("one_landscape", one).map(\.severity) == ["note", "note"])
    let both = ["App/Info.plist": Self.list(["LandscapeLeft", "LandscapeRight"])]
    #expect(try findings("one_landscape", both).isEmpty)
    #expect(try findings("one_landscape", [:]).isEmpty)
  }

  @Test func `so do the build settings of which Xcode makes one`() throws {
    func project(_ orientations: String) -> [String: String] {
      [
        "App.xcodeproj/project.pbxproj":
          "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = \(orientations);\n"
      ]
    }
    #expect(try findings("one_orientation", project("UIInterfaceOrientationPortrait")).isEmpty)
    #expect(
      try findings(
        "one_orientation", project("\"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeRight\"")
      ).map(\.severity) == ["warning"])
  }

  /// Devices.md#shared-screens
  @Test func `a third of a pad's screen is looked at where the app shares the screen`() throws {
    let all = ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
    func isShared(_ list: String?) throws -> Bool {
      let cut = Self.storyboard.replacing("text=\"Go\"", with: "text=\"Account settings and more\"")
      var files = ["App/Base.lproj/Main.storyboard": cut]
      files["App/Info.plist"] = list
      let found = try findings("truncated_text", files)
      #expect(found.map(\.object) == ["lab-el-002"])
      return found.contains { $0.environments.contains { $0.hasSuffix("1/3") } }
    }
    #expect(try isShared(Self.list(all)))
    #expect(try !isShared(nil))
    #expect(try !isShared(Self.list(all.dropLast())))
    let whole = Self.list(all).replacing("</dict>", with: "<key>UIRequiresFullScreen</key><true/></dict>")
    #expect(try !isShared(whole))
  }

  @Test func `a module is known by a target, a package or a folder of Swift files`() throws {
    #expect(try findings("custom_module", [:]).isEmpty)
    let project = ["App.xcodeproj/project.pbxproj": "productName = App;\n"]
    #expect(try findings("custom_module", project).map(\.object) == ["lab-el-001"])
    let known = ["App.xcodeproj/project.pbxproj": "productName = App;\nname = \"OldKit\";\n"]
    #expect(try findings("custom_module", known).isEmpty)
    #expect(
      try findings(
        "custom_module", project.merging(["Kits/OldKit/Badge.swift": ""], uniquingKeysWith: { $1 })
      )
      .isEmpty)
    #expect(
      try findings("custom_module", ["Package.swift": ".target(name: \"App\"), .target(name: \"Old-Kit\")"])
        .map(\.object) == ["lab-el-001"])
    #expect(try findings("custom_module", ["Package.swift": ".target(name: \"OldKit\")"]).isEmpty)
  }

  @Test func `a text that one language cuts is told with the language`() throws {
    let files = [
      ".ninefold.yml": "locales: all\ndevices: [iPhone 8]\n",
      "App/de.lproj/Main.strings": "\"lab-el-002.text\" = \"Einstellungen des Kontos\";\n",
      "App/fr.lproj/Main.strings": "\"lab-el-002.text\" = \"Va\";\n",
    ]
    let found = try findings("truncated_text", files)
    #expect(found.map(\.object) == ["lab-el-002"])
    #expect(found.first?.environments.allSatisfy { $0.contains("de") } == true)
  }
}
