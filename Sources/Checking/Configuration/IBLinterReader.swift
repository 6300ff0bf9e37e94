package import Checks
import InterfaceBuilder
import SceneModel

/// A key of `.iblinter.yml`, as IBLinter 0.5 reads it.
package enum IBLinterKey: String, CaseIterable, Sendable {
  case enabledRules = "enabled_rules"
  case disabledRules = "disabled_rules"
  case excluded, included, reporter
  case customModule = "custom_module_rule"
  case useBaseClass = "use_base_class_rule"
  case useColor = "use_color_rule"
  case viewAsDevice = "view_as_device_rule"
  case useTraitCollections = "use_trait_collections_rule"
  case hidesBottomBar = "hides_bottom_bar_rule"
  case disableWhileBuilding = "disable_while_building_for_ib"
  case ignoreCache = "ignore_cache"
  case cachePath = "cache_path"
}

/// Reads `.iblinter.yml` as the configuration that does what IBLinter does, in addition to the rules that
/// IBLinter does not have.
package struct IBLinterReader {
  package private(set) var configuration = CheckConfiguration()
  package private(set) var text: ConfigurationText
  private let rules: [CheckRule]

  /// IBLinter's rules, and whether they run by default.
  package static let ruleDefaults: [(id: String, isOn: Bool)] = [
    ("custom_class_name", false), ("relative_to_margin", false), ("misplaced", false),
    ("enable_autolayout", true), ("duplicate_constraint", true), ("duplicate_id", true),
    ("storyboard_viewcontroller_id", false), ("stackview_backgroundcolor", false),
    ("image_resources", false), ("custom_module", true), ("use_base_class", false), ("ambiguous", true),
    ("view_as_device", false), ("reuse_identifier", false), ("color_resources", false),
    ("use_trait_collections", false), ("hides_bottom_bar", false), ("has_initial_view_controller", false),
    ("has_single_view_controller", false),
  ]

  /// Reads a configuration of rules.
  package init(_ value: YAMLValue, path: String, rules: [CheckRule] = CheckRule.all) {
    text = ConfigurationText(path: path)
    self.rules = rules
    for rule in Self.ruleDefaults { configuration.rules[rule.id, default: .init()].isOn = rule.isOn }
    let members = text.members(value, of: path, keys: IBLinterKey.self).filter { !$0.value.isNull }
    // A disabled rule stays disabled, whichever key comes first.
    for (key, value) in members where key != .disabledRules { read(key, value) }
    for (key, value) in members where key == .disabledRules { turn(false, value, key.rawValue) }
  }

  private mutating func read(_ key: IBLinterKey, _ value: YAMLValue) {
    let name = key.rawValue
    switch key {
    case .enabledRules: turn(true, value, name)
    case .disabledRules, .disableWhileBuilding, .ignoreCache, .cachePath: break
    case .excluded: configuration.paths.excluded = text.patterns(value, of: name)
    case .included: configuration.paths.included = text.patterns(value, of: name)
    case .reporter: readReporter(value)
    case .customModule:
      let modules = text.elements(value, of: name, expected: "a list of mappings").flatMap {
        words($0, name, "module")
      }
      set("modules", of: "custom_module", modules, value)
    case .useBaseClass: set("classes", of: "use_base_class", classes(value, name), value)
    case .useColor: set("colors", of: "use_color", words(value, name, "allowed_colors"), value)
    case .viewAsDevice: set("device", of: "view_as_device", words(value, name, "device_id"), value)
    case .hidesBottomBar:
      set("exempt", of: "hides_bottom_bar", words(value, name, "excluded_view_controllers"), value)
    case .useTraitCollections:
      if value["enabled"]?.truth == false { set("wanted", of: "use_trait_collections", ["no"], value) }
    }
  }

  private mutating func turn(_ isOn: Bool, _ value: YAMLValue, _ key: String) {
    for rule in text.rules(value, of: key, rules) {
      configuration.rules[rule.id, default: .init()].isOn = isOn
    }
  }

  /// Sets an option of a rule. One that the rule does not have is skipped with a warning.
  private mutating func set(_ option: String, of rule: String, _ words: [String], _ value: YAMLValue) {
    guard rules.contains(where: { $0.id == rule && $0.options.contains { $0.name == option } }) else {
      return text.warn(value.place, "'\(rule)' takes no such option here, expected none")
    }
    configuration.rules[rule, default: .init()].options[option] = .words(words)
  }

  private mutating func words(_ value: YAMLValue, _ key: String, _ name: String) -> [String] {
    let members = text.members(value, of: key)
    guard let found = members.first(where: { $0.key == name }) else { return [] }
    return text.list(found.value, of: "\(key).\(name)", expected: "a text") { $0 }
  }

  /// The base classes of kinds of elements, such as `UILabel=PrimaryLabel|SecondaryLabel`.
  private mutating func classes(_ value: YAMLValue, _ key: String) -> [String] {
    text.elements(value, of: key, expected: "a list of mappings").compactMap { entry in
      words(entry, key, "element_class").first.map {
        "\($0)=\(words(entry, key, "base_classes").joined(separator: "|"))"
      }
    }
  }

  private mutating func readReporter(_ value: YAMLValue) {
    switch value.text {
    case "xcode": configuration.reporter = .xcode
    case "json": configuration.reporter = .json
    case "checkstyle": configuration.reporter = .checkstyle
    case "codeclimate": configuration.reporter = .gitlab
    case "emoji": configuration.reporter = .text
    default: text.refuse(value, of: "reporter", expected: "xcode, json, checkstyle, codeclimate or emoji")
    }
  }
}
