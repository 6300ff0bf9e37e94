import Foundation
import TestSupport
import Testing

/// The table of limits and the constants that are their homes.
struct LimitTests {
  /// A number in the code with the name that it has there.
  private struct Constant: Hashable {
    let name: String
    let value: Int
  }

  private static func sources() throws -> [Repository.File] {
    try Repository.code().filter { $0.path.hasPrefix("Sources/") }
  }

  /// The value of a number in Swift, such as `64 << 20` or `4_000_000`.
  private static func value(_ text: Substring) -> Int? {
    let numbers = text.filter { $0 != "_" && $0 != " " }.components(separatedBy: "<<")
      .map { Int($0.hasSuffix(".0") ? String($0.dropLast(2)) : $0) }
    switch (numbers.first ?? nil, numbers.count) {
    case (let number?, 1): return number
    case (let number?, 2): return numbers[1].map { number << $0 }
    default: return nil
    }
  }

  /// The constants of a file, with the type before them that the file declares or extends
  /// last without indentation.
  private static func constants(in file: Repository.File) -> [Constant] {
    var type = ""
    var result: [Constant] = []
    for line in file.lines where line.text.utf8.first != UInt8(ascii: "/") {
      let words = line.text.split(separator: " ")
      if line.text.utf8.first != UInt8(ascii: " ") {
        let kinds: Set<Substring> = ["struct", "enum", "class", "extension"]
        guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else { continue }
        type = String(words[kind + 1].prefix { $0.isLetter || $0.isNumber || $0 == "." })
      } else if let limit = words.first, limit.hasPrefix("limit(SQLITE_LIMIT_"), words.count == 3 {
        let name = limit.dropFirst("limit(".count).dropLast()
        guard let value = value(words[2].dropLast()) else { continue }
        result.append(Constant(name: String(name), value: value))
      } else if line.text.hasPrefix("  "), !line.text.hasPrefix("   "),
        let equals = words.firstIndex(of: "="),
        let keyword = words[..<equals].firstIndex(where: { $0 == "let" || $0 == "var" }),
        let value = value(Substring(words[(equals + 1)...].joined()))
      {
        let name = words[keyword + 1].prefix { $0.isLetter || $0.isNumber }
        result.append(Constant(name: "\(type).\(name)", value: value))
      }
    }
    return result
  }

  @Test func `every limit in the table is the number that its constant has`() throws {
    let constants = Set(try Self.sources().flatMap(Self.constants))
    let rows = LimitTable.rows
    #expect(rows.count >= 25)
    for row in rows {
      let found = constants.filter { $0.name == row.constant }.map(\.value)
      #expect(found == [row.limit], "\(row.what): \(row.constant)")
      #expect(!row.places.contains("") && !row.beyond.isEmpty, "\(row.what)")
    }
    #expect(Set(rows.map(\.what)).count == rows.count)
    #expect(Set(rows.map(\.constant)).count == rows.count)
  }

  /// Whether a constant bounds something, by what it is called.
  private static func isLimit(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard let type = parts.first, let member = parts.last else { return false }
    return type.hasSuffix("Limits") || type.hasPrefix("SQLITE_LIMIT_")
      || member == "limit" || member.hasSuffix("Limit") || member.hasPrefix("most")
      || member.hasPrefix("longest")
  }

  /// Bounds of what is shown or how something is searched, beyond which nothing is refused or lost.
  private static let others: Set = [
    "ContradictionText.limit", "VisualFormatError.mostShown", "FormatNames.mostWords",
    "NameCache.longestSearch", "IdentifierTable.longestSearch", "LevelQueue.mostLevels", "Pipeline.mostHeld",
    "RootLayout.passLimit", "ChainPicture.mostViews", "LogChain.mostViews", "PlainFileNames.longestWord",
    "FrameEffects.mostNamed", "ThreeWayMerge.mostInOrder", "DocumentWording.mostShown",
    "CatalogPictures.mostKeptBytes", "SixelColors.mostColors", "PaintingLimits.mostKeptImageBytes",
    "PaintingLimits.mostKeptTexts", "PaintingLimits.mostOpenFonts",
    "CheckedLayout.mostReported", "CheckedLayout.mostReportedCovered", "CheckedLayout.mostPictures",
    "CheckedLayout.mostPicturedViews",
    "MapScene.longestSide", "MapPlacement.longestSide", "MapPlacement.mostGap", "OccupiedArea.mostChecked",
    "StoryboardMap.mostUnwinds", "PictureSheet.mostLabelWidth", "TextReporter.mostRelated",
    "SearchTerms.nameLimit", "NameError.mostListed", "ServedProject.mostDocuments",
    "ServedDocument.mostResolvers", "ServedDocument.mostEngines",
  ]

  @Test func `every bound in the code has a row in the table of limits`() throws {
    let documented = Set(LimitTable.rows.map(\.constant))
    let bounds = try Self.sources().flatMap(Self.constants).map(\.name).filter(Self.isLimit)
    #expect(bounds.contains("ReadLimits.depth"))
    for bound in bounds where !Self.others.contains(bound) {
      #expect(documented.contains(bound), "\(bound) has no row in Documentation/Limits.md")
    }
  }
}
