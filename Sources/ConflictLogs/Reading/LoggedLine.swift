/// A line of a text that may hold a log, as the console printed it: without the additions of mail, web pages
/// and programs for logs.
struct LoggedLine {
  let text: String
  /// The ranges of the sentences that the system writes before and after a list.
  let sentences: [(sentence: Sentence, range: Range<String.Index>)]

  /// A sentence that the system writes around a list.
  enum Sentence: String, CaseIterable {
    case title = "nable to simultaneously satisfy constraints"
    /// AppKit writes it.
    case otherTitle = "onflicting constraints detected"
    case recovery = "ttempt to recover by breaking"
  }

  /// The line of some bytes; nil where nothing of a log can be in it and none is needed.
  init?(_ bytes: ArraySlice<UInt8>, isNeeded: Bool) {
    guard isNeeded || bytes.contains(where: Self.isOfInterest) || !Self.sentences(in: bytes).isEmpty else {
      return nil
    }
    var plainText = Self.plain(bytes)
    // Characters that two programs have escaped.
    if plainText.utf8.contains(0x26) { plainText = Self.plain(Array(plainText.utf8)[...]) }
    text = Self.withoutQuoting(plainText)
    let plain = text
    sentences = Self.sentences(in: Array(text.utf8)[...]).map { sentence, range in
      let start = plain.utf8.index(plain.startIndex, offsetBy: range.lowerBound)
      return (sentence, start..<plain.utf8.index(start, offsetBy: range.count))
    }
  }

  /// A bracket, or the first byte of an escape of one or of a space of typesetting.
  private static func isOfInterest(_ byte: UInt8) -> Bool {
    "<&\\)]".utf8.contains(byte) || byte == 0xC2 || byte == 0xE2
  }

  private static func sentences(in bytes: ArraySlice<UInt8>) -> [(Sentence, Range<Int>)] {
    var found: [(Sentence, Range<Int>)] = []
    for sentence in Sentence.allCases {
      let word = Array(sentence.rawValue.utf8)
      var index = bytes.startIndex
      while index + word.count <= bytes.endIndex {
        if bytes[index] == word[0], bytes[index...].starts(with: word) {
          found.append((sentence, index..<index + word.count))
          index += word.count
        } else {
          index += 1
        }
      }
    }
    return found.sorted { $0.1.lowerBound < $1.1.lowerBound }
  }

  /// The escapes of characters in HTML, Markdown and JSON.
  private static let escapes: [([UInt8], UInt8)] = [
    ("&lt;", "<"), ("&#60;", "<"), ("&gt;", ">"), ("&#62;", ">"), ("&quot;", "\""), ("&#34;", "\""),
    ("&#39;", "'"), ("&#x27;", "'"), ("&apos;", "'"), ("&nbsp;", " "), ("&#124;", "|"), ("&amp;", "&"),
    ("\\<", "<"), ("\\>", ">"), ("\\|", "|"), ("\\_", "_"), ("\\[", "["), ("\\]", "]"), ("\\*", "*"),
    ("\\u003c", "<"), ("\\u003C", "<"), ("\\u003e", ">"), ("\\u003E", ">"), ("\\u0026", "&"),
    ("\\u0027", "'"), ("\\\"", "\""),
  ].map { (Array($0.0.utf8), $0.1.utf8.first ?? 0) }

  /// The second bytes of escapes.
  private static let follow = Set(escapes.map { $0.0[1] })

  private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isPlain = true
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == 0x26 || byte == 0x5C, index + 1 < bytes.endIndex, Self.follow.contains(bytes[index + 1]),
        let (escape, character) = escapes.first(where: { bytes[index...].starts(with: $0.0) })
      {
        result.append(character)
        index += escape.count
        continue
      }
      isPlain = isPlain && byte < 0x80
      result.append(byte)
      index += 1
    }
    let text = String(decoding: result, as: UTF8.self)
    return isPlain ? text : plainPunctuation(text)
  }

  /// Quotation marks, dashes and relations of typesetting as plain ones, spaces of all kinds as plain
  /// ones or none.
  private static func plainPunctuation(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x201C...0x201E, 0xAB, 0xBB: result.append("\"")
      case 0x2264: result.append(contentsOf: "<=".unicodeScalars)
      case 0x2265: result.append(contentsOf: ">=".unicodeScalars)
      case 0x2013, 0x2212: result.append("-")
      case 0xA0, 0x2002...0x200A, 0x202F: result.append(" ")
      case 0x200B, 0x2060, 0xFEFF: break
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// A line without the signs of quotations and comments before it.
  private static func withoutQuoting(_ text: String) -> String {
    var rest = text[...]
    while true {
      let line = rest.drop { $0 == " " || $0 == "\t" }
      guard let sign = ["> ", "// ", "* "].first(where: line.hasPrefix) else { return String(rest) }
      rest = line.dropFirst(sign.count)
    }
  }
}
