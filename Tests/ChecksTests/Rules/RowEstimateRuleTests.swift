import CheckFixtures
import Checks
import SceneModel
import Testing

/// UIKit's reference of UITableView.estimatedRowHeight.
struct RowEstimateRuleTests {
  private func messages(_ estimate: String, height: Int, options: [String: RuleOption.Value] = [:]) throws
    -> [String]
  {
    let document = try Fixture.scene(
      """
      <tableView id="table" rowHeight="-1" estimatedRowHeight="\(estimate)" dataMode="prototypes" style="plain" \
      separatorStyle="none">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      <tableViewCell id="cell" reuseIdentifier="c">
      <rect key="frame" x="0.0" y="28" width="375" height="100"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="375" height="100"/>
      <subviews>\(Fixture.view("box"))</subviews><constraints>
      """
        + [
          "box.leading = content.leading", "box.trailing = content.trailing", "box.top = content.top",
          "box.bottom = content.bottom", "box.height = \(height)",
        ].enumerated().map { Fixture.constraint("d\($0)", $1) }.joined()
        + "</constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>")
    return try Fixture.findings("row_estimate", document, [Fixture.device("iPhone 8")], options: options)
      .map(\.message)
  }

  @Test func `an estimate that is far from the rows is told with both heights`() throws {
    #expect(
      try messages("44", height: 160) == [
        "tableView (table) estimates its rows at 44, expected about 160, as high as they are laid out"
      ])
    #expect(try messages("200", height: 60).count == 1)
  }

  @Test func `an estimate that is near, and an automatic one, are sound`() throws {
    #expect(try messages("100", height: 160).isEmpty)
    #expect(try messages("-1", height: 160).isEmpty)
    #expect(try messages("100", height: 160, options: ["factor": .number(1.5)]).count == 1)
  }
}
