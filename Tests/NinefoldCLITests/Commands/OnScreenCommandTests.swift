import Foundation
import TestSupport
import Testing

/// Parts of a document that are on a device's screen, as commands say it (Devices.md#file-roots,
/// Devices.md#controllers).
struct OnScreenCommandTests {
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

  @Test func `a controller whose container view is not installed is not shown`() throws {
    let scratch = try TemporaryDirectory()
    let path = scratch.path + "/Main.storyboard"
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><scenes>
      <scene sceneID="s1"><objects><viewController id="outer"><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <containerView id="room"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <connections><segue destination="inner" kind="embed" id="seg"/></connections></containerView></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="room"/></mask></variation>
      </view></viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="inner"><view key="view" id="child">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/></view></viewController></objects></scene>
      </scenes></document>
      """
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let words = [path, "--device", "iPhone 15", "--scene", "s2"]
    for command in ["layout", "insets"] {
      let outcome = try Fixtures.ninefold.run([command] + words)
      #expect(
        outcome.output.contains(", not shown: its container view is not installed"), "\(outcome.output)")
      let json = try Fixtures.ninefold.run([command] + words + ["--format", "json"])
      #expect(json.output.contains(#""place": "containerView", "shown": false"#), "\(json.output)")
    }
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
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  /// A window that only some devices have leaves out the others; one that none has is a mistake.
  @Test(arguments: ["check", "snapshot record --in Out", "diff"])
  func `environments of which none can be are refused`(command: String) throws {
    let directory = try TemporaryDirectory()
    let main = Fixtures.adaptive.appending(path: "Main.storyboard").path
    let sources = command == "diff" ? [main, main] : [main]
    func run(_ devices: String, _ window: String) throws -> Program.Outcome {
      try Fixtures.ninefold.run(
        command.split(separator: " ").map(String.init) + sources
          + ["--devices", devices, "--windows", window], in: directory.url)
    }
    let none = try run("iPhone 15", "slide-over")
    #expect(none.code == 64 && none.output.isEmpty)
    #expect(none.errors.contains("--windows 'slide-over': expected full of iPhone 15"), "\(none.errors)")
    #expect(try run("iPhone 15,iPad Pro 11", "slide-over").code != 64)
    #expect(try run("iPhone 15", "full,slide-over").code != 64)
  }
}
