import InterfaceBuilder
import SceneModel
import Testing

/// InterfaceBuilder.md#unreadable-values
struct UnreadableValueTests {
  private func values(_ content: String, runtime: String = "iOS.CocoaTouch") throws -> [UnreadableValue] {
    let source = "<document targetRuntime=\"\(runtime)\"><view id=\"v\">\(content)</view></document>"
    return try DocumentReader().read(Array(source.utf8), path: "a.xib").tree.unreadableValues
  }

  @Test(arguments: [
    ("multiplier", "1:0"), ("multiplier", "nan"), ("multiplier", "1e400"), ("multiplier", ":"),
    ("constant", "nan"), ("constant", "1e400"), ("constant", ""), ("constant", "0x10"), ("constant", "1,5"),
    ("priority", "nan"), ("priority", "0"), ("priority", "1001"), ("priority", "-1"),
    ("relation", "equals"), ("firstAttribute", "start"), ("secondAttribute", "start"),
    ("placeholder", "true"), ("symbolic", "1"),
  ])
  func `a constraint's value that cannot be read is found with its constraint`(
    name: String, value: String
  ) throws {
    let constraint = #"<constraints><constraint id="k" \#(name)="\#(value)"/></constraints>"#
    let found = try #require(try values(constraint).first)
    #expect(found.object == ObjectID("k"))
    #expect(found.attribute == name)
    #expect(found.value == value)
  }

  @Test(arguments: [
    #"<rect key="frame" x="0" y="nan" width="1" height="1"/>"#,
    #"<rect key="frame" x="0" y="0" width="1e400" height="1"/>"#,
    #"<edgeInsets key="layoutMargins" top="8" left="inf" bottom="8" right="8"/>"#,
    #"<stackView axis="diagonal"/>"#, #"<stackView distribution="gravityAreas"/>"#,
    #"<stackView alignment="middle"/>"#, #"<stackView spacing="wide"/>"#, #"<label hidden="true"/>"#,
    #"<label horizontalHuggingPriority="high"/>"#, #"<label placeholderIntrinsicWidth="wide"/>"#,
    #"<variation key="default" hidden="maybe"/>"#,
  ])
  func `what of a view cannot be read is found with the view`(content: String) throws {
    #expect(try values(content).map(\.object) == [ObjectID("v")])
  }

  @Test func `what varies of a constraint is read as the constraint's own`() throws {
    let found = try values(
      """
      <constraints><constraint id="k" constant="8"><variation key="widthClass=compact" constant="nan"/>\
      </constraint></constraints>
      """)
    #expect(found.map(\.object) == [ObjectID("k")])
  }

  @Test func `what Interface Builder writes is readable`() throws {
    let found = try values(
      """
      <rect key="frame" x="0.0" y="-20.5" width="375" height="1e3"/>
      <label id="l" hidden="YES" placeholderIntrinsicWidth="infinite" numberOfLines="0"/>
      <stackView id="s" axis="vertical" alignment="firstBaseline" distribution="equalCentering" spacing="8"/>
      <constraints><constraint id="k" firstAttribute="leadingMargin" relation="lessThanOrEqual" multiplier="16:9" \
      constant="-0.5" priority="999.5" symbolic="YES"/></constraints>
      """)
    #expect(found == [])
  }

  @Test func `the words of AppKit's stack views are its own`() throws {
    let stack = #"<stackView distribution="gravityAreas" alignment="centerY"/>"#
    #expect(try values(stack, runtime: "MacOSX.Cocoa") == [])
  }

  @Test func `a constraint that speaks of an unknown attribute is none`() throws {
    let source = """
      <view id="v"><constraints><constraint id="a" firstAttribute="top" secondItem="v" secondAttribute="start"/>
      <constraint id="b" firstAttribute="start"/><constraint id="c" firstAttribute="width" multiplier="1:0"/>
      </constraints></view>
      """
    let tree = try DocumentReader().read(Array("<document>\(source)</document>".utf8), path: "a.xib").tree
    let constraints = (1..<tree.count).map { NodeID($0) }.filter { tree.isElement($0, .constraint) }
    #expect(constraints.map { tree.layoutConstraint($0)?.id } == [nil, nil, ObjectID("c")])
    #expect(constraints.compactMap { tree.layoutConstraint($0) }.map(\.multiplier) == [1])
  }
}
