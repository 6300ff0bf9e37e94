import AutoLayout
import Controls
import InterfaceBuilder
import SceneModel
import Testing
import Versions

/// Effects of an edit of a document, by its layouts.
struct SceneFramesTests {
  /// A label 20 points below the top, or 4 in compact height, that may have two widths.
  private func document(top: String, compact: String, moreConstraints: String = "") throws -> Document {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      colorMatched="YES"><device id="retina4_7" orientation="portrait" appearance="light"/><objects>
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="name" \
      userLabel="Name"><rect key="frame" x="0.0" y="20" width="100" height="20"/><constraints>
      <constraint firstAttribute="width" constant="100" id="width"/>
      <constraint firstAttribute="height" constant="20" id="height"/>\(moreConstraints)</constraints></view></subviews>
      <constraints><constraint firstItem="name" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="leading"/>
      <constraint firstItem="name" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="\(top)" id="top"><variation key="heightClass=compact" constant="\(compact)"/></constraint>
      </constraints></view></objects></document>
      """
    return try DocumentReader().read(Array(text.utf8), path: "Name.xib")
  }

  private func frames(_ document: Document) throws -> [EnvironmentFrames] {
    let outline = try #require(document.scenes.first)
    return SizeClass.all.map { sizeClass in
      let engine = LayoutEngine(document, LayoutRequest(overrides: TraitOverrides(sizeClass: sizeClass)))
      return EnvironmentFrames(FrameEnvironment(sizeClass), SceneFrames(outline, engine))
    }
  }

  @Test(arguments: [
    ("20", "4", ["nothing changes"]),
    ("20", "12", ["'Name' moves 8 pt down in compact height", "nothing changes in any or regular height"]),
    ("10", "4", ["'Name' moves 10 pt up in any or regular height", "nothing changes in compact height"]),
    ("21", "5", ["'Name' moves 1 pt down in all size classes"]),
  ])
  func `an edit of a document is said by what it does`(top: String, compact: String, lines: [String]) throws {
    let before = try frames(try document(top: "20", compact: "4"))
    let effects = FrameEffects(before: before, after: try frames(try document(top: top, compact: compact)))
    #expect(effects.lines == lines)
  }

  @Test func `a contradiction that an edit brings is told`() throws {
    let before = try frames(try document(top: "20", compact: "4"))
    let more = #"<constraint firstAttribute="width" constant="90" id="other"/>"#
    let after = try frames(try document(top: "20", compact: "4", moreConstraints: more))
    let effects = FrameEffects(before: before, after: after)
    let finding = try #require(effects.findings.first)
    #expect(effects.findings.count == 1)
    #expect(finding.finding.kind == .conflict)
    #expect(finding.isNew)
    #expect(effects.lines.contains { $0.hasPrefix("new conflict in all size classes: 'Name'.width = ") })
  }
}
