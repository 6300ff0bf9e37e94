import Devices
import Foundation
import JSONText
import SceneModel
import TestSupport
import Testing

@testable import Checking
@testable import Checks

/// The schema of `.ninefold.yml` for editors, which is made of the registry of rules and the keys
/// that are read.
struct ConfigurationSchemaTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation/Schemas/configuration.json")

  @Test func `the schema in the documentation is that of the rules and keys that are read`() throws {
    try expectGolden(ConfigurationSchema.text, at: Self.file)
  }

  @Test func `the page for readers names all that can be said`() throws {
    let url = Self.file.appending(path: "../../Checks.md").standardized
    let page = try String(contentsOf: url, encoding: .utf8)
    let keys = ConfigurationKey.allCases.map(\.rawValue) + RuleKey.allCases.map(\.rawValue)
    for word in keys + CheckReportForm.allCases.map(\.rawValue) + FailureThreshold.allCases.map(\.rawValue) {
      #expect(page.contains("`\(word)`"), "\(word)")
    }
  }

  @Test func `no option of a rule has the name of a key that all rules have`() {
    let keys = Set(RuleKey.allCases.map(\.rawValue))
    for rule in CheckRule.all {
      let names = rule.options.map(\.name)
      #expect(keys.isDisjoint(with: names) && Set(names).count == names.count, "\(rule.id)")
    }
  }

  @Test(
    arguments: [
      ("", true), ("rules: {touch_target: {exempt: [stepper, SmallButton]}}", true),
      ("rules: {touch_target: {exempt: stepper, except: [{object: a, reason: b}]}}", true),
      ("rules: {hides_bottom_bar: {exempt: TabController}}", true), ("rules: {ambiguous: error}", true),
      ("rules: {ambiguous: {severity: off, size_classes: all}}", true),
      ("rules: {ambigous: error}", false), ("rules: {ambiguous: {minimum: 3}}", false),
      ("exclude: [a]", false),
      ("excluded: Pods", true), ("excluded: [Pods, '*.xib']", true), ("fail_on: errors", false),
      ("disabled_rules: [ambigous]", false), ("size_classes: [compact]", false),
      ("rules: {ambiguous: {except: [{object: a, reason: b}]}}", true),
      ("rules: {ambiguous: {except: [{object: a}]}}", false), ("strict: 3", false),
    ])
  func `editors are told what the program tells`(text: String, isValid: Bool) throws {
    let value = try YAMLReader().read(Array(text.utf8))
    let schema = try JSONSchema(Self.file.lastPathComponent, in: Self.file.deletingLastPathComponent())
    #expect(try schema.problems(of: value.isNull ? .object([:]) : value.json).isEmpty == isValid)
    #expect(ConfigurationReader(value, path: "c.yml").text.problems.isEmpty == isValid)
  }
}

extension YAMLValue {
  /// The value as an editor takes it.
  fileprivate var json: JSON {
    if let members {
      return .object(Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value.json) }))
    }
    if let elements { return .array(elements.map(\.json)) }
    if isNull { return .null }
    // Editors follow YAML 1.2, in which `off` and `on` are texts.
    if let truth, ["true", "false"].contains(text) { return .boolean(truth) }
    return number.map(JSON.number) ?? .string(text ?? "")
  }
}

/// Makes the schema.
private enum ConfigurationSchema {
  private static let summaries: [ConfigurationKey: String] = [
    .included: "The documents that are checked: paths of files and folders, or patterns with *, ? and **.",
    .excluded: "The documents that are not checked, whatever is included.",
    .profile:
      "The rules that look where nothing is said of them: the quiet ones of a check by itself, or all.",
    .enabledRules: "Rules that look although they are off by themselves.",
    .disabledRules: "Rules that do not look.", .onlyRules: "The only rules that look.",
    .rules: "What is said of rules, by their ids: on, off, a severity, or more in a mapping.",
    .sizeClasses: "The size classes in which the canvas is looked at.",
    .devices:
      "The devices that are looked at, with portrait or landscape and a share of the screen behind the name.",
    .locales:
      "The languages in which devices are looked at, beside the documents' own; all: those there are texts in; "
      + "pseudo: texts twice as long.",
    .textSizes: "The sizes of text at which devices are looked at, beside the usual one.",
    .baseline: "The file of the findings that are known.",
    .strict: "Whether every finding counts as an error.",
    .failOn: "From which severity on findings change the exit code.",
    .reporter: "The form in which findings are told.",
  ]

