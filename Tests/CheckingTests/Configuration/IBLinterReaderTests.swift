import Testing

@testable import Checking
@testable import Checks

/// `.iblinter.yml` as the README of IBLinter 0.5 describes it.
struct IBLinterReaderTests {
  private static func rule(_ id: String, _ options: String...) -> CheckRule {
    CheckRule(
      id, .conventions, .warning, in: nil, options: options.map { RuleOption($0, .words([]), "") },
      page: RulePage(what: "", why: "", example: "", fix: ""), .suppressions)
  }

  private static let rules = [
    rule("ambiguous"), rule("misplaced"), rule("relative_to_margin"), rule("custom_class_name"),
    rule("custom_module", "modules"), rule("use_base_class", "classes"),
    rule("view_as_device", "device"), rule("hides_bottom_bar", "exempt"),
  ]

  private func read(_ text: String) throws -> IBLinterReader {
    IBLinterReader(try YAMLReader().read(Array(text.utf8)), path: ".iblinter.yml", rules: Self.rules)
  }

  @Test func `IBLinter's rules look where they look there`() throws {
    let rules = try read("").configuration.rules
    #expect(
      rules.filter { $0.value.isOn == true }.keys.sorted() == [
        "ambiguous", "custom_module", "duplicate_constraint", "duplicate_id", "enable_autolayout",
      ])
    #expect(rules["misplaced"]?.isOn == false)
    #expect(rules.count == 19)
  }

  @Test func `a configuration of its README is read whole`() throws {
    let reader = try read(
      """
      enabled_rules:
        - relative_to_margin
      disabled_rules:
        - custom_class_name
        - ambiguous
      excluded:
        - Carthage
        - App
      included:
        - App/Views
      custom_module_rule:
        - module: UIComponents
          included:
            - UIComponents/Classes
          excluded:
            - UIComponents/Classes/Config/Generated
      use_base_class_rule:
        - element_class: UILabel
          base_classes:
            - PrimaryLabel
            - SecondaryLabel
      view_as_device_rule:
        device_id: retina4_0
      hides_bottom_bar_rule:
        excluded_view_controllers:
          - FirstViewController
      disable_while_building_for_ib: false
      ignore_cache: true
      reporter: xcode
      """)
    #expect(reader.text.problems.isEmpty, "\(reader.text.problems)")
    let configuration = reader.configuration
    #expect(configuration.rules["relative_to_margin"]?.isOn == true)
    #expect(configuration.rules["ambiguous"]?.isOn == false)
    #expect(configuration.paths.excluded.map(\.text) == ["Carthage", "App"])
    #expect(
      configuration.rules["custom_module"]?.options == [
        "modules": .words(["UIComponents"])
      ])
    #expect(
      configuration.rules["use_base_class"]?.options
        == ["classes": .words(["UILabel=PrimaryLabel|SecondaryLabel"])])
    #expect(configuration.rules["view_as_device"]?.options == ["device": .words(["retina4_0"])])
    #expect(configuration.rules["hides_bottom_bar"]?.options == ["exempt": .words(["FirstViewController"])])
    #expect(configuration.reporter == .xcode)
  }

  @Test(arguments: [
    (
      "enable_rules: [ambiguous]",
      ".iblinter.yml:1:1: warning: unknown key 'enable_rules'; did you mean 'enabled_rules'?"
    ),
    (
      "enabled_rules: [missplaced]",
      ".iblinter.yml:1:17: warning: unknown rule 'missplaced'; did you mean 'misplaced'?"
    ),
    ("reporter: emojis", ".iblinter.yml:1:11: error: reporter: 'emojis', expected xcode, json, checkstyle"),
    (
      "use_color_rule: {allowed_colors: [a]}",
      ".iblinter.yml:1:17: warning: 'use_color' takes no such option here"
    ),
  ])
  func `what means nothing is told with its place`(text: String, message: String) throws {
    let problems = try read(text).text.problems
    #expect(problems.count == 1, "\(problems)")
    #expect(try #require(problems.first).description.hasPrefix(message), "\(problems)")
  }

  @Test func `what is disabled counts, whichever stands first`() throws {
    let rules = try read("disabled_rules: [misplaced]\nenabled_rules: [misplaced]").configuration.rules
    #expect(rules["misplaced"]?.isOn == false)
  }
}
