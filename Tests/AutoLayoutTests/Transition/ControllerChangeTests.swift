import Adaptivity
import AutoLayout
import Controls
import Devices
import SceneModel
import Testing

/// The calls that controllers get for a change (Devices.md#changes, Devices.md#change-order).
struct ControllerChangeTests {
  /// A controller `outer` that embeds `child` in a container view of 200 by 150 and presents `sheet` as a
  /// form sheet, which embeds `inner` in all of its area.
  private var document: Document {
    get throws {
      func segue(_ kind: String, _ id: String, _ more: String = "") -> String {
        #"<connections><segue destination="\#(id)" kind="\#(kind)" \#(more) id="\#(id)-seg"/></connections>"#
      }
      func scene(_ id: String, _ subviews: String = "") -> String {
        """
        <scene sceneID="\(id)-scene"><objects><viewController id="\(id)">
        <view key="view" id="\(id)-root"><rect key="frame" x="0" y="0" width="99" height="99"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(subviews)</subviews></view></viewController></objects></scene>
        """
      }
      let room = """
        <containerView id="inner-room"><rect key="frame" x="0" y="0" width="99" height="99"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        \(segue("embed", "inner"))</containerView>
        """
      var fixture = Fixture(
        subviews: Fixture.view("room", "containerView", "", segue("embed", "child")),
        constraints: Fixture.constraints(
          "room.top = safe.top", "room.leading = root.leading", "room.width = 200", "room.height = 150"),
        controller: segue("presentation", "sheet", #"modalPresentationStyle="formSheet""#))
      fixture.moreScenes = scene("child") + scene("sheet", room) + scene("inner")
      return try fixture.document
    }
  }

  private func request(
    _ name: String, _ orientation: Orientation = .portrait, _ share: Device.WindowShare = .full,
    style: String? = nil,
    overriding overrides: (String, [InterfaceTrait: String])...
  ) throws -> LayoutRequest {
    let device = try #require(Device.named(name))
    var request = LayoutRequest(
      canvas: .device(device, orientation, share), overrides: TraitOverrides(style: style))
    for (controller, traits) in overrides {
      for (trait, value) in traits {
        let isSet = request.settings[controller].traits.set(trait, value)
        #expect(isSet)
      }
    }
    return request
  }

  private func changes(_ old: LayoutRequest, _ new: LayoutRequest) throws -> [ControllerChange] {
    TransitionEngine(try document, from: old, to: new).controllerChanges
  }

  /// The calls as `name controller`, those of controllers that are asked for.
  private func calls(_ old: LayoutRequest, _ new: LayoutRequest, of controllers: String...) throws -> [String]
  {
    let tree = try document.tree
    let changes = try changes(old, new)
    return TransitionCallback.sequence(of: changes).compactMap { call in
      let id = tree[changes[call.change].controller, .id] ?? ""
      let word = call.name.rawValue.prefix { $0 != "(" }
      return controllers.contains(id) ? "\(word) \(id)" : nil
    }
  }

  private func change(_ id: String, _ old: LayoutRequest, _ new: LayoutRequest) throws -> ControllerChange {
    let tree = try document.tree
    return try #require(try changes(old, new).first { tree[$0.controller, .id] == id })
  }

  /// Apple's guide of adaptive interfaces: a phone that is turned changes traits and sizes.
  @Test func `a phone that is turned tells of traits, then of sizes, then that they changed`() throws {
    let (old, new) = (try request("iPhone 8"), try request("iPhone 8", .landscape))
    #expect(
      try calls(old, new, of: "con-tr-oll", "child") == [
        "willTransition con-tr-oll", "willTransition child", "viewWillTransition con-tr-oll",
        "animate con-tr-oll", "animate child", "viewWillLayoutSubviews con-tr-oll",
        "viewWillLayoutSubviews child", "traitCollectionDidChange con-tr-oll",
        "traitCollectionDidChange child", "completion con-tr-oll", "completion child",
      ])
    let outer = try change("con-tr-oll", old, new)
    #expect(outer.changedTraits == [.vertical])
    #expect(outer.old.size == Size(375, 667) && outer.new.size == Size(667, 375))
  }

  /// Apple's guide of adaptive interfaces: a child whose view has a fixed size.
  @Test func `a child of fixed size is told of no size`() throws {
    let child = try change("child", request("iPhone 8"), request("iPhone 8", .landscape))
    #expect(!child.changesSize)
    #expect(child.new.size == Size(200, 150))
    #expect(child.changedTraits == [.vertical])
  }

  /// Apple's guide of adaptive interfaces: a container that overrides a child's traits with regular ones.
  @Test func `a change that an override hides is not told, what is not overridden is`() throws {
    let hidden: [InterfaceTrait: String] = [.horizontal: "regular", .vertical: "regular"]
    let old = try request("iPhone 8 Plus", .portrait, overriding: ("child", hidden))
    let new = try request("iPhone 8 Plus", .landscape, overriding: ("child", hidden))
    #expect(try calls(old, new, of: "child").isEmpty)
    let child = try change("child", old, new)
    #expect(child.traitSilence == .overridden([.horizontal, .vertical]))
    #expect(try change("con-tr-oll", old, new).changedTraits == [.horizontal, .vertical])
    let one: [InterfaceTrait: String] = [.horizontal: "regular"]
    let told = try change(
      "child", request("iPhone 8 Plus", .portrait, overriding: ("child", one)),
      request("iPhone 8 Plus", .landscape, overriding: ("child", one)))
    #expect(told.changedTraits == [.vertical])
  }

  @Test func `a pad that is turned tells of sizes alone, and not what is on a sheet`() throws {
    let (old, new) = (try request("iPad Air 2"), try request("iPad Air 2", .landscape))
    #expect(
      try calls(old, new, of: "con-tr-oll", "child", "sheet", "inner") == [
        "viewWillTransition con-tr-oll", "animate con-tr-oll", "viewWillLayoutSubviews con-tr-oll",
        "completion con-tr-oll",
      ])
    #expect(try change("sheet", old, new).traitSilence == .unchangedAround)
    #expect(try change("sheet", old, new).new.size == Size(540, 620))
  }

