package import Checks
import Devices
import InterfaceBuilder
import SceneModel

/// Reads `.ninefold.yml`.
package struct ConfigurationReader {
  /// The configuration in the file.
  package var configuration = CheckConfiguration()
  package var text: ConfigurationText
  private let rules: [CheckRule]

  /// Reads a configuration of rules.
  ///
  /// - Parameter path: The path of the file, for messages.
  package init(_ value: YAMLValue, path: String, rules: [CheckRule] = CheckRule.all) {
    text = ConfigurationText(path: path)
    self.rules = rules
    let members = text.members(value, of: path, keys: ConfigurationKey.self)
    for (key, value) in members where !value.isNull { read(key, value) }
  }

  private mutating func read(_ key: ConfigurationKey, _ value: YAMLValue) {
    let name = key.rawValue
    switch key {
    case .included: configuration.paths.included = text.patterns(value, of: name)
    case .excluded: configuration.paths.excluded = text.patterns(value, of: name)
    case .profile: configuration.profile = text.choice(value, of: name, CheckRule.Profile.self)
    case .enabledRules: turn(true, value, name)
    case .disabledRules: turn(false, value, name)
    case .onlyRules: configuration.only = Set(text.rules(value, of: name, rules).map(\.id))
    case .rules: readRules(value)
    case .sizeClasses: configuration.sizeClasses = text.sizeClasses(value, of: name)
    case .devices: configuration.devices = text.devices(value, of: name)
    case .locales:
      configuration.wantsAllLanguages = text.isAll(value)
      if !configuration.wantsAllLanguages { configuration.languages = text.languages(value, of: name) }
    case .textSizes: configuration.textSizes = text.textSizes(value, of: name)
    case .baseline: configuration.baseline = text.pathInside(value, of: name)
    case .strict: configuration.isStrict = text.truth(value, of: name)
    case .failOn: configuration.failure = text.choice(value, of: name, FailureThreshold.self)
    case .reporter: configuration.reporter = text.choice(value, of: name, CheckReportForm.self)
    }
  }

  private mutating func turn(_ isOn: Bool, _ value: YAMLValue, _ key: String) {
    for rule in text.rules(value, of: key, rules) {
      configuration.rules[rule.id, default: .init()].isOn = isOn
    }
  }

  private mutating func readRules(_ value: YAMLValue) {
    for member in text.members(
      value, of: ConfigurationKey.rules.rawValue, expected: "rules with what is said of them")
    {
      guard let rule = rules.first(where: { $0.id == member.key }) else {
        text.warn(unknown: "rule", member.key, at: member.place, known: rules.map(\.id))
        continue
      }
      var settings = configuration.rules[rule.id] ?? CheckConfiguration.RuleSettings()
      text.read(member.value, of: rule, &settings)
      configuration.rules[rule.id] = settings
    }
  }
}
