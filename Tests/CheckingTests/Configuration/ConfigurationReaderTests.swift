import Devices
import InterfaceBuilder
import JSONText
import SceneModel
import Testing

@testable import Checking
@testable import Checks

struct ConfigurationReaderTests {
  /// Rules of the tests: one that looks by itself and has options, and one that is asked to.
  static let rules = [
    CheckRule(
      "touch_target", .guidelines, .warning,
      options: [RuleOption("minimum", .number(44), ""), RuleOption("classes", .words([]), "")],
      page: RulePage(what: "", why: "", example: "", fix: ""), .suppressions),
    CheckRule(
      "relative_to_margin", .conventions, .note, in: nil,
      page: RulePage(what: "", why: "", example: "", fix: ""), .suppressions),
  ]

  static func read(_ text: String) throws -> ConfigurationReader {
    ConfigurationReader(try YAMLReader().read(Array(text.utf8)), path: "c.yml", rules: rules)
  }

  @Test func `all languages that there are texts in are asked for by a word`() throws {
    let all = try Self.read("locales: all")
    #expect(all.text.problems.isEmpty)
    #expect(all.configuration.wantsAllLanguages && all.configuration.languages.isEmpty)
    #expect(try !Self.read("locales: [fr]").configuration.wantsAllLanguages)
  }

  @Test func `a configuration that says all is read whole`() throws {
    let reader = try Self.read(
      """
      # what is checked
      included: [App]
      excluded:
        - Pods
        - "**/Generated"
      enabled_rules: [relative_to_margin]
      size_classes: [compact-regular, wR hR]
      devices: [iPhone 8, iPad Air 2 landscape 1/3]
      locales: [fr, pseudo]
      text_sizes: [accessibilityLarge]
      baseline: known.json
      strict: no
      fail_on: error
      reporter: github-actions
      rules:
        touch_target:
          severity: error
          minimum: 40
          classes: MapPin
          excluded: [App/Old]
          size_classes: all
          devices: [iPhone 8]
          except:
            - object: abc-de-fgh
              document: App/Main.storyboard
              reason: drawn by the map
      """)
    #expect(reader.text.problems.isEmpty, "\(reader.text.problems)")
    let configuration = reader.configuration
    #expect(configuration.paths.contains("App/Main.storyboard"))
    #expect(!configuration.paths.contains("App/Generated/A.xib"))
    #expect(configuration.rules["relative_to_margin"]?.isOn == true)
    #expect(configuration.sizeClasses == [.compactRegular, .regularRegular])
    let pad = try #require(configuration.devices?.last)
    #expect(pad.device.name == "iPad Air 2" && pad.orientation == .landscape && pad.share == .third)
    #expect(configuration.devices?.first?.orientation == .portrait)
    #expect(configuration.languages.map(\.isDoubled) == [false, true])
    #expect(configuration.textSizes == [.accessibilityLarge])
    #expect(configuration.baseline == "known.json")
    #expect(configuration.isStrict == false && configuration.failure == .error)
    #expect(configuration.reporter == .githubActions)
    let rule = try #require(configuration.rules["touch_target"])
    #expect(rule.isOn == true && rule.severity == .error)
    #expect(rule.options == ["minimum": .number(40), "classes": .words(["MapPin"])])
    #expect(!rule.paths.contains("App/Old/A.xib"))
    #expect(rule.sizeClasses == SizeClass.all && rule.devices?.count == 1)
    let exception = try #require(rule.exceptions.first)
    #expect(exception.object == ObjectID("abc-de-fgh") && exception.reason == "drawn by the map")
    #expect(exception.place.line == 24 && exception.place.column == 9)
  }

