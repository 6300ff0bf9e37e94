import TestSupport
import Testing

@testable import Checking

struct YAMLReaderTests {
  private func read(_ text: String) throws -> YAMLValue { try YAMLReader().read(Array(text.utf8)) }

  private func refusal(_ bytes: [UInt8], _ limits: YAMLLimits = YAMLLimits()) -> YAMLDefect? {
    #expect(throws: YAMLDefect.self) { try YAMLReader(limits: limits).read(bytes) }
  }

  private func refusal(_ text: String) -> YAMLDefect? { refusal(Array(text.utf8)) }

  @Test func `a text is a tree whose values and keys have their places`() throws {
    let value = try read("# rules\nrules:\n  é: [one, 'two']\n  b:\n  - ü\n  - {c: 3}\n")
    let rules = try #require(value.members?.first)
    #expect(rules.key == "rules" && rules.place == YAMLPlace(line: 2, column: 1))
    #expect(rules.value.place == YAMLPlace(line: 3, column: 3))
    let list = try #require(rules.value["é"])
    // The letter before takes two bytes.
    #expect(list.place == YAMLPlace(line: 3, column: 7))
    #expect(list.elements?.map(\.text) == ["one", "two"])
    #expect(list.elements?.map(\.place.column) == [8, 13])
    let second = try #require(rules.value["b"]?.elements)
    #expect(second.map(\.place) == [YAMLPlace(line: 5, column: 5), YAMLPlace(line: 6, column: 5)])
    #expect(second.last?["c"]?.number == 3)
    #expect(second.last?["c"]?.place == YAMLPlace(line: 6, column: 9))
  }

  @Test(arguments: ["", "# nothing\n", "---\n", "~", "null", "\u{FEFF}"])
  func `a text of nothing is nothing`(text: String) throws {
    #expect(try read(text).isNull)
  }

  @Test func `places count from a byte order mark on, and lines end as editors end them`() throws {
    let value = try read("\u{FEFF}a: 1\r\nb: 2\r\n")
    #expect(value.members?.map(\.place) == [YAMLPlace(line: 1, column: 4), YAMLPlace(line: 2, column: 1)])
  }

  @Test(
    arguments: [
      ("yes", true, nil), ("Off", false, nil), ("true", true, nil), ("'true'", nil, nil), ("y", nil, nil),
      ("44", nil, 44), ("-2.5e1", nil, -25), ("'44'", nil, nil), ("0x10", nil, nil), ("1e999", nil, nil),
      ("nan", nil, nil), (".inf", nil, nil), ("12pt", nil, nil), (".5", nil, 0.5),
    ] as [(String, Bool?, Double?)])
  func `plain words are truths and numbers where these are asked for`(
    text: String, truth: Bool?, number: Double?
  ) throws {
    let value = try read("a: \(text)")["a"]
    #expect(value?.truth == truth)
    #expect(value?.number == number)
    #expect(value?.text == text.filter { $0 != "'" })
  }

  @Test(
    arguments: [
      ("a: b: c", 1, 5, "mapping values are not allowed"), ("a: [1, 2", 1, 9, "flow sequence"),
      ("a:\n\t- b", 2, 1, "cannot start any token"), ("a: 1\n b: 2", 2, 3, "mapping values"),
      ("a: 'b", 1, 6, "quoted scalar"), ("a: &x [1]\nb: *x", 2, 4, "the alias '*x'"),
      ("a: !!python/object b", 1, 4, "the tag 'tag:yaml.org,2002:python/object'"),
      ("? [a]\n: b", 1, 3, "as a key"), ("a: 1\nb: 2\n\"a\": 3", 3, 1, "'a' for a second time"),
      ("a: 1\n---\nb: 2", 2, 1, "a second document"), ("a: \u{1}", 1, 4, "U+0001"),
      ("é: a\u{0}b", 1, 6, "U+0000"), ("a: \u{85}", 1, 4, "U+0085"), ("a: \u{2028}", 1, 4, "U+2028"),
      ("a: \u{7F}", 1, 4, "U+007F"), ("a: \u{FFFF}", 1, 4, "U+FFFF"), ("%YAML 9.0\n---\na: 1", 1, 1, "YAML"),
      ("<<<<<<< ours\na: 1\n=======\na: 2\n>>>>>>> theirs\n", 2, 2, "no YAML"),
    ])
  func `what is not read is refused at its place in one line`(
    text: String, line: Int, column: Int, words: String
  ) throws {
    let defect = try #require(refusal(text))
    #expect(defect.place == YAMLPlace(line: line, column: column), "\(defect)")
    #expect(defect.description.contains(words), "\(defect)")
    #expect(!defect.description.contains("\n"))
  }

  @Test(arguments: [[0x61, 0x3A, 0x20, 0xFF], [0xFF, 0xFE, 0x61, 0x00], [0x61, 0xC3]] as [[UInt8]])
  func `what is not UTF-8 is refused where it begins`(bytes: [UInt8]) throws {
    let defect = try #require(refusal(bytes))
    #expect(defect.reason == .notUTF8)
    #expect(defect.place.column == bytes.firstIndex { $0 >= 0x80 }.map { $0 + 1 })
  }

  @Test func `aliases that would grow a thousandfold are refused`() {
    let lines = (1..<10).map {
      "a\($0): &a\($0) [" + Array(repeating: "*a\($0 - 1)", count: 9).joined(separator: ", ") + "]"
    }
    let defect = refusal("a0: &a0 [x]\n" + lines.joined(separator: "\n"))
    #expect(defect?.reason == .alias("a0"))
  }

  @Test func `a text that asks for more than a limit is refused by name`() {
    var limits = YAMLLimits()
    limits.depth = 3
    #expect(refusal(Array("[[[[]]]]".utf8), limits)?.reason == .tooDeep(limit: 3))
    limits.nodes = 3
    #expect(refusal(Array("[a, b, c]".utf8), limits)?.reason == .tooManyNodes(limit: 3))
    limits.bytes = 3
    #expect(refusal(Array("abcd".utf8), limits)?.reason == .tooLarge(limit: 3))
  }

  /// Inputs for which scanners of YAML have taken the square of their time.
  @Test(
    .enabled(if: Sanitizer.measuresHold),
    arguments: [
      "[", "{", "? ", "- ", "a: {", "[a,", "\"", "&a ", "!a ", "# a\n", "a\n", "- - ", "k: v\n ", "\t",
      "|\n ",
    ])
  func `the largest text of one piece again and again ends soon`(piece: String) {
    let count = YAMLLimits().bytes / piece.utf8.count
    do { _ = try read(String(repeating: piece, count: count)) } catch {
      #expect(error is YAMLDefect, "\(piece): \(error)")
    }
  }
}
