/// What is to be checked: rules, and what scenes are laid out for.
package struct CheckPlan: Sendable {
  /// A rule that looks, and how.
  package struct Entry: Sendable {
    package let rule: CheckRule
    package var severity: CheckSeverity
    /// The values of its options, by name; those that are not there have the rule's own.
    package var options: [String: RuleOption.Value]
    /// Whether it looks at an environment, by index; it looks at all where that is nil.
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
  /// What scenes are laid out for: those that were asked for, then the canvas as documents were saved where a rule asks
  /// for that.
  package let environments: [CheckEnvironment]

  /// A plan with the rules that look without being asked to.
  package init(_ environments: [CheckEnvironment], entries: [Entry] = CheckPlan.usual) {
    self.entries = entries
    let asksForCanvas = entries.contains { entry in
      if case .layout(.savedCanvas, _) = entry.rule.look { true } else { false }
    }
    self.environments = environments + (asksForCanvas ? [.savedCanvas] : [])
  }

  /// The rules that look without being asked to.
  package static var usual: [Entry] { CheckRule.all.filter { !$0.isOptIn }.map { Entry($0) } }
}

extension CheckPlan.Entry {
  /// A number that the rule was told, or has by itself.
  func number(_ name: String) -> Double {
    if case .number(let number) = value(name) { number } else { 0 }
  }

  /// Words that the rule was told, or has by itself.
  func words(_ name: String) -> [String] { if case .words(let words) = value(name) { words } else { [] } }

  private func value(_ name: String) -> RuleOption.Value? {
    options[name] ?? rule.options.first { $0.name == name }?.value
  }
}
