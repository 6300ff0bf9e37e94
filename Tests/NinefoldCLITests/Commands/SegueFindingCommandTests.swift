import Foundation
import TestSupport
import Testing

/// The findings of commands that follow segues about segues that lead nowhere (Devices.md#segue-findings).
struct SegueFindingCommandTests {
  /// A storyboard of controllers whose connections hold segues; the first controller stands on line 6.
  private static func storyboard(_ scenes: [String], _ attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \(attributes)>
    <scenes>
    \(scenes.map { "<scene sceneID=\"s\"><objects>\n\($0)\n</objects></scene>" }.joined(separator: "\n")
      .split(separator: "sceneID=\"s\"", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset == 0 ? String($0.element) : "sceneID=\"s\($0.offset)\"\($0.element)" }.joined())
    </scenes>
    </document>

    """
  }

  private static func view(_ id: String, _ subviews: String = "") -> String {
    """
    <view key="view" id="\(id)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\
    <subviews>\(subviews)</subviews></view>
    """
  }

  private func layout(_ files: [String: String], _ words: String...) throws -> Program.Outcome {
    let directory = try TemporaryDirectory()
    for (name, text) in files { try directory.write(text, to: name) }
    return try Fixtures.ninefold.run(["layout", ".", "--device", "iPhone 8"] + words, in: directory.url)
  }

  @Test func `a controller that embeds itself is told with its place, and laid out`() throws {
    let room = """
      <containerView id="room"><rect key="frame" x="0" y="0" width="200" height="150"/><connections>
      <segue destination="c1" kind="embed" id="seg"/></connections></containerView>
      """
    let outcome = try layout([
      "Main.storyboard": Self.storyboard([
        "<viewController id=\"c1\">\(Self.view("root", room))</viewController>"
      ])
    ])
    #expect(outcome.code == 1)
    #expect(
      outcome.errors == "Main.storyboard:6:1: error: viewController 'c1' holds itself, expected another "
        + "controller: it is laid out in the window\n")
    #expect(outcome.output.contains("root") && outcome.output.contains("1 document, 1 scene, 2 views"))
  }

  @Test func `containers that hold each other are told, and laid out`() throws {
    func navigation(_ id: String, _ root: String) -> String {
      """
      <navigationController id="\(id)"><connections><segue destination="\(root)" kind="relationship" \
      relationship="rootViewController" id="seg\(id)"/></connections></navigationController>
      """
    }
    let outcome = try layout([
      "Main.storyboard": Self.storyboard([navigation("n1", "n2"), navigation("n2", "n1")])
    ])
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("Main.storyboard:5:1: error: navigationController 'n1' and "))
    #expect(outcome.errors.contains("hold each other"))
    #expect(outcome.output.contains("375x667"))
  }

  @Test func `two initial controllers are told with their place, and the other documents laid out`() throws {
    let both = "initialViewController=\"c1\" initialViewController=\"c2\""
    let sound = Self.storyboard(["<viewController id=\"c1\">\(Self.view("root"))</viewController>"])
    let outcome = try layout(["A.storyboard": Self.storyboard([], both), "B.storyboard": sound])
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("./A.storyboard:2:"))
    #expect(outcome.errors.contains("initialViewController"))
    #expect(outcome.output.contains("1 document, 1 scene, 1 view"))
  }

  @Test func `references to nothing are warnings with their places`() throws {
    func reference(_ id: String, _ attributes: String) -> String {
      "<viewControllerPlaceholder \(attributes) id=\"\(id)\" sceneMemberID=\"viewController\"/>"
    }
    let main = Self.storyboard(
      [
        reference("r1", #"storyboardName="Nowhere""#), reference("r2", #"storyboardName="Other""#),
        reference("r3", #"storyboardName="Other" referencedIdentifier="Known""#),
        reference("r4", #"storyboardName="Other" referencedIdentifier="Unknown""#),
        reference("r5", #"storyboardName="Far" bundleIdentifier="com.example.far""#),
      ], #"initialViewController="gone""#)
    let other = Self.storyboard([
      "<viewController id=\"c1\" storyboardIdentifier=\"Known\">\(Self.view("root"))</viewController>"
    ])
    let outcome = try layout(["Main.storyboard": main, "Other.storyboard": other])
    #expect(outcome.code == 0)
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    #expect(
      lines.map { String($0.prefix { $0 != "\"" }) } == [
        "Main.storyboard:2:1: warning: the storyboard starts with initialViewController=",
        "Main.storyboard:5:1: warning: the reference is to storyboard ",
        "Main.storyboard:8:1: warning: the reference is to what storyboard ",
        "Main.storyboard:14:1: warning: the reference is to ",
      ])
  }

  @Test func `a controller that is named and does not exist is told`() throws {
    let main = Self.storyboard(["<viewController id=\"c1\">\(Self.view("root"))</viewController>"])
    let outcome = try layout(["Main.storyboard": main], "--override", "c2:horizontal=regular")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("no controller 'c2', expected the id"))
    let known = try layout(["Main.storyboard": main], "--override", "c1:horizontal=regular")
    #expect(known.code == 0)
    #expect(known.output.contains("regular-regular"))
  }

  @Test(arguments: [
    "c1", "c1:", ":style=dark", "c1:style=blue", "c1:style=dark,style=light", "c1:idiom=toaster",
  ])
  func `what is no override is wrong usage`(word: String) throws {
    let outcome = try Fixtures.ninefold.run([
      "layout", Fixtures.adaptive.path, "--device", "iPhone 8", "--override", word,
    ])
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("expected a controller's id"))
  }
}
