import Adaptivity
import AutoLayout
import Controls
import Devices
import SceneModel
import Testing

/// Controllers in their containers, over their presenters and in container views on
/// a device (Devices.md#controllers).
struct ControllerPlacementTests {
  /// A second scene: a controller whose view has a box as large as its safe area.
  private static func scene(_ id: String, controller: String = "", _ more: String = "") -> String {
    """
    <scene sceneID="\(id)-scene"><objects><viewController id="\(id)" \(controller)>
    <view key="view" id="\(id)-root"><rect key="frame" x="0" y="0" width="99" height="99"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(Fixture.view("\(id)-box"))</subviews>
    <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
    <constraints>\(Fixture.constraints(
      "\(id)-box.top = \(id)-safe.top", "\(id)-box.bottom = \(id)-safe.bottom",
      "\(id)-box.leading = \(id)-safe.leading", "\(id)-box.trailing = \(id)-safe.trailing"))</constraints>
    </view>\(more)</viewController></objects></scene>
    """
  }

  private static func container(_ tag: String, _ id: String, _ segues: String) -> String {
    """
    <scene sceneID="\(id)-scene"><objects><\(tag) id="\(id)"><connections>\(segues)</connections></\(tag)>
    </objects></scene>
    """
  }

  private static func segue(_ kind: String, to id: String, _ attributes: String = "") -> String {
    #"<segue destination="\#(id)" kind="\#(kind)" \#(attributes) id="\#(id)-seg"/>"#
  }

  /// A scene's layout on a device.
  private func layout(
    _ fixture: Fixture, _ scene: String, on name: String, _ orientation: Orientation = .portrait,
    system: Int? = nil
  ) throws -> SceneLayout {
    let device = try #require(Device.named(name))
    let document = try fixture.document
    let outline = try #require(document.scenes.first { $0.id.text == scene + "-scene" })
    var request = LayoutRequest(canvas: .device(device, orientation, .full))
    request.askedSystem = system.flatMap(DeviceSystem.known)
    return LayoutEngine(document, request).layout(outline)
  }

  private func embedding(_ constraints: String..., inner: String = scene("inner")) -> Fixture {
    var fixture = Fixture(
      subviews: Fixture.view(
        "room", "containerView", "",
        "<connections>\(Self.segue("embed", to: "inner"))</connections>"))
    fixture.constraints = constraints.map(Fixture.constraint).joined()
    fixture.moreScenes = inner
    return fixture
  }

  @Test func `an embedded controller has the room of its container view`() throws {
    let fixture = embedding(
      "room.top = safe.top + 8", "room.leading = root.leading", "room.width = 200", "room.height = 150")
    let inner = try layout(fixture, "inner", on: "iPhone 8")
    #expect(inner.size == Size(200, 150))
    #expect(inner.place == "containerView")
    #expect(inner.view("inner-box")?.frame == Rect(x: 0, y: 0, width: 200, height: 150))
  }

  @Test func `an embedded controller keeps clear of what of the safe area reaches into its container view`()
    throws
  {
    let fixture = embedding(
      "room.top = root.top + 14", "room.leading = root.leading", "room.trailing = root.trailing",
      "room.bottom = root.bottom")
    let inner = try layout(fixture, "inner", on: "iPhone X")
    #expect(inner.size == Size(375, 798))
    #expect(inner.view("inner-box")?.frame == Rect(x: 0, y: 30, width: 375, height: 798 - 30 - 34))
  }

