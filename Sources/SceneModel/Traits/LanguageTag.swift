/// A language, with its script and region where given, as folders of localized texts and people name it:
/// `fr`, `pt-BR`, `zh-Hant-TW`.
package struct LanguageTag: Hashable, Sendable {
  /// The code of the language, in small letters.
  package let language: String
  /// The code of the script, such as `Hant`; nil of the language's usual one.
  package let script: String?
  /// The code of the region, such as `BR` or `419`; nil without one.
  package let region: String?

  /// Reads a tag, its subtags joined by `-` or `_`, or the English name of a language that old folders have;
  /// nil of another text. Subtags after the region do not count.
  package init?(_ text: String) {
    let parts = (Self.code(ofFolder: text) ?? text).split(
      maxSplits: 8, omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first, (2...3).contains(first.utf8.count), Self.isWord(first),
      parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isLetterOrDigit) })
    else { return nil }
    language = first.lowercased()
    var rest = parts.dropFirst()
    script = rest.first.flatMap { $0.utf8.count == 4 && Self.isWord($0) ? $0.capitalizedASCII : nil }
    if script != nil { rest.removeFirst() }
    region = rest.first.flatMap { part in
      let isRegion = part.utf8.count == 2 && Self.isWord(part) || part.utf8.count == 3 && !Self.isWord(part)
      return isRegion ? part.uppercased() : nil
    }
  }

  private init(_ language: String, _ script: String?, _ region: String?) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// The tags whose texts serve, the nearest first: the tag itself, then without its region, without its
  /// script, without both.
  package var fallbacks: [LanguageTag] {
    var tags = [self]
    for tag in [
      LanguageTag(language, script, nil), LanguageTag(language, nil, region), LanguageTag(language, nil, nil),
    ] where !tags.contains(tag) { tags.append(tag) }
    return tags
  }

  /// The direction in which the script is read (Devices.md#languages).
  package var direction: LayoutDirection {
    let isRightToLeft =
      script.map(Self.scriptsFromRight.contains) ?? Self.languagesFromRight.contains(language)
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The scripts that are read from the right.
  private static let scriptsFromRight: Set<String> = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]

  /// The languages whose usual script is read from the right.
  private static let languagesFromRight: Set<String> = [
    "ar", "arc", "arz", "bal", "bqi", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo",
    "pnb", "prs", "ps", "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
  ]

  /// The code of the language of an old folder with an English name.
  private static func code(ofFolder name: String) -> String? {
    switch name {
    case "Danish": "da"
    case "Dutch": "nl"
    case "English": "en"
    case "Finnish": "fi"
    case "French": "fr"
    case "German": "de"
    case "Italian": "it"
    case "Japanese": "ja"
    case "Korean": "ko"
    case "Norwegian": "no"
    case "Portuguese": "pt"
    case "Spanish": "es"
    case "Swedish": "sv"
    default: nil
    }
  }

  private static func isWord(_ part: Substring) -> Bool {
    part.utf8.allSatisfy { isLetterOrDigit($0) && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

extension LanguageTag: CustomStringConvertible {
  /// The subtags, joined by `-`.
  package var description: String { [language, script, region].compactMap(\.self).joined(separator: "-") }
}

extension Substring {
  /// The text with its first letter alone in capitals.
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
