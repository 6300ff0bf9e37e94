import Foundation
import TestSupport
import Testing

/// Views that are files of their own on a device (Devices.md#file-roots).
struct FileRootCommandTests {
  private static func xib(_ view: String, outlet: String = "delegate") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
    <outlet property="\(outlet)" destination="root" id="out"/></connections></placeholder>
    <\(view) id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></\(view)>
    </objects></document>
    """
  }

  @Test(
    arguments: [
      ("view", "view", ["--device", "iPhone 15"], "393x852, filling the window", "window"),
      ("view", "delegate", ["--device", "iPhone 15"], "320x100, at its saved size", "unknown"),
      ("tableViewCell", "delegate", ["--device", "iPhone 15"], "393x100, as wide as a table", "table"),
      ("view", "delegate", ["--size", "300x200"], "300x200, filling the window", "window"),
    ] as [(String, String, [String], String, String)])
  func `layout says what the size of a file's view was taken from`(
    view: String, outlet: String, words: [String], heading: String, place: String
  ) throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path + "/Page.xib"
    try Self.xib(view, outlet: outlet).write(toFile: path, atomically: true, encoding: .utf8)
    let text = try Fixtures.ninefold.run(["layout", path] + words)
    #expect(text.output.contains(", " + heading + "\n"), "\(text.output)")
    let json = try Fixtures.ninefold.run(["layout", path, "--format", "json"] + words)
    #expect(json.output.contains(#""place": "\#(place)", "shown": true"#), "\(json.output)")
  }

  @Test(
    arguments: [
      (
        ["--device", "Apple TV", "--keyboard", "docked"],
        "--keyboard: expected a phone or a pad, which Apple TV is not"
      ),
      (["--device", "iPhone 15", "--window", "slide-over"], "expected full of iPhone 15 in portrait"),
      (["--device", "iPhone 99"], "'iPhone 99': expected one of iPhone 18 Pro Max, "),
    ])
  func `an environment that no device has is refused by name`(words: [String], message: String) throws {
    let outcome = try Fixtures.ninefold.run(["layout", Fixtures.adaptive.path] + words)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }
}