  /// Devices.md#controllers: the container view is installed in regular width alone.
  @Test func `a controller whose container view is not installed is not on screen`() throws {
    var fixture = embedding(
      "room.top = root.top", "room.leading = root.leading", "room.width = 200", "room.height = 150",
      inner: Self.container(
        "navigationController", "inner",
        Self.segue("relationship", to: "leaf", #"relationship="rootViewController""#)) + Self.scene("leaf"))
    fixture.rootContent = """
      <variation key="default"><mask key="subviews"><exclude reference="room"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="room"/></mask></variation>
      """
    for scene in ["inner", "leaf"] {
      let phone = try layout(fixture, scene, on: "iPhone 8")
      #expect(phone.absence == .uninstalled)
      let pad = try layout(fixture, scene, on: "iPad Air 2")
      #expect(pad.absence == nil)
      #expect(pad.size == Size(200, 150))
    }
    #expect(try layout(fixture, "inner", on: "iPhone 8").place == "containerView")
  }

  @Test func `a controller in an embedded one has the room of both`() throws {
    var fixture = embedding(
      "room.top = root.top", "room.leading = root.leading", "room.width = 300", "room.height = 300")
    fixture.moreScenes =
      Self.container(
        "navigationController", "inner",
        Self.segue("relationship", to: "leaf", #"relationship="rootViewController""#))
      + Self.scene("leaf")
    let leaf = try layout(fixture, "leaf", on: "iPhone 8")
    #expect(leaf.size == Size(300, 300))
    #expect(leaf.view("leaf-box")?.frame == Rect(x: 0, y: 64, width: 300, height: 236))
  }

  private var split: Fixture {
    var fixture = Fixture()
    fixture.moreScenes =
      Self.container(
        "splitViewController", "split",
        Self.segue("relationship", to: "list", #"relationship="masterViewController""#)
          + Self.segue("relationship", to: "detail", #"relationship="detailViewController""#))
      + Self.scene("list") + Self.scene("detail")
    return fixture
  }

  @Test func `beside each other the primary column is 320 wide and compact, the secondary has the rest`()
    throws
  {
    let list = try layout(split, "list", on: "iPad Air 2", .landscape)
    let detail = try layout(split, "detail", on: "iPad Air 2", .landscape)
    #expect(list.size == Size(320, 768))
    #expect(list.sizeClass == .compactRegular)
    #expect([list.place, detail.place] == ["primary", "secondary"])
    #expect(detail.size == Size(703.5, 768))
    #expect(detail.sizeClass == .regularRegular)
  }

  @Test func `where a split view is collapsed or upright, a column has all the room`() throws {
    #expect(try layout(split, "list", on: "iPhone 8").size == Size(375, 667))
    #expect(try layout(split, "detail", on: "iPad Air 2").size == Size(768, 1024))
  }

  private func presenting(_ attributes: String, toolsVersion: Int = 22155) -> Fixture {
    Fixture(
      toolsVersion: toolsVersion,
      controller: "<connections>\(Self.segue("presentation", to: "sheet", attributes))</connections>",
      moreScenes: Self.scene("sheet"))
  }

  @Test func `a form sheet is compact and has its own size on a pad`() throws {
    let sheet = try layout(
      presenting(#"modalPresentationStyle="formSheet""#), "sheet", on: "iPad Air 2")
    #expect(sheet.size == Size(540, 620))
    #expect(sheet.sizeClass == .compactRegular)
    #expect(sheet.place == "formSheet")
  }

  /// Devices.md#preferred-sizes.
  @Test(arguments: [
    ("formSheet", Size(400, 300)), ("popover", Size(400, 300)), ("pageSheet", Size(704, 995.5)),
  ])
  func `a navigation controller passes on the size that the controller in it prefers`(
    style: String, size: Size
  ) throws {
    var fixture = presenting(#"modalPresentationStyle="\#(style)""#)
    fixture.moreScenes =
      Self.container(
        "navigationController", "sheet",
        Self.segue("relationship", to: "leaf", #"relationship="rootViewController""#))
      + Self.scene("leaf", #"<size key="preferredContentSize" width="400" height="300"/>"#)
    #expect(try layout(fixture, "sheet", on: "iPad Air 2").size == size)
    #expect(try layout(fixture, "leaf", on: "iPad Air 2").size == size)
  }

  @Test func `a controller presented on a phone is a card since iOS 13, and fills the screen before`() throws
  {
    #expect(try layout(presenting(""), "sheet", on: "iPhone X").size == Size(375, 758))
    #expect(try layout(presenting(""), "sheet", on: "iPhone X", .landscape).size == Size(812, 375))
    #expect(try layout(presenting("", toolsVersion: 14490), "sheet", on: "iPhone X").size == Size(375, 758))
    #expect(try layout(presenting(""), "sheet", on: "iPhone X", system: 12).size == Size(375, 812))
    #expect(
      try layout(presenting(#"modalPresentationStyle="fullScreen""#), "sheet", on: "iPhone X").size
        == Size(375, 812))
  }

  @Test func `containers that hold each other, and a controller that embeds itself, end at the window`()
    throws
  {
    var fixture = embedding(
      "room.top = root.top", "room.leading = root.leading", "room.width = 200", "room.height = 150",
      inner: Self.scene(
        "inner", "<connections>\(Self.segue("embed", to: "con-tr-oll"))</connections>"))
    #expect(try layout(fixture, "inner", on: "iPhone 8").size == Size(200, 150))
    fixture.moreScenes =
      Self.container(
        "navigationController", "one",
        Self.segue("relationship", to: "two", #"relationship="rootViewController""#))
      + Self.container(
        "navigationController", "two",
        Self.segue("relationship", to: "one", #"relationship="rootViewController""#)
          + Self.segue("relationship", to: "inner", #"relationship="rootViewController""#))
      + Self.scene("inner")
    #expect(try layout(fixture, "one", on: "iPhone 8").size == Size(375, 667))
  }

  @Test func `what a scene simulates on the canvas is no bar on a device`() throws {
    var fixture = Fixture(
      subviews: Fixture.view("box"),
      constraints: Fixture.constraints(
        "box.top = safe.top", "box.bottom = safe.bottom", "box.leading = safe.leading",
        "box.trailing = safe.trailing"))
    fixture.controller = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      """
    let device = try #require(Device.named("iPhone 8"))
    let request = LayoutRequest(canvas: .device(device, .portrait, .full))
    #expect(try fixture.frame("box") == Rect(x: 0, y: 64, width: 375, height: 554))
    #expect(try fixture.frame("box", request) == Rect(x: 0, y: 20, width: 375, height: 647))
  }

  @Test func `a container's own bar lies where the container shows it, in the container's size`() throws {
    var fixture = Fixture()
    fixture.moreScenes = """
      <scene sceneID="nav-scene"><objects><navigationController id="nav">
      <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="20" width="375" height="44"/>
      </navigationBar></navigationController></objects></scene>
      """
    let scene = try layout(fixture, "nav", on: "iPhone X")
    #expect(scene.size == Size(375, 812))
    #expect(scene.view("bar")?.frame == Rect(x: 0, y: 44, width: 375, height: 44))
  }

  @Test(arguments: [
    ("iPhone 15", Orientation.portrait, 161.0 / 3 + 44, 769.0), ("iPhone 8", .portrait, 64, 618),
    ("iPhone 8", .landscape, 32, 343),
    ("iPhone 8 Plus", .landscape, 44, 365), ("iPad Air 2", .portrait, 70, 974),
    ("iPad Pro 11", .landscape, 74, 834 - 20 - 50),
  ])
  func `bars are lower where both classes are compact, and begin at the status bar`(
    name: String, orientation: Orientation, top: Double, bottom: Double
  ) throws {
    var fixture = Fixture()
    fixture.moreScenes =
      Self.container(
        "tabBarController", "tabs",
        Self.segue("relationship", to: "nav", #"relationship="viewControllers""#))
      + Self.container(
        "navigationController", "nav",
        Self.segue("relationship", to: "leaf", #"relationship="rootViewController""#))
      + Self.scene("leaf")
    let leaf = try layout(fixture, "leaf", on: name, orientation)
    let box = try #require(leaf.view("leaf-box")?.frame)
    #expect(abs(box.y - top) < 0.01)
    #expect(box.maxY == bottom)
  }

  /// Devices.md#bars
  @Test(arguments: [
    ("iPhone 8", Orientation.portrait, 16, 116.0, 44.0), ("iPhone 8", .landscape, 16, 32, 32),
    ("iPhone 8 Plus", .landscape, 16, 44, 44), ("iPad Air 2", .portrait, 15, 122, 50),
    ("iPad Air 2", .portrait, 11, 116, 44), ("iPhone X", .landscape, 16, 32, 53),
  ])
  func `large titles are shown upright, and toolbars are as high as the screen has them`(
    name: String, orientation: Orientation, system: Int, top: Double, bottom: Double
  ) throws {
    var fixture = Fixture()
    fixture.moreScenes = """
      <scene sceneID="nav-scene"><objects><navigationController id="nav" toolbarHidden="NO">
      <navigationBar key="navigationBar" largeTitles="YES" id="bar"/><toolbar key="toolbar" id="too"/>
      <connections>\(Self.segue("relationship", to: "leaf", #"relationship="rootViewController""#))</connections>
      </navigationController></objects></scene>
      """ + Self.scene("leaf")
    let leaf = try layout(fixture, "leaf", on: name, orientation, system: system)
    let box = try #require(leaf.view("leaf-box")?.frame)
    #expect(box.y == top)
    #expect(leaf.size.height - box.maxY == bottom)
  }
}