  static var text: String {
    var json = JSONWriter()
    json.beginObject(.indented)
    json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
    json.member("$id", "configuration.json")
    json.member("title", ".ninefold.yml")
    json.member("type", "object")
    json.member("additionalProperties", false)
    json.name("properties")
    json.beginObject(.indented)
    for key in ConfigurationKey.allCases {
      json.name(key.rawValue)
      json.beginObject(key == .rules ? .indented : .inline)
      json.member("description", summaries[key] ?? "")
      write(key, &json)
      json.end()
    }
    json.end()
    definitions(&json)
    json.end()
    return String(decoding: json.finish(), as: UTF8.self)
  }

  private static func write(_ key: ConfigurationKey, _ json: inout JSONWriter) {
    switch key {
    case .included, .excluded: json.member("$ref", "#/$defs/texts")
    case .profile: json.member("enum", CheckRule.Profile.allCases.map(\.rawValue))
    case .enabledRules, .disabledRules, .onlyRules: json.member("$ref", "#/$defs/rules")
    case .rules: rules(&json)
    case .sizeClasses: json.member("$ref", "#/$defs/sizeClasses")
    case .devices, .locales: json.member("$ref", "#/$defs/texts")
    case .textSizes: json.oneOrMore(of: ContentSizeCategory.allCases.map(\.rawValue))
    case .baseline: json.member("type", "string")
    case .strict: json.member("type", "boolean")
    case .failOn: json.member("enum", FailureThreshold.allCases.map(\.rawValue))
    case .reporter: json.member("enum", CheckReportForm.allCases.map(\.rawValue))
    }
  }

  /// The rules with the settings of each.
  private static func rules(_ json: inout JSONWriter) {
    json.member("type", "object")
    json.member("additionalProperties", false)
    json.name("properties")
    json.beginObject(.indented)
    for rule in CheckRule.all {
      json.object(rule.id) { json in
        json.member("description", "Finds \(rule.page.what).")
        if rule.options.isEmpty { json.member("$ref", "#/$defs/rule") } else { settings(rule.options, &json) }
      }
    }
    json.end()
  }

  /// The settings of a rule that has some options.
  private static func settings(_ options: [RuleOption], _ json: inout JSONWriter) {
    json.name("anyOf")
    json.beginArray()
    json.object { json in json.member("$ref", "#/$defs/severity") }
    json.object { json in
      json.member("type", "object")
      json.member("additionalProperties", false)
      json.object("properties") { json in
        for key in RuleKey.allCases {
          json.object(key.rawValue) { json in json.member("$ref", "#/$defs/\(name(of: key))") }
        }
        for option in options { write(option, &json) }
      }
    }
    json.end()
  }

  private static func name(of key: RuleKey) -> String {
    switch key {
    case .severity: "severity"
    case .included, .excluded, .devices: "texts"
    case .sizeClasses: "sizeClasses"
    case .except: "exceptions"
    }
  }

  private static func write(_ option: RuleOption, _ json: inout JSONWriter) {
    json.object(option.name) { json in
      json.member("description", option.summary)
      switch option.value {
      case .number: json.member("type", "number")
      case .words: json.member("$ref", "#/$defs/texts")
      }
    }
  }

  private static func definitions(_ json: inout JSONWriter) {
    json.name("$defs")
    json.beginObject(.indented)
    json.object("rule") { json in settings([], &json) }
    json.object("severity") { json in
      json.name("enum")
      json.beginArray()
      for word in RuleSwitch.allCases.map(\.rawValue) + CheckSeverity.allCases.map(\.rawValue) {
        json.string(word)
      }
      json.boolean(true)
      json.boolean(false)
      json.end()
    }
    json.object("texts") { json in json.oneOrMore { json in json.member("type", "string") } }
    json.object("rules") { json in json.oneOrMore(of: CheckRule.all.map(\.id)) }
    json.object("sizeClasses") { json in json.oneOrMore(of: ["all"] + SizeClass.all.map(\.description)) }
    json.object("exceptions") { json in
      json.oneOrMore { json in
        json.member("type", "object")
        json.member("required", ["reason"])
        json.member("additionalProperties", false)
        json.object("properties") { json in
          for key in ExceptionKey.allCases {
            json.object(key.rawValue) { json in json.member("type", "string") }
          }
        }
      }
    }
    json.end()
  }
}

extension JSONWriter {
  /// Writes that a value is as described, or a list of such.
  fileprivate mutating func oneOrMore(_ members: (inout JSONWriter) -> Void) {
    name("anyOf")
    beginArray()
    object(members)
    object { json in
      json.member("type", "array")
      json.object("items", members)
    }
    end()
  }

  fileprivate mutating func oneOrMore(of words: [String]) {
    oneOrMore { json in json.member("enum", words) }
  }
}
