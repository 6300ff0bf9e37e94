import AutoLayout
import Controls
import Editing
import InterfaceBuilder
import LiveLayout
import SceneModel
import Testing
import VisualFormats

/// InterfaceBuilder.md#constraint-validity: every way to give a priority takes the same numbers.
struct PriorityRangeTests {
  private static let numbers: [(Double, Bool)] = [
    (-1, false), (0, false), (0.001, true), (0.5, true), (1, true), (250.5, true), (999.999, true),
    (1000, true), (1000.001, false), (1001, false),
  ]

  private static func document(priority: Double) throws -> Document {
    let number = NumberText.text(priority)
    let source = """
      <document targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="roo-t0-001">
      <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
      <subviews><label id="lab-el-001" text="A" verticalHuggingPriority="\(number)" \
      translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
      <constraints>
      <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-t0-001" secondAttribute="top" id="t"/>
      <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-t0-001" \
      secondAttribute="leading" priority="\(number)" id="k"/>
      </constraints></view></objects></document>
      """
    return try DocumentReader().read(Array(source.utf8), path: "a.xib")
  }

  /// Whether a call takes its number.
  private func isTaken(_ body: () throws -> some Any) -> Bool {
    do { _ = try body() } catch { return false }
    return true
  }

  @Test(arguments: numbers)
  func `edits take it of a constraint and of content`(number: Double, isPriority: Bool) throws {
    for (id, name) in [("k", "priority"), ("lab-el-001", "verticalHuggingPriority")] {
      var document = try Self.document(priority: 700)
      let edit = Edit.set(ObjectID(id), attribute: ValuePath(name), to: NumberText.text(number))
      #expect(isTaken { try document.apply(edit) } == isPriority)
    }
    var document = try Self.document(priority: 700)
    let side = LayoutConstraint.Side(ObjectID("lab-el-001"), .width)
    let edit = Edit.addConstraint(NewConstraint(side, constant: 30, priority: number))
    #expect(isTaken { try document.apply(edit) } == isPriority)
  }

  @Test(arguments: numbers)
  func `visual formats take it as a number and as a metric`(number: Double, isPriority: Bool) {
    #expect(
      isTaken { try VisualFormat("[a(5@\(number))]") } == isPriority)
    #expect(
      isTaken { try VisualFormat("[a(5@high)]").constraints(metrics: ["high": number], views: ["a"]) }
        == isPriority)
  }

  @Test(arguments: numbers)
  func `layout takes it, and readers find none other`(number: Double, isPriority: Bool) throws {
    let document = try Self.document(priority: number)
    let layout = LayoutEngine(document, LayoutRequest()).layout(try #require(document.scenes.first))
    let found = layout.findings.filter { $0.reason == .invalidPriority }.map(\.id)
    #expect(Set(found) == (isPriority ? [] : ["k", "lab-el-001"]))
    #expect(Set(document.tree.unreadableValues.map(\.object)) == (isPriority ? [] : ["k", "lab-el-001"]))
  }

  @Test(arguments: numbers)
  func `live scenes take it of a constraint and of content`(number: Double, isPriority: Bool) throws {
    let view = try LiveView(name: "view")
    #expect(
      isTaken { try LiveConstraint(item: view, attribute: .width, constant: 5, priority: number) }
        == isPriority)
    #expect(
      isTaken { try view.widthAnchor.constraint(equalToConstant: 5).setPriority(number) } == isPriority)
    #expect(
      isTaken { try view.setHuggingPriority(number, for: .horizontal) } == isPriority)
  }
}
