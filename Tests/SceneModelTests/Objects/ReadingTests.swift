import InterfaceBuilder
import SceneModel
import Testing

struct ReadingTests {
  /// The readings of a document's elements.
  private func read<Reading: ElementReading>(_ type: Reading.Type, _ xml: String) throws -> [Reading] {
    try ReadingFixture.tree(xml).readings(type, in: .document)
  }

  @Test
  func `colors are read in all their spaces`() throws {
    let colors = try read(
      ColorValue.self,
      """
      <color key="a" red="0.1" green="0" blue="1" alpha="0.5" colorSpace="custom" customColorSpace="displayP3"/>
      <color key="a" red="0.1" green="0" blue="1" alpha="1" colorSpace="calibratedRGB"/>
      <color key="a" white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      <color key="a" systemColor="labelColor"/><color key="a" name="Brand"/>
      <color key="a" name="textColor" catalog="System" colorSpace="catalog"/>
      <color key="a" cocoaTouchSystemColor="darkTextColor"/><color key="a" red="x" green="0" blue="0"/>
      """)
    #expect(
      colors == [
        .components(red: 0.1, green: 0, blue: 1, alpha: 0.5, space: "displayP3"),
        .components(red: 0.1, green: 0, blue: 1, alpha: 1, space: "calibratedRGB"),
        .white(0.5, alpha: 1, space: "genericGamma22GrayColorSpace"), .system("labelColor"), .named("Brand"),
        .catalog("textColor", catalog: "System"), .cocoaTouch("darkTextColor", since13: nil),
      ])
  }

  @Test
  func `a color has the variants of its object`() throws {
    let tree = try ReadingFixture.tree(
      """
      <view id="v"><color key="backgroundColor" white="1" alpha="1"/><variation key="userInterfaceStyle=dark">
      <color key="backgroundColor" white="0" alpha="1"/></variation><variation key="widthClass=compact"/></view>
      """)
    let view = try #require(ReadingFixture.first("view", in: tree))
    let variants = tree.variants(ColorValue.self, of: view, key: "backgroundColor")
    #expect(variants.map(\.value) == [.white(1, alpha: 1, space: ""), .white(0, alpha: 1, space: "")])
    #expect(variants.map(\.applies) == [VariationKey("default"), VariationKey("userInterfaceStyle=dark")])
    #expect(tree.reading(ColorValue.self, of: view, key: "tintColor") == nil)
  }

  @Test
  func `connections are read`() throws {
    let connections = try read(
      Connection.self,
      """
      <connections><outlet property="view" destination="a" id="1"/><outlet property="broken" id="2"/>
      <action selector="tap:" destination="a" eventType="touchUpInside" id="3"/><action selector="copy:" target="b" id="4"/>
      <segue destination="c" kind="show" identifier="next" id="5"/><segue reference="5"/></connections>
      """)
    #expect(connections.map(\.destination) == ["a", "a", "b", "c"].map(ObjectID.init))
    guard case .segue(let segue) = connections.last else {
      Issue.record("no segue")
      return
    }
    #expect(segue.kind == "show" && segue.identifier == "next" && segue.animates)
  }

  @Test
  func `runtime attributes are read by their type`() throws {
    let attributes = try read(RuntimeAttribute.self, ReadingFixture.xml)
    #expect(
      attributes.map(\.value) == [
        .boolean(true), .image("star", catalog: "system"), .string("a"), .number(1.5), .number(2),
        .color(.named("x")), .point(x: 1, y: 2), .size(Size(1, 2)),
        .rect(Rect(x: 1, y: 2, width: 3, height: 4)),
        .range(location: 1, length: 2), .null, nil,
      ])
  }

  @Test
  func `attributed text is read in runs`() throws {
    let text = try #require(try read(AttributedText.self, ReadingFixture.xml).first)
    #expect(text.text == "OneTwo\nlines")
    #expect(text.fragments.first?.kern == 0.5)
    #expect(text.fragments.first?.paragraph?.lineHeightMultiple == 3)
    #expect(text.fragments.last?.font == nil)
  }

  @Test
  func `a navigation item has its items from the edge inwards`() throws {
    let item = try #require(try read(NavigationItem.self, ReadingFixture.xml).first)
    #expect(item.leftItems.map(\.id.text) == ["b1", "b4"])
    #expect(item.rightItems.map(\.id.text) == ["b2"])
    #expect(item.backItem?.title == "Back")
  }

  @Test
  func `states and configurations of buttons are read`() throws {
    let states = try read(ControlState.self, ReadingFixture.xml)
    #expect(states.map(\.state) == ["normal", "selected"])
    #expect(states.map(\.title) == ["T", "two\nlines"])
    #expect(states.first?.symbolConfiguration?.scale == "small")
    let configurations = try read(ButtonConfiguration.self, ReadingFixture.xml)
    #expect(configurations.map(\.image) == ["i", "star"])
    #expect(configurations.first?.contentInsets?.isDirectional == true)
  }

  @Test
  func `the device of older documents says its layout or appearance in an adaptation`() throws {
    let devices = try read(
      DesignDevice.self,
      """
      <device id="ipad9_7"><adaptation id="splitview1_2"/></device><device id="retina6_1"><adaptation id="dark"/></device>
      """)
    #expect(devices.map(\.layout) == ["splitview1_2", nil])
    #expect(devices.map(\.appearance) == [nil, "dark"])
  }

  @Test
  func `simulated metrics are read, and that there are none`() throws {
    let metrics = try read(
      SimulatedMetric.self,
      """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      <nil key="simulatedBottomBarMetrics"/><nil key="highlightedColor"/>
      """)
    #expect(
      metrics.map(\.kind) == [.navigationBar(isTranslucent: true, hasPrompt: false, style: nil), .none])
  }

  @Test
  func `insets are read by edge`() throws {
    let insets = try read(InsetsValue.self, ReadingFixture.xml)
    #expect(
      insets.prefix(3).map(\.insets) == [
        EdgeInsets(left: 1, top: 2, right: 3, bottom: 4), EdgeInsets(left: 2, top: 1, right: 4, bottom: 3),
        EdgeInsets(left: 2, top: 1, right: 4, bottom: 3),
      ])
  }
}
