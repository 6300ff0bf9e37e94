import CheckFixtures
import Adaptivity
import Checks
import InterfaceBuilder
import SceneModel
import Testing

/// A stored check comes back as it was.
struct CheckRecordTests {
  @Test func `findings and facts come back`() throws {
    let document = try Fixture.scene(
      Fixture.view(
        "box", "label",
        "text=\"Box\" userLabel=\"A &quot;b&quot; \u{e9} ninefold:disable ambiguous: it is so\" customClass=\"Box\" customModule=\"App\""
      ),
      constraints: Fixture.constraint("c1", "box.leading = root.leading + 8")
        + Fixture.constraint("c2", "box.leading = root.leading + 8"))
    let rules = ["ambiguous", "duplicate_constraint"].compactMap(CheckRule.named)
    let plan = CheckPlan([Fixture.canvas(.any)], entries: rules.map { CheckPlan.Entry($0) })
    let check = DocumentCheck(document, plan)
    let findings = check.findings(
      plan.environments.map { DocumentCheck.Screen(document, $0.request) })
    #expect(findings.count == 2)
    #expect(findings.contains { !$0.related.isEmpty })
    #expect(findings.map(\.isFixable) == [false, true])
    let facts = check.facts
    #expect(facts.mentions.map(\.name) == ["Box"])
    #expect(facts.markers.map(\.reason) == ["it is so"])
    #expect(DocumentFacts(path: document.path, text: facts.text) == facts)
    for finding in findings {
      #expect(kept(finding, finding.detailsText) == finding)
    }
  }

  private func kept(_ finding: CheckFinding, _ details: String) -> CheckFinding? {
    CheckFinding(
      rule: finding.rule, severity: finding.severity.rawValue, place: finding.place, scene: finding.scene,
      object: finding.object, name: finding.name, message: finding.message,
      environments: finding.environments, detailsText: details)
  }

  @Test(arguments: ["", "{", "[1", "null", "7", "9,", "1,99,x", "0,0,0,0,0,", "999999999999999999999,"])
  func `what no record is written as is not read`(text: String) throws {
    #expect(DocumentFacts(path: "a", text: text) == nil)
    let finding = CheckFinding(
      rule: "ambiguous", severity: .note, place: DocumentPlace(path: "a", line: 1, column: 1), scene: nil,
      object: ObjectID("x"), name: "x", message: "m")
    if !text.isEmpty { #expect(kept(finding, text) == nil) }
  }

  @Test func `plans that differ in an option, a severity or an environment are told apart`() throws {
    let rule = try #require(CheckRule.named("view_as_device"))
    let plans = [
      CheckPlan([], entries: [CheckPlan.Entry(rule)]),
      CheckPlan([], entries: [CheckPlan.Entry(rule, severity: .error)]),
      CheckPlan([], entries: [CheckPlan.Entry(rule, options: ["device": .words(["retina5_5"])])]),
      CheckPlan([Fixture.canvas(.any)], entries: [CheckPlan.Entry(rule)]),
      CheckPlan([], entries: []),
    ]
    #expect(Set(plans.map(\.identity)).count == plans.count)
    #expect(plans[0].identity == CheckPlan([], entries: [CheckPlan.Entry(rule)]).identity)
  }
}
