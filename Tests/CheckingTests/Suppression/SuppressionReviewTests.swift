import InterfaceBuilder
import SceneModel
import Testing

@testable import Checking
@testable import Checks

struct SuppressionReviewTests {
  private func finding(
    _ rule: String, _ object: String, _ environments: [String] = [], path: String = "A.xib", line: Int = 5
  ) -> CheckFinding {
    CheckFinding(
      rule: rule, severity: .warning, place: DocumentPlace(path: path, line: line, column: 1), scene: nil,
      object: ObjectID(object), name: object, message: "is wrong", environments: environments)
  }

  private func entry(_ object: String, _ environments: [String] = [], line: Int = 1) -> Baseline.Entry {
    Baseline.Entry(
      path: "App/A.xib", object: ObjectID(object), rule: "ambiguous", environments: environments,
      place: DocumentPlace(path: "known.json", line: line, column: 1))
  }

  private func review(
    _ findings: [CheckFinding], markers: [SuppressionMarker] = [],
    _ configuration: CheckConfiguration = .init(),
    known: [Baseline.Entry]? = nil, rules: Set<String> = ["ambiguous", "unsatisfiable"],
    documents: Set<String> = ["A.xib"]
  ) -> SuppressionReview.Outcome {
    var review = SuppressionReview(
      markers: markers, configuration: configuration,
      baseline: known.map { Baseline(project: "App", entries: $0) }, rules: rules, documents: documents,
      path: { "App/" + $0 })
    return review.review(findings, staleSeverity: .note)
  }

  private func marker(_ rules: [String], lines: ClosedRange<Int>) -> SuppressionMarker {
    SuppressionMarker(
      rules: rules, reason: "so it is",
      place: DocumentPlace(path: "A.xib", line: lines.lowerBound, column: 3),
      object: ObjectID("m"), start: DocumentPlace(path: "A.xib", line: lines.lowerBound, column: 1),
      end: DocumentPlace(path: "A.xib", line: lines.upperBound + 1, column: 1))
  }

  @Test func `a marker suppresses the findings of its rules at its lines`() {
    let outcome = review(
      [finding("ambiguous", "a"), finding("unsatisfiable", "a"), finding("ambiguous", "b", line: 9)],
      markers: [marker(["ambiguous"], lines: 4...8)])
    #expect(outcome.findings.map(\.rule) == ["unsatisfiable", "ambiguous"])
    #expect(outcome.suppressed.map(\.finding.object.text) == ["a"])
    #expect(outcome.suppressed.map(\.reason) == ["so it is"])
  }

  @Test func `a marker that suppresses nothing is a finding, where its rule looked`() {
    func messages(_ marked: [String], _ rules: Set<String> = ["ambiguous"]) -> [String] {
      let outcome = review([], markers: [marker(marked, lines: 4...8)], rules: rules)
      return outcome.findings.filter { $0.rule == "stale_suppression" && $0.severity == .note }.map(\.message)
    }
    #expect(messages(["ambiguous"]) == ["'ninefold:disable ambiguous' suppresses nothing: remove it"])
    #expect(messages(["unsatisfiable"]) == [])
    #expect(messages(["all"]) == ["'ninefold:disable all' suppresses nothing: remove it"])
    #expect(
      messages(["ambigous"])
        == ["'ninefold:disable' names an unknown rule 'ambigous'; did you mean 'ambiguous'?"])
    #expect(messages([]) == ["'ninefold:disable' names no rule, expected ids of rules, or all"])
  }

  @Test func `an exception suppresses the findings of its object in its documents`() throws {
    func outcome(_ object: String?, _ path: String?, _ findings: [CheckFinding]) -> SuppressionReview.Outcome
    {
      var configuration = CheckConfiguration()
      configuration.rules["ambiguous"] = CheckConfiguration.RuleSettings()
      configuration.rules["ambiguous"]?.exceptions = [
        CheckConfiguration.RuleException(
          object: object.map { ObjectID($0) }, paths: path.flatMap(PathPattern.init), reason: "so it is",
          place: DocumentPlace(path: ".ninefold.yml", line: 3, column: 5))
      ]
      return review(findings, configuration)
    }
    let findings = [finding("ambiguous", "a"), finding("ambiguous", "b"), finding("unsatisfiable", "a")]
    #expect(outcome("a", nil, findings).suppressed.count == 1)
    #expect(outcome("a", "App/*.xib", findings).suppressed.count == 1)
    #expect(outcome(nil, "App", findings).suppressed.count == 2)
    #expect(outcome("a", "Other", findings).suppressed.isEmpty)
    let stale = try #require(outcome("c", "App/A.xib", findings).findings.last)
    #expect(stale.rule == "stale_suppression" && stale.place.path == ".ninefold.yml" && stale.place.line == 3)
    #expect(outcome("c", "Other", findings).findings.count == 3, "its document was not checked")
  }

  @Test func `a rule is not told of documents that it does not look at`() {
    var configuration = CheckConfiguration()
    configuration.rules["ambiguous"] = CheckConfiguration.RuleSettings()
    configuration.rules["ambiguous"]?.paths.excluded = [PathPattern("App/A.xib")].compactMap { $0 }
    let outcome = review(
      [finding("ambiguous", "a"), finding("ambiguous", "a", path: "B.xib")], configuration)
    #expect(outcome.findings.map(\.place.path) == ["B.xib"])
    #expect(outcome.suppressed.isEmpty)
  }

  @Test func `a defect is known in whatever environments it holds, once in each`() {
    let known = [entry("a", ["x", "y"]), entry("b"), entry("c", ["x"])]
    let outcome = review(
      [
        finding("ambiguous", "a", ["x", "z"]), finding("ambiguous", "b", ["x"]),
        finding("ambiguous", "c", ["x"]),
        finding("ambiguous", "c", ["x"]), finding("unsatisfiable", "b"),
      ], known: known)
    #expect(
      outcome.findings.map { "\($0.rule) \($0.object) \($0.environments)" } == [
        "ambiguous c [\"x\"]", "unsatisfiable b []",
      ])
    #expect(outcome.suppressed.map(\.cause) == [.baseline, .baseline, .baseline])
  }

  @Test func `what is known and gone is a finding, where its document was checked`() {
    let known = [entry("a", line: 4), entry("b", line: 5)]
    let outcome = review([finding("ambiguous", "a")], known: known)
    #expect(outcome.findings.map { "\($0.place)" } == ["known.json:5:1"])
    #expect(
      outcome.findings.map(\.message) == [
        "the known finding of 'ambiguous' at 'b' in App/A.xib is gone: write the baseline anew"
      ])
    #expect(review([], known: known, documents: ["B.xib"]).findings.isEmpty)
    #expect(review([], known: known, rules: ["unsatisfiable"]).findings.isEmpty)
  }
}
