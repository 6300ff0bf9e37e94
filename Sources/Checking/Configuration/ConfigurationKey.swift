/// A key of `.ninefold.yml`.
package enum ConfigurationKey: String, CaseIterable, Sendable {
  case included, excluded
  case profile
  case enabledRules = "enabled_rules"
  case disabledRules = "disabled_rules"
  case onlyRules = "only_rules"
  case rules
  case sizeClasses = "size_classes"
  case devices, locales
  case textSizes = "text_sizes"
  case baseline, strict
  case failOn = "fail_on"
  case reporter
}

/// A key of a rule's settings in `.ninefold.yml`, besides the rule's own options.
package enum RuleKey: String, CaseIterable, Sendable {
  case severity, included, excluded
  case sizeClasses = "size_classes"
  case devices, except
}

/// A key of an exception.
package enum ExceptionKey: String, CaseIterable, Sendable {
  case object, document, reason
}

/// A word for whether a rule runs, besides the severities.
package enum RuleSwitch: String, CaseIterable, Sendable {
  case on, off
}
