import Checks
import SceneModel

extension ConfigurationText {
  /// The rules of a list of their ids.
  mutating func rules(_ value: YAMLValue, of key: String, _ rules: [CheckRule]) -> [CheckRule] {
    elements(value, of: key, expected: "a list of rules").compactMap { element in
      guard let id = text(element, of: key, expected: "a rule's id") else { return nil }
      if let rule = rules.first(where: { $0.id == id }) { return rule }
      warn(unknown: "rule", id, at: element.place, known: rules.map(\.id))
      return nil
    }
  }

  /// Reads the settings of a rule: whether it runs, its severity, or a mapping of all settings.
  mutating func read(
    _ value: YAMLValue, of rule: CheckRule, _ settings: inout CheckConfiguration.RuleSettings
  ) {
    if value.isNull { return }
    guard let members = value.members else { return readSeverity(value, of: rule.id, &settings) }
    settings.isOn = settings.isOn ?? true
    for member in members where !member.value.isNull {
      if let key = RuleKey(rawValue: member.key) {
        read(key, member.value, of: "\(rule.id).\(member.key)", &settings)
      } else if let option = rule.options.first(where: { $0.name == member.key }) {
        settings.options[option.name] = self.value(member.value, of: option, in: rule)
      } else {
        warn(
          unknown: "option of \(rule.id)", member.key, at: member.place,
          known: RuleKey.allCases.map(\.rawValue) + rule.options.map(\.name))
      }
    }
  }

  private mutating func read(
    _ key: RuleKey, _ value: YAMLValue, of name: String, _ settings: inout CheckConfiguration.RuleSettings
  ) {
    switch key {
    case .severity: readSeverity(value, of: name, &settings)
    case .included: settings.paths.included = patterns(value, of: name)
    case .excluded: settings.paths.excluded = patterns(value, of: name)
    case .sizeClasses: settings.sizeClasses = sizeClasses(value, of: name)
    case .devices: settings.devices = devices(value, of: name)
    case .except:
      settings.exceptions += elements(value, of: name, expected: "a list of exceptions").compactMap {
        exception($0, of: name)
      }
    }
  }

  /// Reads `on`, `off` or a severity.
  private mutating func readSeverity(
    _ value: YAMLValue, of name: String, _ settings: inout CheckConfiguration.RuleSettings
  ) {
    if let isOn = value.truth {
      settings.isOn = isOn
    } else if let severity = value.text.flatMap(CheckSeverity.init(rawValue:)) {
      settings.isOn = settings.isOn ?? true
      settings.severity = severity
    } else {
      let words = RuleSwitch.allCases.map(\.rawValue) + CheckSeverity.allCases.map(\.rawValue)
      refuse(value, of: name, expected: Self.list(words) + (value.text?.suggestion(of: words) ?? ""))
    }
  }

  private mutating func value(
    _ value: YAMLValue, of option: RuleOption, in rule: CheckRule
  ) -> RuleOption.Value? {
    let name = "\(rule.id).\(option.name)"
    switch option.value {
    case .number:
      if let number = value.number { return .number(number) }
      refuse(value, of: name, expected: "a number")
      return nil
    case .words:
      return .words(list(value, of: name, expected: "a text") { $0 })
    }
  }

  private mutating func exception(
    _ value: YAMLValue, of name: String
  ) -> CheckConfiguration.RuleException? {
    var exception = CheckConfiguration.RuleException(reason: "", place: place(value.place))
    for (key, value) in members(value, of: name, keys: ExceptionKey.self) where !value.isNull {
      switch key {
      case .object: exception.object = text(value, of: name).map { ObjectID($0) }
      case .document: exception.paths = patterns(value, of: name).first
      case .reason: exception.reason = text(value, of: name) ?? ""
      }
    }
    guard exception.object != nil || exception.paths != nil, !exception.reason.isEmpty else {
      refuse(value, of: name, expected: "an object or a document, and a reason")
      return nil
    }
    return exception
  }
}
