import TestSupport

/// Generates well-formed documents of every odd spelling that XML allows, from a seed.
struct OddDocument {
  private var random: SeededGenerator
  private(set) var text = ""
  private var lineEnds: [String]
  private var indentation: String
  private var identifiers = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    lineEnds =
      [["\n"], ["\r\n"], ["\r"], ["\n", "\r\n", "\r"], ["\n", "\n", "\n", "\r\n"]][random.below(5)]
    indentation = ["    ", "  ", "\t", "", " \t"][random.below(5)]
    if random.chance(6) { text += "\u{FEFF}" }
    let declaration = random.pick([
      #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<?xml version="1.0" encoding="UTF-8" standalone="no"?>"#,
      "<?xml version='1.0'?>", "<?xml\tversion = \"1.0\"\nencoding='utf-8' ?>", "",
    ])
    text += declaration
    if !declaration.isEmpty { surroundings() }
    let hasType = random.chance(8)
    if hasType {
      text += random.pick(["<!DOCTYPE document>", "<!DOCTYPE document SYSTEM \"a>b.dtd\" >"])
      surroundings()
    }
    element("document", depth: 0)
    if random.chance(2) { text += lineEnd() } else { surroundings() }
  }

  private mutating func lineEnd() -> String { random.pick(lineEnds) }

  /// White space, comments and instructions outside the root.
  private mutating func surroundings() {
    gap(depth: 0)
    while random.chance(4) {
      markup()
      gap(depth: 0)
    }
  }

  private mutating func markup() {
    let end = lineEnd()
    text += random.pick([
      "<!--View Controller-->", "<!-- a & <b> \"\(end)\t' -->", "<!---->", "<?pi?>", "<?xml-x a='>'\(end)?>",
    ])
  }

  private mutating func gap(depth: Int) {
    if random.chance(12) {
      text += random.pick(["", " ", "\t", lineEnd() + lineEnd(), "\n ", " " + lineEnd()])
    } else {
      text += lineEnd() + String(repeating: indentation, count: depth)
    }
  }

  private mutating func element(_ name: String, depth: Int) {
    text += "<" + name
    attributes()
    if random.chance(3) || depth > 6 {
      text += random.pick(["/>", "/>", "/>", " />", "\n/>"])
      return
    }
    text += random.chance(10) ? " >" : ">"
    switch random.below(5) {
    case 0: characters()
    case 1: break
    default: children(depth: depth + 1)
    }
    text += "</" + name + (random.chance(12) ? " \n>" : ">")
  }

  private mutating func children(depth: Int) {
    for _ in 0...random.below(4) {
      if random.chance(8) { characters() } else { gap(depth: depth) }
      if random.chance(6) {
        markup()
      } else {
        element(random.pick(["view", "subviews", "b\u{E9}", "be\u{301}", "n:x", "_-.1"]), depth: depth)
      }
    }
    if random.chance(8) { characters() } else { gap(depth: depth - 1) }
  }

  private mutating func characters() {
    for _ in 0...random.below(4) {
      let end = lineEnd()
      text += random.pick([
        "text", " ", end, "\t", "&amp;", "&lt;", "&gt;", "&quot;", "&apos;", "&#38;", "&#x1F600;", "&#13;",
        "&#10;",
        ">", "\"", "'", "é\u{301}", "\u{301}", "😀", "]", "<![CDATA[]]>", "<![CDATA[<a> & \(end)]]>", "\u{85}",
        "\u{2028}",
      ])
    }
  }

  private mutating func attributes() {
    for index in 0..<random.below(4) {
      text += random.chance(12) ? random.pick(["  ", "\n", "\t", "\r\n "]) : " "
      text += random.pick(["key", "x", "text", "é"]) + "\(index)"
      text += random.chance(12) ? random.pick([" = ", "= ", " =", "\n=\t"]) : "="
      value()
    }
    if random.chance(5) {
      identifiers += 1
      text += " id=\"i\(identifiers)\""
    }
  }

  private mutating func value() {
    let quote = random.chance(8) ? "'" : "\""
    var value = ""
    for _ in 0..<random.below(4) {
      let end = lineEnd()
      let parts = [
        "value", "YES", "17", "\u{301}", "é", "&amp;", "&lt;", "&gt;", "&quot;", "&apos;", "&#10;", "&#xA;",
        "&#9;", "&#13;",
        ">", end, "\t", "😀", "&#x26;", quote == "\"" ? "'" : "\"",
      ]
      // Half of the values are plain, as most are.
      value += random.pick(random.chance(2) ? Array(parts.prefix(5)) : parts)
    }
    text += quote + value + quote
  }
}
