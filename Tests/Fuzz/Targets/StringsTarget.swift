import ProjectResources
import InterfaceBuilder
import SceneModel
import SceneStore

extension FuzzTarget {
  /// `.strings` files.
  static let strings = FuzzTarget(
    "strings",
    InputForm(
      .brackets,
      words: [
        "\"a\" = \"b\";", "/* c */", "// d\n", "key = value;", "\\U00e9", "\\n", "\\\"", "\\101", "\\", "\"",
        "'", "=", ";",
        "\"v.text\"",
      ]),
    longest: 2 << 10, seeds: { stringsSeeds },
    check: { input, isThorough in
      let strings: LocalizedStrings
      do throws(ReadError) {
        strings = try StringsReader().read(input, path: "fr.lproj/Main.strings")
      } catch {
        return try require(!error.description.isEmpty && error.line > 0, "an error without a place")
      }
      try require(StringsWriter().write(strings) == input, "other bytes written than read")
      for entry in strings.entries {
        let value = entry.value
        try require(
          StringsText.decoded(StringsText.spelled(value)).utf8.elementsEqual(value.utf8),
          "a text is not spelled")
      }
      guard isThorough else { return }
      let store = try SceneStore()
      try store.importStrings(strings, project: "p")
      let outcome = try store.importStrings(strings, project: "p")
      try require(outcome == .unchanged, "imported again: \(outcome)")
      let stored = try store.strings(project: "p", path: strings.path)
      try require(stored.map(StringsWriter().write) == input, "other bytes written than stored")
    })
}

private let stringsSeeds: [[UInt8]] = {
  let text =
    "/* Class = \"UILabel\"; text = \"Hello\"; ObjectID = \"a-b\"; */\n\"a-b.text\" = \"Bonjour \\U00e9\\n\";\n\n"
    + "// one line\nplain = 'single \\'quotes\\'';\n\"alone\";\n"
  let units = Array(text.utf16)
  return [
    Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8),
    [0xFF, 0xFE] + units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] },
    units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] },
  ]
}()
