import SceneModel
import Testing

@testable import SceneStore

/// Examples worked out by hand from the rules of size classes.
struct EffectiveViewTests {
  private func store(_ content: String) throws -> SceneStore {
    let store = try SceneStore()
    try store.importDocument(try storyboard(inView: content), project: "p")
    return store
  }

  @Test func `width beats height and both beat either`() throws {
    let store = try store(
      """
      <constraints>
      <constraint firstAttribute="height" constant="96" id="k-1">
      <variation key="heightClass=compact" constant="48"/>
      <variation key="heightClass=regular" constant="161"/>
      <variation key="widthClass=compact" constant="72"/>
      <variation key="heightClass=compact-widthClass=compact" constant="36.5" priority="750"/>
      </constraint>
      </constraints>
      """)
    let lines = try store.lines(
      """
      SELECT size_class, constant, constant_origin, priority, priority_origin FROM effective_constraints
      WHERE "constraint" = 'k-1' ORDER BY 1
      """)
    #expect(
      lines == [
        "any-any 96.0 base 1000.0 base",
        "any-compact 48.0 heightClass=compact 1000.0 base",
        "any-regular 161.0 heightClass=regular 1000.0 base",
        "compact-any 72.0 widthClass=compact 1000.0 base",
        "compact-compact 36.5 heightClass=compact-widthClass=compact 750.0 heightClass=compact-widthClass=compact",
        "compact-regular 72.0 widthClass=compact 1000.0 base",
        "regular-any 96.0 base 1000.0 base",
        "regular-compact 48.0 heightClass=compact 1000.0 base",
        "regular-regular 161.0 heightClass=regular 1000.0 base",
      ])
  }

  @Test func `an uninstalled view takes its subtree and every constraint that touches it`() throws {
    let store = try store(
      """
      <subviews>
      <view id="a"><subviews><label id="b"/></subviews></view>
      <view id="c"/>
      </subviews>
      <constraints>
      <constraint firstItem="b" firstAttribute="top" secondItem="c" secondAttribute="top" id="k-bc"/>
      <constraint firstItem="c" firstAttribute="top" id="k-c"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask>
      <mask key="constraints"><exclude reference="k-c"/></mask></variation>
      <variation key="widthClass=compact"><mask key="subviews"><include reference="a"/></mask>
      <mask key="constraints"><include reference="k-c"/></mask></variation>
      <variation key="heightClass=compact-widthClass=compact"><mask key="subviews"><exclude reference="a"/></mask>
      </variation>
      """)
    func classes(_ sql: String) throws -> [String] { try store.lines(sql + " ORDER BY 1") }
    #expect(
      try classes("SELECT size_class, origin FROM effective_objects WHERE object = 'a'")
        == ["compact-any widthClass=compact", "compact-regular widthClass=compact"])
    #expect(
      try classes("SELECT size_class, origin FROM effective_objects WHERE object = 'b'")
        == ["compact-any base", "compact-regular base"])
    #expect(try classes("SELECT size_class FROM effective_objects WHERE object = 'c'").count == 9)
    #expect(
      try classes("SELECT size_class FROM effective_constraints WHERE \"constraint\" = 'k-bc'")
        == ["compact-any", "compact-regular"])
    #expect(
      try classes("SELECT size_class, origin FROM effective_constraints WHERE \"constraint\" = 'k-c'")
        == [
          "compact-any widthClass=compact", "compact-compact widthClass=compact",
          "compact-regular widthClass=compact",
        ])
    #expect(
      try store.lines(
        "SELECT object, parent FROM effective_objects WHERE size_class = 'any-any' AND role = 'view'")
        == ["v-1 c-1", "c v-1"])
  }

  @Test func `a text is an attribute or a child, and said once`() throws {
    let store = try store(
      """
      <subviews>
      <label text="own" id="a">
      <variation key="widthClass=regular"><string key="text">two
      lines</string></variation>
      </label>
      <label id="b">
      <mutableString key="text">own</mutableString>
      <variation key="widthClass=regular" text="short"/>
      </label>
      <label text="first" id="c">
      <string key="text">second</string>
      <variation key="widthClass=regular" text="third"><string key="text">fourth</string></variation>
      </label>
      <label id="d"><string key="text">first</string><string key="text">second</string></label>
      </subviews>
      """)
    func texts(_ sizeClass: String) throws -> [String] {
      try store.lines(
        """
        SELECT object, name, replace(value, char(10), '/'), origin FROM effective_attributes
        WHERE size_class = ?1 AND element = 'label' AND name <> 'id' ORDER BY position
        """, .text(sizeClass))
    }
    #expect(
      try texts("any-any") == [
        "a text own base", "b text own base", "c text first base", "d text first base",
      ])
    #expect(
      try texts("regular-any") == [
        "a text two/lines widthClass=regular", "b text short widthClass=regular",
        "c text third widthClass=regular", "d text first base",
      ])
  }

  @Test func `a variation's child replaces the whole value, an attribute only itself`() throws {
    let store = try store(
      """
      <subviews><label opaque="NO" text="One" id="l">
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <string key="accessibilityLabel">Two
      lines &amp; more</string>
      <nil key="highlightedColor"/>
      <variation key="widthClass=regular" hidden="YES" text="Wide">
      <fontDescription key="fontDescription" name="Futura" family="Futura" pointSize="34"/>
      </variation>
      <variation key="heightClass=regular"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></variation>
      </label></subviews>
      """)
    func values(_ sizeClass: String) throws -> [String] {
      try store.lines(
        """
        SELECT name, replace(value, char(10), '/'), origin FROM effective_attributes
        WHERE object = 'l' AND size_class = ?1 AND name <> 'id' ORDER BY 1
        """, .text(sizeClass))
    }
    let rest = ["highlightedColor  base", "opaque NO base"]
    #expect(
      try values("any-any") == [
        "accessibilityLabel Two/lines & more base", "fontDescription.pointSize 17 base",
        "fontDescription.type system base",
      ] + rest + ["text One base"])
    #expect(
      try values("any-regular") == [
        "accessibilityLabel Two/lines & more base",
        "fontDescription.style UICTFontTextStyleBody heightClass=regular",
      ] + rest + ["text One base"])
    #expect(
      try values("regular-regular") == [
        "accessibilityLabel Two/lines & more base", "fontDescription.family Futura widthClass=regular",
        "fontDescription.name Futura widthClass=regular", "fontDescription.pointSize 34 widthClass=regular",
        "hidden YES widthClass=regular",
      ] + rest + ["text Wide widthClass=regular"])
  }

  @Test func `other traits and unknown keys decide in no size class`() throws {
    let store = try store(
      """
      <subviews><label text="a" id="l"><variation key="userInterfaceIdiom=mac" text="b"/>
      <variation key="widthClass=huge" text="c"/><variation key="" text="d"/></label></subviews>
      """)
    let values = try store.lines(
      "SELECT DISTINCT value, origin FROM effective_attributes WHERE name = 'text'")
    #expect(values == ["a base"])
    #expect(
      try store.lines("SELECT key, value, deciding FROM overrides ORDER BY position")
        == ["userInterfaceIdiom=mac b 0", "widthClass=huge c 0", " d 0"])
  }

  @Test func `two variations of one key stand together, the later before the earlier`() throws {
    let store = try store(
      """
      <subviews><stackView spacing="1" axis="vertical" id="s">
      <variation key="widthClass=compact" spacing="2" axis="horizontal"/>
      <variation key="widthClass=compact" spacing="3"/></stackView></subviews>
      """)
    let values = try store.lines(
      """
      SELECT name, value FROM effective_attributes
      WHERE object = 's' AND size_class = 'compact-any' AND name IN ('axis', 'spacing') ORDER BY 1
      """)
    #expect(values == ["axis horizontal", "spacing 3"])
  }

  @Test func `a number that cannot be read is the format's default`() throws {
    let store = try store(
      """
      <constraints><constraint firstAttribute="height" constant="x" multiplier="1:0" priority="inf" id="k">
      <variation key="widthClass=compact" constant="9" priority=""/></constraint></constraints>
      """)
    let values = try store.lines(
      """
      SELECT constant, multiplier, priority FROM effective_constraints
      WHERE width <> 'regular' AND height = 'any' ORDER BY 1
      """)
    #expect(values == ["0.0 1.0 1000.0", "9.0 1.0 1000.0"])
  }

  @Test("An outlet leads to whatever has the id: an object, a constraint, or any other element")
  func targets() throws {
    let store = try store(
      """
      <subviews><label text="a" id="l">
      <gestureRecognizers/>
      <connections>
      <outlet property="height" destination="k" id="o-1"/>
      <outlet property="guide" destination="g" id="o-2"/>
      <outlet property="tap" destination="tap" id="o-3"/>
      <outlet property="other" destination="o-1" id="o-4"/>
      <outlet property="broken" destination="odd" id="o-5"/>
      <outlet property="gone" destination="nobody" id="o-6"/>
      <outletCollection property="all" destination="k" collectionClass="NSArray" id="o-7"/>
      </connections></label></subviews>
      <gestureRecognizers><tapGestureRecognizer id="tap"/></gestureRecognizers>
      <viewLayoutGuide key="safeArea" id="g"/>
      <constraints>
      <constraint firstItem="l" firstAttribute="height" constant="8" id="k"/>
      <constraint constant="8" id="odd"/>
      </constraints>
      """)
    #expect(
      try store.lines(
        "SELECT name, destination_element FROM connections WHERE source = 'l' ORDER BY position") == [
          "height constraint", "guide viewLayoutGuide", "tap tapGestureRecognizer", "other outlet",
          "broken constraint",
          "gone -", "all constraint",
        ])
    #expect(try store.verify() == [])
  }

  @Test("A view is shown where it is installed and neither it nor a view around it is hidden")
  func hidden() throws {
    let store = try store(
      """
      <subviews>
      <label text="a" id="compact"><variation key="widthClass=compact" hidden="YES"/></label>
      <label text="b" hidden="YES" id="regular"><variation key="widthClass=regular" hidden="NO"/></label>
      <view id="around"><variation key="widthClass=compact" hidden="YES"/>
      <subviews><label hidden="NO" text="c" id="inside"/></subviews></view>
      <label text="d" id="gone"/>
      <label text="e" id="always"/>
      <label text="f" hidden="YES" id="never"/>
      </subviews>
      <variation key="widthClass=compact"><mask key="subviews"><exclude reference="gone"/></mask></variation>
      """)
    #expect(
      try store.lines("SELECT object, shown FROM objects WHERE role = 'view' ORDER BY position") == [
        // 448 is regular width, 455 regular and any width.
        "v-1 511", "compact 455", "regular 448", "around 455", "inside 455", "gone 455", "always 511",
        "never 0",
      ])
    #expect(
      try store.lines(
        """
        SELECT object FROM effective_objects
        WHERE size_class = 'compact-any' AND role = 'view' AND is_hidden ORDER BY position
        """) == ["compact", "regular", "around", "inside", "never"])
    #expect(try store.verify() == [])
  }

  @Test func `connections, overrides and resources name what they lead to`() throws {
    let store = try SceneStore()
    try store.importDocument(
      try document(
        "a/B.xib",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="9531">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
                    <connections>
                        <outlet property="view" destination="v" id="o-1"/>
                        <outlet property="gone" destination="x" id="o-2"/>
                    </connections>
                </placeholder>
                <view id="v">
                    <connections><action selector="tap:" destination="-1" eventType="touchUpInside" id="t"/></connections>
                    <variation key="heightClass=compact" hidden="YES"/>
                </view>
            </objects>
            <resources><image name="bird" width="24" height="18.5"/></resources>
        </document>
        """), project: "p")
    #expect(
      try store.lines("SELECT kind, source, name, destination, destination_element FROM connections")
        == ["outlet -1 view v view", "outlet -1 gone x -", "action v tap: -1 placeholder"])
    #expect(
      try store.lines("SELECT object, action, name, value, key, width, height FROM overrides")
        == ["v value hidden YES heightClass=compact any compact"])
    #expect(try store.lines("SELECT kind, name, width, height FROM resources") == ["image bird 24.0 18.5"])
    #expect(try store.lines("SELECT document, scene, name FROM scenes") == ["a/B.xib  B"])
    #expect(try store.lines("SELECT document, tools_version, device FROM documents") == ["a/B.xib 9531 -"])
  }
}
