import AutoLayout
import Devices
import Foundation
import InterfaceBuilder
import SceneModel
import TestSupport
import Testing

@testable import Checking
@testable import Checks

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct CheckReportFormTests {
  private static let goldens = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Goldens")

  /// Findings of each severity, with names that each form must escape.
  static let report: CheckReport = {
    func place(_ line: Int, _ column: Int, _ path: String = "Main.storyboard") -> DocumentPlace {
      DocumentPlace(path: path, line: line, column: column)
    }
    let conflict = CheckFinding(
      rule: "unsatisfiable", severity: .error, place: place(12, 9), scene: ObjectID("s"),
      object: ObjectID("a-b"),
      name: "'Name' (a-b)", message: "'Name'.width = 200 cannot hold: it is 375 wide",
      details: ["│─16─[Name]─16─│ 375"],
      related: [
        CheckFinding.Related(object: ObjectID("c-d"), name: "leading (c-d)", place: place(14, 9)),
        CheckFinding.Related(object: ObjectID("e-f"), name: "trailing (e-f)", place: place(15, 9)),
      ], environments: ["canvas compact-regular", "iPhone 8 portrait"])
    let odd = CheckFinding(
      rule: "ambiguous", severity: .warning, place: place(3, 1, "Ä & <1>, 100%|x.xib"), scene: nil,
      object: ObjectID("g\"h"), name: "'<b>' (g\"h)",
      message: "'<b> @all *x* | ::error' (g\"h) is ambiguous:\n\u{1}its \"width\" is 100%")
    let note = CheckFinding(
      rule: "stale_suppression", severity: .note, place: place(2, 1, ".ninefold.yml"), scene: nil,
      object: ObjectID(""), name: "", message: "the exception suppresses nothing")
    return CheckReport(
      findings: [conflict, odd, note],
      suppressed: [
        SuppressedFinding(odd, .marker(place(2, 1)), reason: "drawn by the map"),
        SuppressedFinding(odd, .baseline),
      ],
      documents: 3, refused: 1, rules: CheckRule.all, version: "1.2.3",
      locations: ["Main.storyboard": "App/Main.storyboard"])
  }()

  private static func text(_ form: CheckReportForm, _ report: CheckReport = report) -> String {
    String(decoding: form.bytes(of: report), as: UTF8.self)
  }

  @Test(arguments: CheckReportForm.allCases)
  func `each form is as it was seen to be right`(form: CheckReportForm) throws {
    // The descriptions of rules are their own.
    var report = Self.report
    if form == .sarif { report.rules = [] }
    try expectGolden(Self.text(form, report), at: Self.goldens.appending(path: "report.\(form.rawValue)"))
  }

  @Test func `a report of nothing says so in each form`() {
    let empty = CheckReport(findings: [], documents: 1, version: "1.2.3")
    #expect(Self.text(.text, empty) == "1 document: nothing found\n")
    #expect(Self.text(.xcode, empty).isEmpty && Self.text(.githubActions, empty).isEmpty)
    #expect(Self.text(.markdown, empty) == "### Ninefold\n\n1 document: nothing found\n")
    #expect(Self.text(.gitlab, empty).filter { !$0.isWhitespace } == "[]")
    #expect(Self.text(.junit, empty).contains("1 document without findings"))
  }

  @Test func `what holds everywhere is said so to people, and listed to programs`() {
    var report = Self.report
    report.environments = ["a", "b", "c", "d"]
    report.findings = [report.findings[0].holding(in: ["a", "b", "c", "d"])]
    for form in [CheckReportForm.text, .html, .markdown] {
      let text = Self.text(form, report)
      #expect(text.contains("all 4") && !text.contains("a, b, c, d"), "\(form)")
    }
    #expect(Self.text(.xcode, report).hasSuffix(" [a, b, c, d]\n"))
    report.findings[0] = report.findings[0].holding(in: ["a", "b", "c"])
    #expect(Self.text(.text, report).contains(" [a, b, c]"))
  }

  /// Devices.md#systems
  @Test func `people read by which systems findings were laid out, and programs all systems`() throws {
    var report = Self.report
    report.environments = ["canvas compact-regular", "iPhone 8 portrait", "iPhone 17 portrait"]
    report.systems = RunningSystems(
      try ["iPhone 8", "iPhone 17"].map { name in
        let device = try #require(Device.named(name))
        return ("\(name) portrait", LayoutRequest(canvas: .device(device, .portrait, .full)))
      })
    for form in [CheckReportForm.text, .html, .markdown] {
      let text = Self.text(form, report)
      #expect(text.contains("laid out by iOS 16") && !text.contains("iOS 26"), "\(form)")
    }
    #expect(
      Self.text(.json, report).contains(
        #""systems": {"iPhone 8 portrait": "iOS 16", "iPhone 17 portrait": "iOS 26"}"#))
    report.findings = []
    #expect(!Self.text(.text, report).contains("laid out by"))
    report.environments.removeFirst()
    #expect(Self.text(.text, report).contains("iOS 16 on iPhone 8; iOS 26 on iPhone 17\n"))
  }

  /// A line that reads otherwise than it is: a right-to-left override in names, paths and details.
  @Test(arguments: [CheckReportForm.text, .xcode, .markdown, .html, .githubActions, .checkstyle, .junit])
  func `no name turns the direction of a line for people`(form: CheckReportForm) {
    let place = DocumentPlace(path: "a\u{202E}b.xib", line: 1, column: 1)
    let finding = CheckFinding(
      rule: "ambiguous", severity: .note, place: place, scene: nil, object: ObjectID("\u{2066}o"),
      name: "'\u{202E}n'", message: "'\u{202E}n' is ambiguous", details: ["x\u{200F}y"],
      related: [
        CheckFinding.Related(
          object: ObjectID("r"), name: "'\u{202D}r'", place: DocumentPlace(path: "a", line: 2, column: 1))
      ], environments: ["\u{202B}e"])
    let report = Self.text(form, CheckReport(findings: [finding], documents: 1, version: "1"))
    // Before the last colons stands a path for a program, which must be as it is.
    let text = form == .githubActions ? report.components(separatedBy: "::").last ?? "" : report
    #expect(!text.unicodeScalars.contains { $0.properties.isBidiControl }, "\(text)")
  }

  @Test(arguments: [CheckReportForm.checkstyle, .junit])
  func `what should be XML is well-formed, whatever names hold`(form: CheckReportForm) throws {
    let parser = XMLCheck(Self.text(form))
    #expect(parser.isWellFormed)
    let message = form == .junit ? parser.values["failure.message"] : parser.values["error.message"]
    let expected = "'<b> @all *x* | ::error' (g\"h) is ambiguous:  its \"width\" is 100%"
    #expect(message?.contains(expected) == true, "\(message ?? [])")
  }

  @Test func `a page holds no mark of a document's names`() {
    let page = Self.text(.html)
    #expect(!page.contains("<b>'") && !page.contains("<1>"))
    #expect(page.contains("'&lt;b&gt; @all"))
    #expect(!page.contains("http"), "it needs nothing beside itself")
  }

  @Test func `a log of SARIF is as its standard has it`() throws {
    let schema = try JSONSchema("sarif-2.1.0.subset.json", in: Self.goldens)
    #expect(try schema.problems(of: JSON(Self.text(.sarif))) == [])
    let empty = CheckReport(findings: [], documents: 0, version: "1.2.3")
    #expect(try schema.problems(of: JSON(Self.text(.sarif, empty))) == [])
    for (right, wrong) in [
      ("\"startLine\"", "\"line\""), ("\"startLine\": 12", "\"startLine\": 0"), ("inSource", "inside"),
      ("\"level\": \"note\"", "\"level\": \"info\""), ("App/Main", "App Main"), ("2.1.0", "2.0.0"),
      ("https://json", "no URI"),
    ] {
      let text = Self.text(.sarif).replacingOccurrences(of: right, with: wrong)
      #expect(try !schema.problems(of: JSON(text)).isEmpty, "\(wrong)")
    }
    var twice = Self.report
    let first = Self.report.findings[0]
    twice.findings = [
      CheckFinding(
        rule: first.rule, severity: first.severity, place: first.place, scene: nil, object: first.object,
        name: first.name, message: first.message, related: first.related + first.related)
    ]
    #expect(try schema.problems(of: JSON(Self.text(.sarif, twice))) == [])
  }

  /// The schema of the standard, which is too large to stand here: `sarif-schema-2.1.0.json` of OASIS.
  private static let official = ProcessInfo.processInfo.environment["NINEFOLD_SARIF_SCHEMA"].map {
    URL(filePath: $0)
  }

  @Test(.enabled(if: official != nil, "NINEFOLD_SARIF_SCHEMA names no sarif-schema-2.1.0.json of OASIS"))
  func `a log of SARIF is as the schema of OASIS has it`() throws {
    let file = try #require(Self.official)
    let schema = try JSONSchema(file.lastPathComponent, in: file.deletingLastPathComponent())
    let empty = CheckReport(findings: [], documents: 0, version: "1.2.3")
    for report in [Self.report, empty] {
      let problems = try schema.problems(of: JSON(Self.text(.sarif, report)))
      #expect(problems.isEmpty, "\(problems)")
    }
    for (right, wrong) in [
      ("\"startLine\"", "\"line\""), ("\"startLine\": 12", "\"startLine\": 0"), ("inSource", "inside"),
      ("\"level\": \"note\"", "\"level\": \"info\""), ("App/Main", "App Main"), ("2.1.0", "2.0.0"),
      ("\"text\"", "\"words\""),
    ] {
      let text = Self.text(.sarif).replacingOccurrences(of: right, with: wrong)
      #expect(try !schema.problems(of: JSON(text)).isEmpty, "\(wrong)")
    }
    let ours = try JSONSchema("sarif-2.1.0.subset.json", in: Self.goldens)
    let laxness = try ours.laxness(beside: schema)
    #expect(laxness.isEmpty, "\(laxness)")
  }

  @Test func `a report of code quality has what GitLab asks for`() throws {
    guard case .array(let entries) = try JSON(Self.text(.gitlab)) else {
      Issue.record("no array")
      return
    }
    #expect(entries.count == Self.report.findings.count)
    for entry in entries {
      for member in ["description", "check_name", "fingerprint"] {
        guard case .string? = entry[member] else {
          Issue.record("no text \(member)")
          continue
        }
      }
      let severities = ["info", "minor", "major", "critical", "blocker"].map { JSON.string($0) }
      #expect(entry["severity"].map(severities.contains) == true)
      guard case .string? = entry["location"]?["path"], case .number? = entry["location"]?["lines"]?["begin"]
      else {
        Issue.record("no place in \(entry)")
        continue
      }
    }
    let names = entries.compactMap { $0["fingerprint"] }
    #expect(names.indices.allSatisfy { !names[..<$0].contains(names[$0]) })
  }

  @Test func `tests of JUnit's form are called apart, since of two of one name the second is not shown`() {
    var report = Self.report
    report.findings = [report.findings[0], report.findings[0], report.findings[2], report.findings[2]]
    let names = Self.text(.junit, report).matches(of: /<testcase classname="([^"]*)" name="([^"]*)"/)
      .map { "\($0.1) \($0.2)" }
    #expect(Set(names).count == 5 && !names.contains { $0.hasSuffix(" ") })
  }

  @Test func `words of severities are as they are asked for in text, with no other control character`() {
    let bytes = CheckReportForm.text.bytes(of: Self.report) { "\u{1B}[1m\($0.rawValue)\u{1B}[0m" }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("Main.storyboard:12:9: \u{1B}[1merror\u{1B}[0m: 'Name'.width"))
    let plain = text.replacing("\u{1B}[1m", with: "").replacing("\u{1B}[0m", with: "")
    #expect(plain == Self.text(.text))
    #expect(!plain.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test(arguments: [
    (4, false, 4, nil), (20, false, 3, "    └─ 17 more, which --verbose names"), (20, true, 20, nil),
  ])
  func `text names three objects of a finding, and all where that is wanted`(
    count: Int, isVerbose: Bool, named: Int, last: String?
  ) {
    let finding = CheckFinding(
      rule: "unsatisfiable", severity: .error, place: DocumentPlace(path: "A.xib", line: 1, column: 1),
      scene: nil, object: ObjectID("a"), name: "'A'", message: "it cannot hold",
      related: (0..<count).map {
        CheckFinding.Related(
          object: ObjectID("c\($0)"), name: "constraint (c\($0))",
          place: DocumentPlace(path: "A.xib", line: $0 + 2, column: 5))
      })
    let report = CheckReport(findings: [finding], documents: 1, version: "")
    let text = String(decoding: CheckReportForm.text.bytes(of: report, isVerbose: isVerbose), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.contains("constraint (c") } == named)
    #expect(lines.first { $0.contains("more") }.map(String.init) == last)
  }

  @Test func `findings are called apart, and each as before where lines move`() {
    let finding = Self.report.findings[0]
    let moved = CheckFinding(
      rule: finding.rule, severity: finding.severity,
      place: DocumentPlace(path: finding.place.path, line: 99, column: 1), scene: nil, object: finding.object,
      name: finding.name, message: finding.message)
    let names = CheckReport(findings: [finding, finding], documents: 1, version: "").fingerprints
    #expect(Set(names).count == 2)
    #expect(CheckReport(findings: [moved], documents: 1, version: "").fingerprints == [names[0]])
  }

  @Test(arguments: [
    "'http://evil.example' moves", "HTTPS://evil.example/a", "ftp://evil.example", "see www.evil.example",
    "WWW.evil.example",
    "me@evil.example", "mailto:me@evil.example", "@all", "a/b@0123456", "#1", "a/b#12", "!12", "$12", "~bug",
    "~\"a b\"",
    "%1.0", "&12", "a/b&12", "^alert#12", "[issue:12]", "*iteration:12", "GH-12", "gl-12", "@<!-- -->all",
    "@{me}",
    "http:&#x2F;/evil.example", "\\@all", "http\\://evil.example", "[a](http://evil.example)",
    "![](//evil.example)",
  ])
  func `no text of a document is a link, a mention or a reference in a comment`(text: String) throws {
    let escaped = MarkdownText.escaped(text)
    #expect(!escaped.contains("@all") && !escaped.contains("://"))
    #expect(!escaped.replacing("\\]", with: "").contains("]("))
    // The text that a page shows: escapes stand for their characters.
    let signs = ["&lt;": "<", "&gt;": ">", "&#8203;": "\u{200B}", "&amp;": "&"]
    let shown = escaped.replacing(/\\([\\`*_\[\]|~#!])|&(?:lt|gt|amp|#8203);/) { match in
      match.1.map(String.init) ?? signs[String(match.0)] ?? ""
    }
    #expect(shown.replacing("\u{200B}", with: "") == text)
    let link = /(?i)[a-z]:\/\/|www\.|[a-z]@[a-z]|@[a-z{]|[#!$&%]\d|[~^][a-z"]|\[issue|\*iteration|g[hl]-\d/
    #expect(shown.firstMatch(of: link) == nil, "\(shown)")
  }

  @Test(arguments: [
    "'Name' moves 8 pt down in any width × compact height", "100 % & more: a - b", "App/Main.storyboard:12",
  ])
  func `other texts are as they are in a comment`(text: String) {
    #expect(MarkdownText.escaped(text) == text.replacing("&", with: "&amp;"))
  }

  @Test func `a comment ends where code hosts take no more of it`() {
    var report = Self.report
    report.findings = Array(repeating: report.findings[0], count: 1000)
    let text = Self.text(.markdown, report)
    #expect(text.utf8.count <= MarkdownText.longestComment + 100)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| ❌") }
    #expect(text.hasSuffix("… and \(1000 - rows) more.\n") && rows > 100)
  }
}

/// The result of Foundation's XML reader.
private final class XMLCheck: NSObject, XMLParserDelegate {
  private(set) var isWellFormed = false
  /// The values of attributes, by element and name, in their order.
  private(set) var values: [String: [String]] = [:]

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    for (name, value) in attributes { values["\(element).\(name)", default: []].append(value) }
  }
}
