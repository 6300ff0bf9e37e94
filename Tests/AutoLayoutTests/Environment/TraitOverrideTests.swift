import Adaptivity
import AutoLayout
import Controls
import Devices
import SceneModel
import Testing

/// Traits on their way from the window to controllers, and what containers override of them
/// (Devices.md#trait-overrides).
struct TraitOverrideTests {
  /// A controller that embeds another in a container view of 200 by 150, which shows a third of its own
  /// by a container.
  private var fixture: Fixture {
    func scene(_ id: String, _ more: String) -> String {
      """
      <scene sceneID="\(id)-scene"><objects><viewController id="\(id)"><view key="view" id="\(id)-root">
      <rect key="frame" x="0" y="0" width="99" height="99"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><containerView id="\(id)-room"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(more)</containerView></subviews></view></viewController></objects></scene>
      """
    }
    func embed(_ id: String) -> String {
      #"<connections><segue destination="\#(id)" kind="embed" id="\#(id)-seg"/></connections>"#
    }
    var fixture = Fixture(
      subviews: Fixture.view("room", "containerView", "", embed("inner")),
      constraints: Fixture.constraints(
        "room.top = safe.top", "room.leading = root.leading", "room.width = 200", "room.height = 150"))
    fixture.moreScenes = scene("inner", embed("leaf")) + scene("leaf", "")
    return fixture
  }

  private func traits(
    of scene: String, _ orientation: Orientation, style: String? = nil,
    _ overrides: (String, InterfaceTrait, String)...
  ) throws -> TraitCollection {
    let device = try #require(Device.named("iPhone 8"))
    let document = try fixture.document
    let outline = try #require(document.scenes.first { $0.id.text == scene + "-scene" })
    var request = LayoutRequest(
      canvas: .device(device, orientation, .full), overrides: TraitOverrides(style: style))
    for (controller, trait, value) in overrides {
      let isSet = request.settings[controller].traits.set(trait, value)
      #expect(isSet)
    }
    return LayoutEngine(document, request).layout(outline).traits
  }

  @Test func `traits flow from the window to what is embedded`() throws {
    let traits = try traits(of: "leaf", .portrait, style: "dark")
    #expect(traits.sizeClass == .compactRegular)
    #expect(traits.style == "dark")
    #expect(traits.idiom == "phone")
    #expect(traits.scale == 2)
    #expect(traits.contrast == .normal)
    #expect(traits.legibilityWeight == .regular)
  }

  @Test func `a container overrides a trait of a child and of what is in it, and of nothing else`() throws {
    for scene in ["inner", "leaf"] {
      let overridden = try traits(of: scene, .portrait, ("inner", .horizontal, "regular"))
      #expect(overridden.sizeClass == .regularRegular)
      #expect(overridden.idiom == "phone")
    }
    #expect(
      try traits(of: "inner", .portrait, ("leaf", .horizontal, "regular")).sizeClass == .compactRegular)
  }

  @Test func `what is not overridden is inherited when it changes later`() throws {
    let lying = try traits(of: "inner", .landscape, style: "dark", ("inner", .horizontal, "regular"))
    #expect(lying.sizeClass == .regularCompact)
    #expect(lying.style == "dark")
  }

  @Test func `an override nearer to a controller counts`() throws {
    let traits = try traits(
      of: "leaf", .portrait, style: "dark", ("inner", .style, "light"), ("leaf", .style, "dark"))
    #expect(traits.style == "dark")
    #expect(
      try self.traits(of: "leaf", .portrait, style: "dark", ("inner", .style, "light")).style == "light")
  }
}
