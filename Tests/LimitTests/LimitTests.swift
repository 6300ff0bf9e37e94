import Foundation
import TestSupport
import Testing

/// Each row of the table of limits, in each place where it says that it holds: an input at the limit is
/// taken, one beyond it is refused by name.
struct LimitTests {
  private static func cases(_ row: LimitTable.Row, _ place: String) -> [LimitCase] {
    LimitCase.all.filter { $0.what == row.what && $0.place == place }
  }

  @Test func `every row of the table has a test in every place, and every test a row`() throws {
    let tests = try Self.texts(in: "Tests")
    for row in LimitTable.rows {
      if let name = LimitCase.heldElsewhere[row.what] {
        #expect(
          tests.contains { $0.contains("`\(name)`") || $0.contains("\"\(name)\"") },
          "\(row): no test is called \(name)")
        continue
      }
      for place in row.places { #expect(Self.cases(row, place).count == 1, "\(row) in \(place)") }
    }
    for limit in LimitCase.all {
      #expect(
        LimitTable.rows.contains { $0.what == limit.what && $0.places.contains(limit.place) },
        "\(limit.what) in \(limit.place)")
    }
    for what in LimitCase.heldElsewhere.keys {
      #expect(LimitTable.rows.contains { $0.what == what }, "\(what)")
    }
  }

  @Test(arguments: LimitTable.rows)
  func `what is at the limit is taken, and what is beyond it refused by name`(row: LimitTable.Row) throws {
    for place in row.places {
      for limit in Self.cases(row, place) {
        let bound = limit.scaled ?? row.limit
        #expect(try limit.refusal(bound, bound) == nil, "\(row) in \(place)")
        let refusal = try #require(try limit.refusal(bound + 1, bound), "\(row) in \(place)")
        let expected = row.beyond.split(separator: ": ").last.map(String.init) ?? row.beyond
        #expect(refusal.contains(expected), "\(row) in \(place): \(refusal)")
      }
    }
  }

  private static func texts(in folder: String) throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "swift" && $0.lastPathComponent != "LimitCase.swift"
    }.map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
