/// The plan of a check: the rules, and the environments that scenes are laid out for.
package struct CheckPlan: Sendable {
  /// A rule that runs, with its settings.
  package struct Entry: Sendable {
    package let rule: CheckRule
    package var severity: CheckSeverity
    /// The values of its options, by name; the others have the rule's defaults.
    package var options: [String: RuleOption.Value]
    /// The environments that it checks, by index; nil: all.
    package var environments: Set<Int>?

    package init(
      _ rule: CheckRule, severity: CheckSeverity? = nil, options: [String: RuleOption.Value] = [:],
      environments: Set<Int>? = nil
    ) {
      self.rule = rule
      self.severity = severity ?? rule.severity
      self.options = options
      self.environments = environments
    }

    func looks(at index: Int, _ environment: CheckEnvironment) -> Bool {
      guard case .layout(let kind, _) = rule.look, kind.contains(environment) else { return false }
      return environments?.contains(index) ?? true
    }
  }

  package let entries: [Entry]
  /// The environments that scenes are laid out for: those requested, then the canvas as documents were saved
  /// where a rule asks for it.
  package let environments: [CheckEnvironment]

  /// A plan with the rules that run by default.
  package init(_ environments: [CheckEnvironment], entries: [Entry] = CheckPlan.usual) {
    self.entries = entries
    let asksForCanvas = entries.contains { entry in
      if case .layout(.savedCanvas, _) = entry.rule.look { true } else { false }
    }
    self.environments = environments + (asksForCanvas ? [.savedCanvas] : [])
  }

  /// The rules that run by default.
  package static var usual: [Entry] { CheckRule.all.filter { !$0.isOptIn }.map { Entry($0) } }
}

extension CheckPlan.Entry {
  /// A number of the rule: the configured one, or the default.
  func number(_ name: String) -> Double {
    if case .number(let number) = value(name) { number } else { 0 }
  }

  /// Words of the rule: the configured ones, or the default.
  func words(_ name: String) -> [String] { if case .words(let words) = value(name) { words } else { [] } }

  private func value(_ name: String) -> RuleOption.Value? {
    options[name] ?? rule.options.first { $0.name == name }?.value
  }
}
