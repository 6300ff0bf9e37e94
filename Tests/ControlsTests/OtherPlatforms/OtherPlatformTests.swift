import Controls
import InterfaceBuilder
import SceneModel
import Testing

/// InterfaceBuilder.md#platforms
struct OtherPlatformTests {
  @Test(arguments: Platform.allCases)
  func `a platform has one kind an element name, and one spelling of it`(platform: Platform) {
    let kinds = ObjectKind.all(of: platform)
    let interned = Set(KnownName.allCases.map(\.text))
    #expect(Set(kinds.map(\.element)).count == kinds.count)
    #expect(interned.isDisjoint(with: kinds.filter { $0.name == nil }.map(\.element)))
    for kind in kinds { #expect(kind.name.map { $0.text == kind.element } ?? true) }
  }

  @Test(arguments: [
    (Platform.iOS, "textField", "UITextField"), (.tvOS, "textField", "UITextField"),
    (.macOS, "textField", "NSTextField"), (.watchOS, "textField", "WKInterfaceTextField"),
    (.macOS, "view", "NSView"), (.macOS, "customView", "NSView"), (.macOS, "button", "NSButton"),
    (.macOS, "window", "NSWindow"), (.macOS, "windowController", "NSWindowController"),
    (.macOS, "customObject", "NSObject"), (.macOS, "textFieldCell", "NSTextFieldCell"),
    (.watchOS, "label", "WKInterfaceLabel"), (.watchOS, "controller", "WKInterfaceController"),
  ])
  func `an element stands for the class of its document's platform`(
    platform: Platform, element: String, className: String
  ) throws {
    let runtimes = ["iOS.CocoaTouch", "AppleTV", "MacOSX.Cocoa", "watchKit"]
    let runtime = runtimes[Int(platform.rawValue)]
    let source = "<document targetRuntime=\"\(runtime)\"><\(element) id=\"a\"/></document>"
    let tree = try DocumentReader().read(Array(source.utf8), path: "a.xib").tree
    let node = try #require(tree.root.flatMap { tree.elements(of: $0).first { _ in true } })
    #expect(tree.objectKind(of: node)?.className == className)
    #expect(ObjectKind.of(element, on: platform)?.className == className)
    #expect(tree.role(of: node) == ObjectKind.of(element, on: platform)?.role)
  }

  @Test func `a label of UIKit is nothing on the Mac, and nothing new can be added there`() {
    #expect(ObjectKind.of("label", on: .macOS) == nil)
    #expect(ObjectKind.all(of: .macOS).allSatisfy { $0.library == nil && $0.size == nil })
  }
}
