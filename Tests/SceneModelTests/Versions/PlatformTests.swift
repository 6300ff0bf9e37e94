import InterfaceBuilder
import SceneModel
import Testing

/// InterfaceBuilder.md#platforms
struct PlatformTests {
  private func tree(_ attributes: String) throws -> ElementTree {
    try DocumentReader().read(Array("<document \(attributes)/>".utf8), path: "a.xib").tree
  }

  @Test(arguments: [
    ("targetRuntime=\"MacOSX.Cocoa\"", Platform.macOS), ("targetRuntime=\"watchKit\"", .watchOS),
    ("targetRuntime=\"AppleTV\"", .tvOS), ("targetRuntime=\"iOS.CocoaTouch\"", .iOS), ("", .iOS),
    ("type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"", .macOS),
    ("type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"", .iOS),
    ("type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"", .watchOS),
    ("type=\"com.apple.InterfaceBuilder.AppleTV.XIB\" targetRuntime=\"curious\"", .tvOS),
    ("type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"MacOSX.Cocoa\"", .macOS),
  ])
  func `is what the root names by its runtime, else by its type`(attributes: String, platform: Platform)
    throws
  {
    #expect(try tree(attributes).platform == platform)
  }

  @Test func `follows the root element as it is edited`() throws {
    var tree = try tree("")
    let root = try #require(tree.root)
    tree.setAttribute(Name(.targetRuntime), of: root, to: "MacOSX.Cocoa")
    #expect(tree.platform == .macOS)
    tree.removeAttribute(Name(.targetRuntime), of: root)
    #expect(tree.platform == .iOS)
  }

  @Test func `goes along with a copy of what is in a document`() throws {
    let source = #"<document targetRuntime="watchKit"><group id="g"/></document>"#
    let tree = try DocumentReader().read(Array(source.utf8), path: "a.storyboard").tree
    let group = try #require(tree.root.flatMap { tree.elements(of: $0).first { _ in true } })
    #expect(tree.subtree(copying: group).platform == .watchOS)
  }
}
