import Checking
import SceneStore
import Sources
import TestSupport
import Testing

@testable import Rows

/// The rows of documents that come one after another.
struct RowMakerTests {
  /// Takes rows as texts.
  private final class Rows: RowOutput {
    var rows: [[String]] = []
    var ends: [String?] = []

    func add(_ row: QueryRow, of view: RowView) { rows.append([view.name] + row.values.map(\.description)) }
    func endDocument(_ name: RowDocument, refusal: String?) { ends.append(refusal) }
    func finish() {}
  }

  private static func xib(_ views: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
      \(views)
          </objects>
      </document>

      """.utf8)
  }

  private static func view(_ id: String, _ attributes: String = "") -> String {
    """
            <view \(attributes)id="\(id)">
                <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
            </view>
    """
  }

  private static func rows(of views: [String], _ frames: [(String, String, [UInt8]?)]) throws -> Rows {
    let rows = Rows()
    let maker = try RowMaker(
      views.compactMap(RowView.named), OpenSource(asImported: []), [], language: nil, CheckConfiguration(),
      to: rows
    ) { _ in }
    for (path, revision, bytes) in frames {
      try maker.add(
        DocumentFrame(name: RowDocument(project: "app", revision: revision, path: path), bytes: bytes))
    }
    return rows
  }

  @Test func `a document leaves nothing behind`() throws {
    let rows = try Self.rows(
      of: ["documents", "objects"],
      [("a.xib", "1", Self.xib(Self.view("aaa"))), ("b.xib", "1", Self.xib(Self.view("bbb")))])
    let names = rows.rows.map { Array($0[0...3]) }
    #expect(
      names == [
        ["documents", "app", "1", "a.xib"], ["objects", "app", "1", "a.xib"],
        ["documents", "app", "1", "b.xib"], ["objects", "app", "1", "b.xib"],
      ])
    #expect(rows.ends == [nil, nil])
  }

  @Test func `a document that is refused is a row and does not stop the others`() throws {
    let rows = try Self.rows(
      of: ["documents", "refused"],
      [("a.xib", "1", Array("<a".utf8)), ("b.xib", "2", nil), ("c.xib", "3", Self.xib(""))])
    #expect(rows.rows.map(\.first) == ["refused", "refused", "documents"])
    #expect(rows.rows[0][1...3] == ["app", "1", "a.xib"])
    #expect(rows.rows[0][4].hasPrefix("a.xib:1:"))
    #expect(rows.rows[1][4].contains("67108864"))
    #expect(rows.ends == [rows.rows[0][4], rows.rows[1][4], nil])
  }

  @Test func `a later revision is compared with the one before it, another document is not`() throws {
    let (one, two) = (Self.xib(Self.view("aaa")), Self.xib(Self.view("aaa", "hidden=\"YES\" ")))
    let rows = try Self.rows(
      of: ["differences"],
      [("a.xib", "1", one), ("a.xib", "2", two), ("b.xib", "3", one), ("a.xib", "3", one)])
    #expect(
      rows.rows == [
        [
          "differences", "app", "2", "a.xib", "1", "changed", "object", "view", "aaa", "NULL", "hidden",
          "NULL",
          "NULL", "YES",
        ]
      ])
  }
}
