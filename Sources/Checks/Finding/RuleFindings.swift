import SceneModel

/// What rules find in a document: one finding of a rule at an object is one, in however many environments it holds.
struct RuleFindings {
  private struct Key: Hashable {
    let rule: Int
    let node: NodeID
    let key: String
  }

  /// The findings, in the order in which they were found first.
  private(set) var found: [RuleFinding] = []
  private var indices: [Key: Int] = [:]
  private let plan: CheckPlan
  /// The rule that looks, by its index in the plan, and the environment that it looks at; nil of a whole document or scene.
  private var rule = 0
  private var environment: Int?

  /// No findings yet, of the rules of a plan.
  init(_ plan: CheckPlan) { self.plan = plan }

  /// Begins the look of a rule.
  mutating func begin(rule: Int, environment: Int?) {
    self.rule = rule
    self.environment = environment
  }

  /// A number that the rule that looks was told, or has by itself.
  func number(_ option: String) -> Double { plan.entries[rule].number(option) }

  /// Words that the rule that looks was told, or has by itself.
  func words(_ option: String) -> [String] { plan.entries[rule].words(option) }

  /// Adds a finding.
  ///
  /// - Parameters:
  ///   - node: The object that it is about.
  ///   - message: What is wrong, one line without a full stop. Of a finding that holds in several environments that of the
  ///     first is told.
  ///   - key: What tells this finding from others of the rule at the same object, such as the axis.
  ///   - details: What else there is to say: a chain of constraints, a line each. It is made for the first environment.
  ///   - related: The other objects that it is about.
  ///   - severity: How much it matters, other than the rule's findings otherwise do.
  ///   - severity: How much it matters where nobody says how severe the rule is; nil: as much as the rule's findings do.
  ///   - environments: Where it holds, by index, of a rule that looks at several at once.
  ///   - fix: What `ninefold fix` makes of it; nil of a rule that mends nothing. It is made for the first environment.
  mutating func add(
    _ node: NodeID, _ message: String, key: String = "", details: @autoclosure () -> [String] = [],
    related: [NodeID] = [], severity: CheckSeverity? = nil, environments: [Int] = [],
    fix: @autoclosure () -> FindingFix? = nil
  ) {
    let places = environment.map { [$0] } ?? environments
    let index = indices[Key(rule: rule, node: node, key: key)]
    if let index {
      for place in places where !found[index].environments.contains(place) {
        found[index].environments.append(place)
      }
      return
    }
    indices[Key(rule: rule, node: node, key: key)] = found.count
    found.append(
      RuleFinding(
        rule: rule, node: node, message: message, details: details(), related: related, severity: severity,
        environments: places, fix: fix()))
  }
}

/// A finding in a document, before it is known where in the file it stands.
struct RuleFinding {
  /// The rule, by its index in the plan.
  let rule: Int
  let node: NodeID
  let message: String
  let details: [String]
  let related: [NodeID]
  /// How much it matters where nobody says how severe the rule is; nil: as much as the rule's findings do.
  let severity: CheckSeverity?
  /// Where it holds, by index; empty where it holds wherever the document is used.
  var environments: [Int]
  /// What `ninefold fix` makes of it; nil of a rule that mends nothing.
  let fix: FindingFix?
}
