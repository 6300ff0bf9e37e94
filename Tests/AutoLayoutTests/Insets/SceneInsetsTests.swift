import AutoLayout
import Controls
import Devices
import SceneModel
import Testing

/// Safe areas, margins and the insets of what scrolls, of every view of a scene.
struct SceneInsetsTests {
  private func insets(
    _ fixture: Fixture, on name: String = "iPhone X", _ orientation: Orientation = .landscape, scene: Int = 0
  ) throws -> SceneInsets {
    let device = try #require(Device.named(name))
    let document = try fixture.document
    let request = LayoutRequest(canvas: .device(device, orientation, .full), ignoresSavedFrames: true)
    return LayoutEngine(document, request).insets(of: document.scenes[scene])
  }

  /// A view that fills the root.
  private func filled(_ tag: String, _ attributes: String = "", _ content: String = "") -> Fixture {
    Fixture(
      subviews: Fixture.view("all", tag, attributes, content),
      constraints: Fixture.constraints(
        "all.leading = root.leading", "root.trailing = all.trailing", "all.top = root.top",
        "root.bottom = all.bottom"))
  }

  /// A scroll view that fills the root, its content as wide as itself and of a height.
  private func scrolling(_ attributes: String, height: Double, inset: String = "") -> Fixture {
    filled(
      "scrollView", attributes,
      "<subviews>\(Fixture.view("con"))</subviews><constraints>"
        + Fixture.constraints(
          "con.leading = all.leading", "all.trailing = con.trailing", "con.top = all.top",
          "all.bottom = con.bottom", "con.height = \(height)", "con.width = all.width") + "</constraints>"
        + inset)
  }

  private func view(_ insets: SceneInsets, _ id: String) throws -> ViewInsets {
    try #require(insets.views.first { $0.id.text == id })
  }

  @Test func `a view has what of the safe area reaches into it`() throws {
    let fixture = Fixture(
      subviews: Fixture.view("box"),
      constraints: Fixture.constraints(
        "box.leading = root.leading + 30", "box.width = 100", "box.top = root.top", "root.bottom = box.bottom"
      ))
    let insets = try insets(fixture)
    #expect(try view(insets, "roo-t0-000").safeArea == EdgeInsets(left: 44, right: 44, bottom: 21))
    #expect(try view(insets, "box").safeArea == EdgeInsets(left: 14, bottom: 21))
    #expect(try view(insets, "box").margins == EdgeInsets(left: 22, top: 8, right: 8, bottom: 29))
  }

  /// Devices.md#additional-insets
  @Test func `what a controller adds reaches into its views, and no edge falls below 0`() throws {
    var fixture = filled("view")
    fixture.controller =
      #"<edgeInsets key="additionalSafeAreaInsets" top="10" left="5" bottom="-50" right="0"/>"#
    let insets = try insets(fixture, .portrait)
    let expected = EdgeInsets(left: 5, top: 54, right: 0, bottom: 0)
    #expect(insets.controllers.map(\.safeArea) == [expected])
    #expect(insets.controllers.map(\.additional.bottom) == [-50])
    #expect(try view(insets, "all").safeArea == expected)
  }

  /// Devices.md#additional-insets As any view's: what of its container's view's safe area reaches
  /// into it (InterfaceBuilder.md#nested-safe-areas).
  @Test func `a container's own bar has what of the safe area reaches into it`() throws {
    func bar(_ tag: String, _ key: String) -> String {
      """
      <\(tag) key="\(key)" id="\(tag)"><rect key="frame" x="0" y="0" width="9" height="9"/></\(tag)>
      """
    }
    let device = try #require(Device.named("iPhone X"))
    func safeArea(_ container: String, _ bar: String, _ id: String) throws -> EdgeInsets {
      let document = try Fixture(
        moreScenes: """
          <scene sceneID="bar-scene"><objects><\(container) id="bars">\(bar)</\(container)></objects></scene>
          """
      ).document
      let outline = try #require(document.scenes.first { $0.id.text == "bar-scene" })
      let request = LayoutRequest(canvas: .device(device, .landscape, .full))
      return try view(LayoutEngine(document, request).insets(of: outline), id).safeArea
    }
    let top = try safeArea("navigationController", bar("navigationBar", "navigationBar"), "navigationBar")
    #expect(top == EdgeInsets(left: 44, right: 44))
    let bottom = try safeArea("tabBarController", bar("tabBar", "tabBar"), "tabBar")
    #expect(bottom == EdgeInsets(left: 44, right: 44, bottom: 21))
  }

