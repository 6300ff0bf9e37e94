import SceneModel

/// The findings of rules in a document. A finding of a rule at an object counts once, in however many
/// environments it holds.
struct RuleFindings {
  private struct Key: Hashable {
    let rule: Int
    let node: NodeID
    let key: String
  }

  /// The findings, in the order in which they were first found.
  private(set) var found: [RuleFinding] = []
  private var indices: [Key: Int] = [:]
  private let plan: CheckPlan
  /// The running rule, by its index in the plan, and the environment that it checks; nil for a whole
  /// document or scene.
  private var rule = 0
  private var environment: Int?
  /// The views whose frames accuse nobody, where the running rule is about frames.
  private var doubts: LayoutDoubts?
  /// The findings that hang on contradictions of the layout that is being checked, by their rules.
  private var hanging: [Int: Set<NodeID>] = [:]

  /// No findings yet, of the rules of a plan.
  init(_ plan: CheckPlan) { self.plan = plan }

  /// Begins the run of a rule.
  ///
  /// - Parameter doubts: The views of the layout whose frames accuse nobody, for a rule about frames.
  mutating func begin(rule: Int, environment: Int?, _ doubts: LayoutDoubts? = nil) {
    self.rule = rule
    self.environment = environment
    self.doubts = doubts
  }

  /// Ends the check of a layout: its contradiction names what hangs on it.
  ///
  /// - Parameter rule: The rule that finds contradictions, by its index in the plan.
  mutating func endLayout(contradictionsFoundBy rule: Int?) {
    defer { hanging = [:] }
    guard let rule, !hanging.isEmpty,
      let index = found.lastIndex(where: { $0.rule == rule && $0.environments.first == environment })
    else { return }
    let parts = hanging.sorted { $0.key < $1.key }.map { "\($0.value.count) \(plan.entries[$0.key].rule.id)" }
    found[index].details.append("because of it: \(parts.joined(separator: ", "))")
  }

  /// A number of the running rule: the configured one, or the default.
  func number(_ option: String) -> Double { plan.entries[rule].number(option) }

  /// Words of the running rule: the configured ones, or the default.
  func words(_ option: String) -> [String] { plan.entries[rule].words(option) }

  /// Adds a finding.
  ///
  /// - Parameters:
  ///   - node: The object that it is about.
  ///   - message: The fault, one line without a full stop. Of several environments, the first one's
  ///     message is reported.
  ///   - key: The difference from other findings of the rule at the same object, such as the axis.
  ///   - details: Further details: a chain of constraints, a line each. They are made for the
  ///     first environment.
  ///   - related: The other objects that it is about.
  ///   - severity: The severity where no configuration sets the rule's; nil: that of the rule's findings.
  ///   - environments: The environments in which it holds, by index, for a rule that checks several at once.
  ///   - fix: The fix; nil for a rule that fixes nothing. It is made for the first environment.
  mutating func add(
    _ node: NodeID, _ message: String, key: String = "", details: @autoclosure () -> [String] = [],
    related: [NodeID] = [], severity: CheckSeverity? = nil, environments: [Int] = [],
    fix: @autoclosure () -> FindingFix? = nil
  ) {
    if doubts?.broken.contains(node) == true {
      hanging[rule, default: []].insert(node)
      return
    }
    let isGuess = doubts?.estimated.contains(node) == true
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
        rule: rule, node: node, message: isGuess ? message.restingOnEstimate : message, details: details(),
        related: related, severity: isGuess ? .note : severity, environments: places, fix: fix()))
  }
}

/// A finding in a document, before its place in the file is known.
struct RuleFinding {
  /// The rule, by its index in the plan.
  let rule: Int
  let node: NodeID
  let message: String
  var details: [String]
  let related: [NodeID]
  /// The severity where no configuration sets the rule's; nil: that of the rule's findings.
  let severity: CheckSeverity?
  /// The environments in which it holds, by index; empty where it holds wherever the document is used.
  var environments: [Int]
  /// The fix; nil for a rule that fixes nothing.
  let fix: FindingFix?
}

extension String {
  /// The message of a finding that rests on the size of content which is estimated; one that says so already
  /// stays.
  fileprivate var restingOnEstimate: String {
    contains("by a substitute") ? self : self + "; the size of its content is estimated"
  }
}
