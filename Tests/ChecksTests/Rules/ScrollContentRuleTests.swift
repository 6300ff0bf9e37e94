import CheckFixtures
import Checks
import SceneModel
import Testing

struct ScrollContentRuleTests {
  private func document(_ links: [String]) throws -> Document {
    let constraints = links.enumerated().map { Fixture.constraint("d\($0)", $1) }.joined()
    return try Fixture.scene(
      Fixture.view(
        "scroll", "scrollView", "",
        "<subviews>" + Fixture.view("box") + "</subviews><constraints>\(constraints)</constraints>"),
      constraints: [
        Fixture.constraint("c1", "scroll.leading = root.leading"),
        Fixture.constraint("c2", "scroll.top = root.top"),
        Fixture.constraint("c3", "scroll.trailing = root.trailing"),
        Fixture.constraint("c4", "scroll.bottom = root.bottom"),
      ].joined())
  }
  private let held = [
    "box.leading = scroll.leading", "box.trailing = scroll.trailing", "box.top = scroll.top",
    "box.width = 500",
    "box.height = 900",
  ]

  /// The chain of Apple's "Working with Scroll Views".
  @Test func `content that nothing holds at the bottom is told with the edge`() throws {
    let findings = try Fixture.findings("scroll_content", document(held), [Fixture.canvas(.any)])
    #expect(
      findings.map(\.message) == [
        "the content of scrollView (scroll) has no height: nothing in it is constrained to its bottom edge"
      ])
  }

  /// A content view is held at all four edges; the chain through it is broken.
  @Test(
    arguments: [
      (["one.top = box.top + 8"], "nothing in view (box) is constrained to its bottom edge"),
      (
        ["one.top = box.top", "two.bottom = box.bottom"],
        "nothing links the bottom of label (one) with the top of label (two)"
      ),
      ([], "nothing in view (box) is constrained to its top and bottom edges"),
      (["one.top = box.top", "two.top = one.bottom", "two.bottom = box.bottom"], nil),
    ] as [([String], String?)])
  func `the link that is missing in a content view is named`(links: [String], missing: String?) throws {
    let inner =
      "<subviews>" + Fixture.view("one", "label") + Fixture.view("two", "label") + "</subviews>"
    let edges = ["leading", "trailing", "top", "bottom"].map { "box.\($0) = scroll.\($0)" }
    let all = (edges + ["box.width = 300"] + links).enumerated().map { Fixture.constraint("d\($0)", $1) }
    let document = try Fixture.scene(
      Fixture.view(
        "scroll", "scrollView", "",
        "<subviews>" + Fixture.view("box", "view", "", inner)
          + "</subviews><constraints>\(all.joined())</constraints>"),
      constraints: ["leading", "trailing", "top", "bottom"].map {
        Fixture.constraint("c" + $0, "scroll.\($0) = root.\($0)")
      }.joined())
    let findings = try Fixture.findings("scroll_content", document, [Fixture.canvas(.any)])
    #expect(
      findings.map(\.message)
        == (missing.map { ["the content of scrollView (scroll) has no height: " + $0] } ?? []))
  }

  @Test func `a whole chain is sound`() throws {
    let document = try document(held + ["box.bottom = scroll.bottom"])
    #expect(try Fixture.objects("scroll_content", document, [Fixture.canvas(.any)]).isEmpty)
  }

  /// The scroll view is the controller's view, and its top and bottom guides hold the content.
  @Test func `content between the guides of a controller is held`() throws {
    let document = try Fixture.storyboard(
      """
      <scene sceneID="scene"><objects><viewController id="controller" sceneMemberID="viewController">
      <layoutGuides><viewControllerLayoutGuide type="top" id="above"/>
      <viewControllerLayoutGuide type="bottom" id="below"/></layoutGuides>
      <scrollView key="view" id="scroll"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(Fixture.view("box"))</subviews><constraints>
      """
        + [
          "box.leading = scroll.leading", "box.trailing = scroll.trailing", "box.width = 80",
          "box.top = above.bottom",
          "below.top = box.bottom",
        ].enumerated().map { Fixture.constraint("d\($0)", $1) }.joined()
        + "</constraints></scrollView></viewController></objects></scene>", toolsVersion: 12121)
    #expect(try Fixture.objects("scroll_content", document, [Fixture.canvas(.any)]).isEmpty)
  }
}
