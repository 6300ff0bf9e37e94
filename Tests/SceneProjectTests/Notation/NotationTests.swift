import InterfaceBuilder
import SceneModel
import SceneProject
import Testing

struct NotationTests {
  /// The line of JSON that an element becomes.
  private func line(_ element: String) throws -> String {
    let document = try document(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document>\n    \(element)\n</document>\n")
    let files = try SceneProjectWriter.files(for: [document], name: "P")
    let back = try #require(try read(files).first)
    #expect(difference(document, back) == nil)
    let lines = try #require(text("Main.storyboard/document.json", in: files)).split(separator: "\n")
    return lines.dropFirst(3).dropLast(3).map { $0.dropFirst(6) }.joined(separator: "\n")
  }

  @Test(
    arguments: [
      (#"<rect key="frame" x="0.0" y="-1" width="1e3" height="4"/>"#, #"{"rect frame": "0.0 -1 1e3 4"}"#),
      (
        #"<rect key="frame" y="1" x="0" width="3" height="4"/>"#,
        #"{"rect frame": {"y": "1", "x": "0", "width": "3", "height": "4"}}"#
      ),
      (#"<rect key="frame"/>"#, #"{"rect frame": {}}"#),
      (
        #"<rect key="frame" x="" y="1" width="3" height="4"/>"#,
        #"{"rect frame": {"x": "", "y": "1", "width": "3", "height": "4"}}"#
      ),
      (#"<autoresizingMask key="m" widthSizable="YES"/>"#, #"{"autoresizingMask m": "widthSizable"}"#),
      (#"<autoresizingMask key="m"/>"#, #"{"autoresizingMask m": ""}"#),
      (#"<autoresizingMask key="m" a="NO"/>"#, #"{"autoresizingMask m": {"a": "NO"}}"#),
      (
        #"<color key="c" red="0" green="1" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#,
        #"{"color c": "sRGB 0 1 0.5 1"}"#
      ),
      (
        #"<color key="c" white="0" alpha="1" colorSpace="calibratedWhite"/>"#,
        #"{"color c": "calibratedWhite 0 1"}"#
      ),
      (
        #"<color key="c" white="0" alpha="1" colorSpace="custom" customColorSpace="calibratedWhite"/>"#,
        #"{"color c": {"white": "0", "alpha": "1", "colorSpace": "custom", "customColorSpace": "calibratedWhite"}}"#
      ),
      (#"<color key="c" systemColor="labelColor"/>"#, #"{"color c": {"systemColor": "labelColor"}}"#),
      (
        #"<fontDescription key="f" style="UICTFontTextStyleBody"/>"#,
        #"{"fontDescription f": "UICTFontTextStyleBody"}"#
      ),
      (
        #"<fontDescription key="f" type="system" weight="bold" pointSize="17"/>"#,
        #"{"fontDescription f": "system bold 17"}"#
      ),
      (
        #"<outlet property="view" destination="i5M-Pr-FkT" id="sfx-zR-JGt"/>"#,
        #"{"outlet #sfx-zR-JGt": "view -> i5M-Pr-FkT"}"#
      ),
      (
        #"<action selector="tap:" destination="-1" eventType="touchUpInside" id="a"/>"#,
        #"{"action #a": "tap: -> -1 on touchUpInside"}"#
      ),
      (
        #"<label text="é &quot;&#10;" id="a" customClass="B"/>"#,
        #"{"label #a": {"text": "é \"\n", "customClass": "B"}}"#
      ),
      (#"<label id="a" text="b"/>"#, #"{"label": {"id": "a", "text": "b"}}"#),
      (#"<string key="text">a &amp; b</string>"#, #"{"string text": "a & b"}"#),
      (#"<string key="text"></string>"#, #"{"string text": ""}"#), (#"<string/>"#, #"{"string": {}}"#),
      (
        #"<variation key="heightClass=regular-widthClass=compact" constant="8"/>"#,
        #"{"[compact-regular]": {"constant": "8"}}"#
      ),
      (#"<variation key="default"/>"#, #"{"[default]": {}}"#),
      (#"<variation key="compact-any"/>"#, #"{"variation compact-any": {}}"#),
      (
        #"<variation key="widthClass=compact-heightClass=regular"/>"#,
        #"{"variation widthClass=compact-heightClass=regular": {}}"#
      ), (#"<a b='c'/>"#, #"{"a": {"b": {"spelled": "'c'"}}}"#),
      (#"<a  b="c"/>"#, #"{"a": {"b": "c"}, "tag": {"gaps": ["  ", "="], "closing": "", "endTag": ""}}"#),
      (#"<children/>"#, #"{"<children>": {}}"#),
    ])
  func `an element becomes a line`(element: String, expected: String) throws {
    #expect(try line(element) == expected)
  }

  @Test(
    arguments: [
      (#"firstAttribute="width" constant="50""#, "width = 50"),
      (#"firstAttribute="width" relation="lessThanOrEqual" constant="-0.5""#, "width <= -0.5"),
      (#"firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom""#, "a.top = b.bottom"),
      (
        #"firstItem="a.b" firstAttribute="top" relation="greaterThanOrEqual" secondItem="b" secondAttribute="bottom" multiplier="1:2" priority="750" constant="-8" symbolic="YES""#,
        "a.b.top >= b.bottom * 1:2 - 8 @750 symbolic"
      ),
      (
        #"firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="16" placeholder="YES""#,
        "trailing = b.trailing + 16 placeholder"
      ),
    ])
  func `a constraint becomes an equation`(attributes: String, equation: String) throws {
    #expect(try line("<constraint \(attributes) id=\"c\"/>") == "{\"constraint #c\": \"\(equation)\"}")
  }

  @Test(arguments: [
    #"firstAttribute="width""#, #"firstAttribute="width" constant="a b""#,
    #"firstAttribute="a-b" constant="8""#,
    #"firstAttribute="width" relation="equal" constant="8""#, #"constant="8" firstAttribute="width""#,
    #"firstItem="" firstAttribute="top" secondItem="b" secondAttribute="top""#,
    #"firstItem="a" firstAttribute="top" secondItem="b""#,
    #"firstAttribute="top" symbolic="NO" constant="1""#,
    #"firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" constant="+8""#,
    #"firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" multiplier="""#,
  ])
  func `a constraint that is no equation keeps its attributes`(attributes: String) throws {
    // A constant with a sign of its own may stand after the sign; it must come back, which `line` checks.
    let line = try line("<constraint \(attributes) id=\"c\"/>")
    #expect(line.hasPrefix("{\"constraint #c\": {") || line.contains("+ +8"), "\(line)")
  }

  @Test
  func `wide attributes stand on lines of their own and children are indented by depth`() throws {
    let long = String(repeating: "x", count: 100)
    let element = "<view a=\"\(long)\" b=\"2\" id=\"v\">\n        <nil/>\n    </view>"
    let expected = """
      {"view #v": {
        "a": "\(long)",
        "b": "2"
      }, "children": [
        {"nil": {}}
      ]}
      """
    #expect(try line(element) == expected)
  }
}
