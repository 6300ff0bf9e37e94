import CheckFixtures
import InterfaceBuilder
import SceneModel
import Testing

@testable import Checking
@testable import Checks

struct StaleSuppressionRuleTests {
  /// The findings of the rules that look by themselves, as a review leaves them.
  private func outcome(_ label: String, width: Int?) throws -> SuppressionReview.Outcome {
    let constraints =
      ["a.leading = root.leading", "a.top = root.top", "a.height = 20"]
      + (width.map { ["a.width = \($0)"] } ?? [])
    let document = try Fixture.scene(
      Fixture.view("a", "view", "userLabel=\"\(label)\""),
      constraints: constraints.enumerated().map { Fixture.constraint("c\($0)", $1) }.joined())
    var review = SuppressionReview(
      markers: document.suppressionMarkers, configuration: CheckConfiguration(), baseline: nil,
      rules: ["ambiguous"],
      documents: [document.path], path: { $0 })
    return review.review(try Fixture.findings("ambiguous", document), staleSeverity: .warning)
  }

  @Test func `a marker is told as soon as what it suppresses is mended`() throws {
    let wrong = try outcome("ninefold:disable ambiguous", width: nil)
    #expect(wrong.findings.isEmpty && wrong.suppressed.map(\.finding.object.text) == ["a"])
    let mended = try outcome("ninefold:disable ambiguous", width: 20)
    #expect(mended.findings.map(\.rule) == [CheckRule.staleSuppression.id])
    #expect(mended.findings.first?.object == ObjectID("a"))
    #expect(try outcome("A view", width: 20).findings.isEmpty)
  }
}