  @Test func `a window that becomes narrow makes a form sheet a card, which was compact before`() throws {
    let (old, new) = (try request("iPad Air 2", .landscape), try request("iPad Air 2", .landscape, .third))
    #expect(try change("con-tr-oll", old, new).changedTraits == [.horizontal])
    let sheet = try change("sheet", old, new)
    #expect(sheet.traitSilence == .heldByPlace([.horizontal]))
    #expect(sheet.changesSize && sheet.new.size == Size(320, 728))
    #expect(try change("inner", old, new).new.size == Size(320, 728))
    #expect(try change("inner", old, new).traitSilence == .unchangedAround)
  }

  @Test func `another appearance tells of traits alone`() throws {
    let (old, new) = (try request("iPhone 8"), try request("iPhone 8", style: "dark"))
    #expect(
      try calls(old, new, of: "child") == [
        "willTransition child", "animate child", "viewWillLayoutSubviews child",
        "traitCollectionDidChange child", "completion child",
      ])
    #expect(try changes(old, new).allSatisfy { $0.changedTraits == [.style] && !$0.changesSize })
  }

  @Test func `an override that comes tells the child and what is in it, and nobody else`() throws {
    let old = try request("iPad Air 2")
    let new = try request("iPad Air 2", overriding: ("sheet", [.style: "dark"]))
    let told = try changes(old, new).filter { !$0.changedTraits.isEmpty }
    let tree = try document.tree
    #expect(told.map { tree[$0.controller, .id] } == ["sheet", "inner"])
  }

  @Test func `a presentation controller that gives another size tells what it presents and what is in that`()
    throws
  {
    let old = try request("iPad Air 2")
    var new = old
    new.settings["sheet"].size = Size(400, 300)
    #expect(
      try calls(old, new, of: "con-tr-oll", "child", "sheet", "inner").prefix(2) == [
        "viewWillTransition sheet", "viewWillTransition inner",
      ])
  }

  @Test func `the canvas runs no app, so that nobody is told`() throws {
    let (old, new) = (LayoutRequest(sizeClass: .compactRegular), LayoutRequest(sizeClass: .regularCompact))
    #expect(try changes(old, new).isEmpty)
  }
}
