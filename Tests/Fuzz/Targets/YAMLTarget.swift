import Checking

extension FuzzTarget {
  /// YAML texts.
  static let yaml = FuzzTarget(
    "yaml",
    InputForm(
      .lines,
      words: [
        "- ", "a: ", "? ", ": ", "[", "]", "{", "}", ", ", "&a ", "*a", "!!str ", "!a ", "|\n", ">-\n",
        "\"\\x41\"", "'", "\"",
        "# ", "---\n", "...\n", "%YAML 1.1\n", "%TAG ! a\n", "<<: ", "\t", "\r\n", "\u{FEFF}", "\u{85}", "~",
      ]),
    longest: 4 << 10,
    seeds: {
      [
        Array("rules:\n  small_touch_target:\n    severity: error\n    minimum: 44\n".utf8),
        Array("enabled_rules: [a, 'b', \"c\\n\"]\nexcluded:\n  - Carthage # d\n".utf8),
        Array("a: |\n  one\n  two\nb: >-\n  three\n\n  four\n? c\n: {d: ~, e: [1, -2.5]}\n".utf8),
        Array("%YAML 1.1\n---\né: &x yes\n...\n".utf8),
      ]
    },
    check: { input, isThorough in
      let value: YAMLValue
      do throws(YAMLDefect) {
        value = try YAMLReader().read(input)
      } catch {
        try require(!error.description.contains("\n"), "a message of two lines")
        return try require(isInside(error.place, input), "a defect outside of the text")
      }
      try check(value, in: input)
      guard isThorough else { return }
      try require(try YAMLReader().read(input) == value, "read again, another value")
    })

  private static func check(_ value: YAMLValue, in input: [UInt8]) throws {
    try require(isInside(value.place, input), "a value at \(value.place), outside of the text")
    for element in value.elements ?? [] { try check(element, in: input) }
    let members = value.members ?? []
    try require(Set(members.map(\.key)).count == members.count, "a key for a second time")
    for member in members {
      try require(isInside(member.place, input), "a key at \(member.place), outside of the text")
      try check(member.value, in: input)
    }
  }

  private static func isInside(_ place: YAMLPlace, _ input: [UInt8]) -> Bool {
    place.line > 0 && place.column > 0 && place.line <= input.count + 1 && place.column <= input.count + 1
  }
}
