import Foundation
import TestSupport
import Testing

/// Documents for the Mac and for watches (InterfaceBuilder.md#platforms).
struct OtherPlatformCommandTests {
  private static let mac = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES" initialViewController="win-co-001">
        <scenes>
            <!--Window Controller-->
            <scene sceneID="win-sc-001">
                <objects>
                    <windowController id="win-co-001" sceneMemberID="viewController">
                        <window key="window" title="Window" id="win-do-001">
                            <rect key="contentRect" x="196" y="240" width="480" height="270"/>
                            <view key="contentView" id="con-vi-001">
                                <rect key="frame" x="0.0" y="0.0" width="480" height="270"/>
                                <subviews>
                                    <textField id="fie-ld-001">
                                        <rect key="frame" x="20" y="20" width="96" height="21"/>
                                        <textFieldCell key="cell" title="Name" id="cel-l0-001"/>
                                    </textField>
                                </subviews>
                            </view>
                            <toolbar key="toolbar" id="too-lb-001">
                                <allowedToolbarItems>
                                    <toolbarItem label="Add" id="ite-m0-001">
                                        <button key="view" id="but-to-001">
                                            <rect key="frame" x="0.0" y="14" width="40" height="25"/>
                                        </button>
                                    </toolbarItem>
                                </allowedToolbarItems>
                            </toolbar>
                        </window>
                    </windowController>
                    <customObject id="fir-st-001" userLabel="First Responder" customClass="NSResponder" \
    sceneMemberID="firstResponder"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  private static let watch = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" toolsVersion="11134" \
    targetRuntime="watchKit" useAutolayout="YES" useTraitCollections="YES">
        <scenes>
            <!--Interface Controller-->
            <scene sceneID="int-sc-001">
                <objects>
                    <controller id="int-co-001">
                        <items>
                            <group width="1" layout="vertical" id="gro-up-001">
                                <items>
                                    <label text="Hello" id="lab-el-001"/>
                                </items>
                            </group>
                        </items>
                    </controller>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  private func folder(_ documents: [(String, String)]) throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    for (name, text) in documents {
      try Data(text.utf8).write(to: folder.url.appending(path: name))
    }
    return folder
  }

  private struct Shown: Decodable {
    struct Document: Decodable { let scenes: [Scene] }
    struct Scene: Decodable { let objects: [Object] }
    struct Object: Decodable {
      let id: String
      let `class`: String
      let parent: String?
    }
    let documents: [Document]
  }

  private func objects(_ document: String) throws -> [Shown.Object] {
    let folder = try folder([("Main.storyboard", document)])
    let path = folder.url.appending(path: "Main.storyboard").path
    let outcome = try Fixtures.ninefold.run(["show", path, "--format", "json"])
    #expect(outcome.code == 0)
    let shown = try JSONDecoder().decode(Shown.self, from: Data(outcome.output.utf8))
    return try #require(shown.documents.first?.scenes.first).objects
  }

  @Test func `a window controller's scene shows window, content view and toolbar by AppKit's classes`() throws
  {
    let objects = try objects(Self.mac)
    #expect(
      objects.map { "\($0.id) \($0.class)" } == [
        "win-do-001 NSWindow", "con-vi-001 NSView", "fie-ld-001 NSTextField", "too-lb-001 NSToolbar",
        "ite-m0-001 NSToolbarItem", "but-to-001 NSButton",
      ])
    #expect(
      objects.map(\.parent) == [nil, "win-do-001", "con-vi-001", "win-do-001", "too-lb-001", "ite-m0-001"])
  }

  @Test func `a watch's interface shows WatchKit's classes`() throws {
    #expect(
      try objects(Self.watch).map { "\($0.id) \($0.class)" } == [
        "gro-up-001 WKInterfaceGroup", "lab-el-001 WKInterfaceLabel",
      ])
  }

  @Test(arguments: [
    ["layout"], ["layout", "--device", "iPhone 8"], ["compare"],
    ["transition", "--from", "compact-regular", "--to", "regular-regular"],
  ])
  func `what lays out refuses a document for the Mac or a watch by name`(words: [String]) throws {
    for (document, platform) in [(Self.mac, "macOS"), (Self.watch, "watchOS")] {
      let folder = try folder([("Main.storyboard", document)])
      let path = folder.url.appending(path: "Main.storyboard").path
      let outcome = try Fixtures.ninefold.run([words[0], path] + words.dropFirst())
      #expect(outcome.code == 1)
      #expect(
        outcome.errors.hasPrefix(
          "Main.storyboard:1:1: error: a document for \(platform) is not laid out, expected one for iOS or tvOS"
        ))
    }
  }

  @Test func `why a view of the Mac has its frame is refused as well`() throws {
    let folder = try folder([("Main.storyboard", Self.mac)])
    let path = folder.url.appending(path: "Main.storyboard").path
    let outcome = try Fixtures.ninefold.run(["layout", path, "--why", "fie-ld-001"])
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("Main.storyboard:1:1: error: a document for macOS is not laid out"))
  }

  @Test func `documents beside the refused ones are laid out`() throws {
    let phone = Fixtures.xib(Fixtures.view("pho-ne-001"))
    let folder = try folder([("Mac.storyboard", Self.mac), ("Phone.xib", phone)])
    let outcome = try Fixtures.ninefold.run(["layout", folder.url.path])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("pho-ne-001"))
    #expect(!outcome.output.contains("Mac.storyboard"))
  }

  @Test func `SQL has AppKit's and WatchKit's classes`() throws {
    let folder = try folder([("Mac.storyboard", Self.mac), ("Watch.storyboard", Self.watch)])
    let database = folder.url.appending(path: "scenes.db").path
    #expect(try Fixtures.ninefold.run(["import", folder.url.path, "--database", database]).code == 0)
    let query = """
      SELECT object || ' ' || class || ' ' || role AS line FROM objects ORDER BY document, position
      """
    let outcome = try Fixtures.ninefold.run(["sql", query, "--database", database, "--format", "csv"])
    #expect(
      outcome.output.split(whereSeparator: \.isNewline).dropFirst().map(String.init) == [
        "win-co-001 NSWindowController controller", "win-do-001 NSWindow view", "con-vi-001 NSView view",
        "fie-ld-001 NSTextField view", "cel-l0-001 NSTextFieldCell other", "too-lb-001 NSToolbar view",
        "ite-m0-001 NSToolbarItem view", "but-to-001 NSButton view", "fir-st-001 NSObject other",
        "int-co-001 WKInterfaceController controller", "gro-up-001 WKInterfaceGroup view",
        "lab-el-001 WKInterfaceLabel view",
      ])
  }

  @Test func `a view of UIKit cannot be added to a document for the Mac`() throws {
    let folder = try folder([("Main.storyboard", Self.mac)])
    let database = folder.url.appending(path: "scenes.db").path
    _ = try Fixtures.ninefold.run(["import", folder.url.path, "--database", database])
    let outcome = try Fixtures.ninefold.run([
      "edit", "add", "button", "--to", "con-vi-001", "--database", database, "--document", "Main.storyboard",
    ])
    #expect(outcome.code != 0)
  }
}
