import Resolver
import SceneModel
import Testing

/// The values that can vary, and how they are replaced (InterfaceBuilder.md#varied-values).
struct ValueTests {
  private func label(_ attributes: String, _ content: String) throws -> Fixture {
    try Fixture(
      subviews: """
        <label \(attributes) id="l"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>\(content)</label>
        """)
  }

  // InterfaceBuilder.md#varied-values
  @Test func `attributes are replaced one by one`() throws {
    let fixture = try Fixture(
      subviews: """
        <stackView axis="vertical" spacing="8" id="s"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        <variation key="heightClass=compact" axis="horizontal" distribution="fillEqually"/>
        <variation key="widthClass=regular" spacing="20" hidden="YES"/></stackView>
        """)
    let node = try fixture.node("s")
    let resolution = try fixture.resolution("regular-compact")
    #expect(resolution.attribute(node, .axis) == "horizontal")
    #expect(resolution.attribute(node, .distribution) == "fillEqually")
    #expect(resolution.number(node, .spacing) == 20)
    #expect(resolution.flag(node, .hidden) == true)
    let plain = try fixture.resolution("compact-regular")
    #expect(plain.attribute(node, .axis) == "vertical")
    #expect(plain.attribute(node, .distribution) == nil)
    #expect(plain.flag(node, .hidden) == nil)
    #expect(
      resolution.attributes(of: node).map(\.name) == [
        "axis", "spacing", "id", "distribution", "hidden",
      ])
    #expect(
      resolution.attributes(of: node).map { $0.origin?.description } == [
        "heightClass=compact", "widthClass=regular", nil, "heightClass=compact", "widthClass=regular",
      ])
  }

  // InterfaceBuilder.md#replaced-children
  @Test func `a child element is replaced as a whole`() throws {
    let fixture = try label(
      "",
      """
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="30"/>
      </variation>
      """)
    #expect(try fixture.values("l", "fontDescription.pointSize")[6] == "30")
    #expect(try fixture.values("l", "fontDescription.style")[6] == nil)
    #expect(try fixture.values("l", "fontDescription.style")[3] == "UICTFontTextStyleBody")
    let node = try fixture.node("l")
    let font = try #require(fixture.resolution("regular-any").child(node, key: "fontDescription"))
    #expect(fixture.document.tree[font, .pointSize] == "30")
  }

  @Test func `margins and colours of a variation hold, with where they come from`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view(
        "v",
        """
        <color key="backgroundColor" white="1" alpha="1"/>
        <variation key="heightClass=compact"><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
        <color key="backgroundColor" systemColor="systemRedColor"/></variation>
        """))
    let node = try fixture.node("v")
    #expect(
      try fixture.resolution("any-compact").insets(node, key: "layoutMargins")
        == EdgeInsets(left: 2, top: 1, right: 4, bottom: 3))
    #expect(try fixture.resolution("any-any").insets(node, key: "layoutMargins") == nil)
    #expect(try fixture.values("v", "backgroundColor.white")[1] == nil)
    #expect(try fixture.origins("v", "backgroundColor.systemColor")[1] == "heightClass=compact")
  }

  // InterfaceBuilder.md#replaced-children
  @Test func `nothing takes the place of something`() throws {
    let fixture = try label(
      #"text="Hello""#,
      """
      <color key="textColor" white="0"/>
      <variation key="widthClass=compact"><nil key="text"/><nil key="textColor"/></variation>
      """)
    let node = try fixture.node("l")
    #expect(try fixture.resolution("any-any").text(node, .text) == "Hello")
    #expect(try fixture.resolution("compact-any").text(node, .text) == nil)
    #expect(try fixture.resolution("compact-any").attribute(node, .text) == nil)
    #expect(try fixture.values("l", "text")[3] == "")
    #expect(try fixture.values("l", "textColor.white")[3] == nil)
  }

  // Interface Builder writes a text of several lines as a child and one of a single line as an attribute.
  @Test func `a text may be an attribute here and a child there`() throws {
    let long = try label(
      #"text="short""#,
      #"<variation key="widthClass=regular"><string key="text">two&#10;lines</string></variation>"#)
    #expect(try long.resolution("regular-any").text(long.node("l"), .text) == "two\nlines")
    #expect(try long.resolution("any-any").text(long.node("l"), .text) == "short")
    let short = try label(
      "", #"<string key="text">two&#10;lines</string><variation key="widthClass=regular" text="short"/>"#)
    #expect(try short.resolution("regular-any").text(short.node("l"), .text) == "short")
    #expect(try short.resolution("any-any").text(short.node("l"), .text) == "two\nlines")
    #expect(try short.values("l", "text")[6] == "short")
    #expect(try short.resolution("regular-any").child(short.node("l"), key: "text") == nil)
  }

  // InterfaceBuilder.md#replaced-children
  @Test func `a text of a variation replaces the other form of the object and of weaker variations`() throws {
    let fixture = try label(
      #"text="own""#,
      #"<variation key="heightClass=compact"><string key="text">child</string></variation>"#
        + #"<variation key="widthClass=compact" text="attribute"/>"#
        + #"<variation key="heightClass=compact-widthClass=compact"><mutableString key="text">both</mutableString>"#
        + "</variation>")
    let node = try fixture.node("l")
    for (sizeClass, text) in [
      ("any-any", "own"), ("any-compact", "child"), ("compact-any", "attribute"), ("compact-compact", "both"),
    ] {
      let resolution = try fixture.resolution(sizeClass)
      #expect(resolution.text(node, .text) == text)
      #expect(resolution.attribute(node, at: "text")?.value == text)
      // Exactly one of the two forms holds.
      let isAttribute = resolution.attribute(node, .text) != nil
      #expect(isAttribute != (resolution.child(node, key: "text") != nil))
    }
  }

  @Test func `of a text that one element says twice the attribute counts`() throws {
    let fixture = try label(
      #"text="first""#,
      #"<string key="text">second</string><variation key="widthClass=regular" text="third">"#
        + #"<string key="text">fourth</string></variation>"#)
    let node = try fixture.node("l")
    for (sizeClass, text) in [("any-any", "first"), ("regular-any", "third")] {
      let resolution = try fixture.resolution(sizeClass)
      #expect(resolution.text(node, .text) == text)
      #expect(resolution.attributes(of: node).filter { $0.name == "text" }.map(\.value) == [text])
    }
  }

  // InterfaceBuilder.md#varied-frames
  @Test func `a frame of a class is no value`() throws {
    let fixture = try Fixture(
      subviews: Fixture.view(
        "v",
        """
        <variation key="widthClass=regular" misplaced="YES"><rect key="frame" x="1" y="2" width="3" height="4"/>
        </variation>
        """))
    let node = try fixture.node("v")
    let names = try fixture.resolution("regular-any").attributes(of: node).map(\.name)
    #expect(names == ["id", "misplaced"])
    let frame = try #require(fixture.resolution("regular-any").child(node, key: "frame"))
    #expect(fixture.document.tree[frame, .x] == "1")
  }

  // InterfaceBuilder.md#default-variation
  @Test func `a value under default is that of any-any and below every class`() throws {
    let fixture = try label(
      #"text="own""#, #"<variation key="widthClass=compact" text="c"/><variation key="default" text="d"/>"#)
    #expect(try fixture.values("l", "text") == ["d", "d", "d", "c", "c", "c", "d", "d", "d"])
    #expect(try fixture.origins("l", "text")[0] == "default")
  }

  // InterfaceBuilder.md#replaced-children: a button with two states of one key.
  @Test func `two children of one key add up, and of one name the first counts`() throws {
    let fixture = try label(
      "",
      """
      <color key="textColor" white="0"/><color key="textColor" white="1" alpha="0.5"/>
      <variation key="widthClass=compact"><color key="textColor" white="0.25"/><color key="textColor" white="0.5"/>
      </variation>
      """)
    #expect(
      try fixture.values("l", "textColor.white") == ["0", "0", "0", "0.25", "0.25", "0.25", "0", "0", "0"])
    #expect(try fixture.values("l", "textColor.alpha")[0] == "0.5")
    #expect(try fixture.values("l", "textColor.alpha")[3] == nil)
    let names = try fixture.resolution("compact-any").attributes(of: fixture.node("l")).map(\.name)
    #expect(Set(names).count == names.count)
  }
}