  @Test(
    arguments: [
      ("", nil, nil), ("rules: {touch_target: off}", false, nil), ("rules: {touch_target: on}", true, nil),
      ("rules: {touch_target: note}", true, .note), ("rules: {touch_target: {severity: off}}", false, nil),
      ("rules: {touch_target: {minimum: 1}}", true, nil), ("disabled_rules: touch_target", false, nil),
      ("disabled_rules: [touch_target]\nrules: {touch_target: error}", false, .error),
      ("rules: {touch_target: error}\ndisabled_rules: [touch_target]", false, .error),
    ] as [(String, Bool?, CheckSeverity?)])
  func `a rule is on, off, or as severe as is said`(
    text: String, isOn: Bool?, severity: CheckSeverity?
  ) throws {
    let reader = try Self.read(text)
    #expect(reader.text.problems.isEmpty)
    #expect(reader.configuration.rules["touch_target"]?.isOn == isOn)
    #expect(reader.configuration.rules["touch_target"]?.severity == severity)
  }

  @Test(
    arguments: [
      ("exclude: [Pods]", "c.yml:1:1: warning: unknown key 'exclude'; did you mean 'excluded'?"),
      (
        "rules:\n  touch_targets: on",
        "c.yml:2:3: warning: unknown rule 'touch_targets'; did you mean 'touch_target'?"
      ),
      ("only_rules: [touch]", "c.yml:1:14: warning: unknown rule 'touch'; did you mean 'touch_target'?"),
      (
        "rules: {touch_target: {minimun: 3}}",
        "c.yml:1:24: warning: unknown option of touch_target 'minimun'; did you mean 'minimum'?"
      ),
      (
        "rules: {touch_target: loud}",
        "c.yml:1:23: error: touch_target: 'loud', expected on, off, note, warning or error"
      ),
      (
        "rules: {touch_target: {minimum: big}}",
        "c.yml:1:33: error: touch_target.minimum: 'big', expected a number"
      ),
      ("rules: [touch_target]", "c.yml:1:8: error: rules: a list, expected rules with what is said of them"),
      ("strict: maybe", "c.yml:1:9: error: strict: 'maybe', expected true or false"),
      (
        "fail_on: errors",
        "c.yml:1:10: error: fail_on: 'errors', expected note, warning, error or never; did you mean 'error'?"
      ),
      (
        "excluded: [/Pods]",
        "c.yml:1:12: error: excluded: '/Pods', expected a path or a pattern of paths in this folder"
      ),
      ("excluded: {a: b}", "c.yml:1:11: error: excluded: a mapping, expected a list of which each is a path"),
      (
        "size_classes: [compact]",
        "c.yml:1:16: error: size_classes: 'compact', expected 'all' or width-height"
      ),
      (
        "devices: [iPhone 88]",
        "c.yml:1:11: error: devices: 'iPhone 88', expected a device that 'ninefold devices' lists"
      ),
      ("text_sizes: [huge]", "c.yml:1:14: error: text_sizes: 'huge', expected a size of text"),
      (
        "baseline: ../known.json",
        "c.yml:1:11: error: baseline: '../known.json', expected a path in this folder"
      ),
      ("reporter: xcod", "c.yml:1:11: error: reporter: 'xcod', expected text, xcode, json"),
      ("[a]", "c.yml:1:1: error: c.yml: a list, expected a mapping"),
      (
        "rules: {touch_target: {except: [{object: a}]}}",
        "c.yml:1:33: error: touch_target.except: a mapping, expected an object or a document, and a reason"
      ),
      (
        "rules: {touch_target: {except: [{objects: a, document: b, reason: c}]}}",
        "c.yml:1:34: warning: unknown key 'objects'; did you mean 'object'?"
      ),
    ])
  func `what means nothing is told with its place and what is meant`(text: String, message: String) throws {
    let problems = try Self.read(text).text.problems
    #expect(problems.count == 1, "\(problems)")
    #expect(try #require(problems.first).description.hasPrefix(message), "\(problems)")
  }

  @Test func `what is wrong leaves the rest as it is said`() throws {
    let reader = try Self.read("strict: true\nfail_on: 3\nexcluded: [Pods, 7, /a]\n")
    #expect(reader.text.problems.count == 2)
    #expect(reader.configuration.isStrict == true && reader.configuration.failure == nil)
    #expect(reader.configuration.paths.excluded.map(\.text) == ["Pods", "7"])
  }
}