  @Test func `what a container adds reaches into what it holds`() throws {
    var fixture = filled("view")
    fixture.moreScenes = """
      <scene sceneID="tab-sc"><objects><tabBarController id="tabs">
      <edgeInsets key="additionalSafeAreaInsets" top="6" left="0" bottom="0" right="0"/>
      <connections><segue destination="con-tr-oll" kind="relationship" relationship="viewControllers" id="seg"/>
      </connections></tabBarController></objects></scene>
      """
    #expect(try view(insets(fixture, .portrait), "all").safeArea == EdgeInsets(top: 50, bottom: 83))
    let container = try insets(fixture, .portrait, scene: 1)
    #expect(container.controllers.map(\.safeArea) == [EdgeInsets(top: 50, bottom: 34)])
  }

  /// Devices.md#scroll-insets: a lying iPhone X keeps 44 at the sides and 21 at the bottom.
  @Test(
    arguments: [
      (#"contentInsetAdjustmentBehavior="never""#, 900.0, EdgeInsets.zero),
      (#"contentInsetAdjustmentBehavior="always""#, 100, EdgeInsets(left: 44, right: 44, bottom: 21)),
      (#"contentInsetAdjustmentBehavior="scrollableAxes""#, 900, EdgeInsets(bottom: 21)),
      (#"contentInsetAdjustmentBehavior="scrollableAxes""#, 100, .zero),
      (
        #"contentInsetAdjustmentBehavior="scrollableAxes" alwaysBounceHorizontal="YES""#, 100,
        EdgeInsets(left: 44, right: 44)
      ),
      ("", 900, EdgeInsets(bottom: 21)), ("", 100, .zero),
      (#"alwaysBounceVertical="YES""#, 100, EdgeInsets(bottom: 21)),
    ] as [(String, Double, EdgeInsets)])
  func `the behaviours add the safe area to the content inset`(
    attributes: String, height: Double, added: EdgeInsets
  ) throws {
    let scrolled = try view(insets(scrolling(attributes, height: height)), "all").scrolling
    #expect(scrolled?.adjusted == added)
    let own = #"<inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>"#
    let inset = try view(insets(scrolling(attributes, height: height, inset: own)), "all").scrolling
    #expect(inset?.contentInset == EdgeInsets(left: 1, top: 2, right: 3, bottom: 4))
    #expect(inset?.adjusted == added + EdgeInsets(left: 1, top: 2, right: 3, bottom: 4))
  }

  /// Devices.md#scroll-insets: automatic, with content that does not scroll, in a navigation controller.
  @Test(
    arguments: [
      ("", EdgeInsets(top: 32, bottom: 21)), (#"automaticallyAdjustsScrollViewInsets="NO""#, .zero),
    ] as [(String, EdgeInsets)])
  func `the first scroll view in a navigation controller is inset though it does not scroll`(
    attributes: String, expected: EdgeInsets
  ) throws {
    var fixture = scrolling("", height: 100)
    fixture.controllerAttributes = attributes
    fixture.moreScenes = """
      <scene sceneID="nav-sc"><objects><navigationController id="nav"><navigationBar key="navigationBar" id="bar"/>
      <connections><segue destination="con-tr-oll" kind="relationship" relationship="rootViewController" id="seg"/>
      </connections></navigationController></objects></scene>
      """
    let scrolled = try #require(try view(insets(fixture), "all").scrolling)
    #expect(scrolled.adjusted == expected)
  }

  private func table(_ attributes: String, _ content: String = "") -> Fixture {
    let row = """
      <tableViewCell id="cel"><rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="con"><rect key="frame" x="0" y="0" width="375" height="44"/>
      </tableViewCellContentView></tableViewCell>
      """
    return filled("tableView", attributes, content + "<prototypes>\(row)</prototypes>")
  }

  /// Apple's page of `tableHeaderView`: a table adjusts the width of its header to its own (Devices.md#rows).
  /// A header is at its start, a footer follows its rows (Devices.md#first-rows).
  @Test(arguments: [("tableHeaderView", 0.0), ("tableFooterView", 44)])
  func `a table's header and footer are as wide as the table`(key: String, top: Double) throws {
    let end = """
      <view key="\(key)" id="end"><rect key="frame" x="0" y="64" width="13" height="80"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></view>
      """
    #expect(try view(insets(table("", end)), "end").frame == Rect(x: 0, y: top, width: 812, height: 80))
  }

  /// Devices.md#rows
  @Test(arguments: [("", 44.0), (#"contentViewInsetsToSafeArea="NO""#, 0)])
  func `rows are as wide as their table, their content keeps clear where the table says so`(
    attributes: String, left: Double
  ) throws {
    let insets = try insets(table(#"rowHeight="44" \#(attributes)"#))
    #expect(try view(insets, "cel").frame.width == 812)
    #expect(try view(insets, "cel").safeArea == EdgeInsets(left: 44, right: 44))
    #expect(try view(insets, "con").frame.x == left)
    #expect(try view(insets, "con").safeArea.left == 44 - left)
  }

  /// Devices.md#rows
  @Test(
    arguments: [
      ("", "", EdgeInsets(left: 60)),
      (
        "", #"<inset key="separatorInset" minX="30" minY="0" maxX="7" maxY="0"/>"#,
        EdgeInsets(left: 30, right: 7)
      ),
      (
        #"separatorInsetReference="fromAutomaticInsets""#,
        #"<inset key="separatorInset" minX="30" minY="0" maxX="7" maxY="0"/>"#, EdgeInsets(left: 90, right: 7)
      ),
    ] as [(String, String, EdgeInsets)])
  func `separators begin at the margin in the safe area, or where the document says`(
    attributes: String, inset: String, expected: EdgeInsets
  ) throws {
    #expect(try view(insets(table(attributes, inset)), "all").scrolling?.separator == expected)
    let none = try view(insets(table(attributes + #" separatorStyle="none""#, inset)), "all")
    #expect(none.scrolling?.separator == nil)
  }

  /// Devices.md#sections
  @Test(
    arguments: [
      ("", EdgeInsets(left: 10, top: 5, right: 50, bottom: 5), 10.0),
      (#"sectionInsetReference="contentInset""#, EdgeInsets(left: 10, top: 5, right: 50, bottom: 5), 10),
      (#"sectionInsetReference="safeArea""#, EdgeInsets(left: 54, top: 5, right: 94, bottom: 5), 10),
      (#"sectionInsetReference="layoutMargins""#, EdgeInsets(left: 62, top: 5, right: 102, bottom: 5), 18),
    ] as [(String, EdgeInsets, Double)])
  func `section insets count from the content inset, the safe area or the margins`(
    reference: String, expected: EdgeInsets, leftWhereAdjusted: Double
  ) throws {
    let layout = """
      <collectionViewFlowLayout key="collectionViewLayout" \(reference) id="flow">
      <inset key="sectionInset" minX="10" minY="5" maxX="50" maxY="5"/></collectionViewFlowLayout>
      """
    let collection = try view(insets(filled("collectionView", "", layout)), "all")
    #expect(collection.scrolling?.section == expected)
    #expect(collection.scrolling?.adjusted == EdgeInsets(bottom: 21))
    // Insets that the scroll view adjusts for already are not counted twice.
    let always = try view(
      insets(filled("collectionView", #"contentInsetAdjustmentBehavior="always""#, layout)), "all")
    #expect(always.scrolling?.section?.left == leftWhereAdjusted)
  }

  /// Devices.md#inset-changes
  @Test func `as a phone is turned, views and their controller are told, and not those whose insets stay`()
    throws
  {
    let fixture = Fixture(
      subviews: Fixture.view("mid") + Fixture.view("low"),
      constraints: Fixture.constraints(
        "mid.centerX = root.centerX", "mid.centerY = root.centerY", "mid.width = 50", "mid.height = 50",
        "low.leading = root.leading", "low.width = 50", "low.height = 60", "root.bottom = low.bottom"))
    let changes = try insets(fixture, .portrait).changes(to: insets(fixture, .landscape))
    #expect(
      changes.map { "\($0.id) \($0.call.rawValue)" } == [
        "roo-t0-000 safeAreaInsetsDidChange", "con-tr-oll viewSafeAreaInsetsDidChange",
        "roo-t0-000 layoutMarginsDidChange", "con-tr-oll viewLayoutMarginsDidChange",
        "low safeAreaInsetsDidChange", "low layoutMarginsDidChange",
      ])
    #expect(changes.first?.old == EdgeInsets(top: 44, bottom: 34))
    #expect(changes.first?.new == EdgeInsets(left: 44, right: 44, bottom: 21))
    #expect(try insets(fixture).changes(to: insets(fixture)).isEmpty)
  }

  /// Devices.md#inset-changes
  @Test func `a scroll view is told where its adjusted inset changes`() throws {
    let small = scrolling(#"contentInsetAdjustmentBehavior="scrollableAxes""#, height: 500)
    // Lying the content is higher than the view, upright it is not.
    let changes = try insets(small, on: "iPhone 8", .portrait).changes(
      to: insets(small, on: "iPhone 8", .landscape))
    #expect(!changes.contains { $0.call == .adjustedContentInsetDidChange })
    let notched = try insets(small, .portrait).changes(to: insets(small, .landscape))
    #expect(
      notched.filter { $0.call == .adjustedContentInsetDidChange }.map(\.new) == [EdgeInsets(bottom: 21)])
  }
}
