import AutoLayout
import SceneModel
import SceneStore
import TestSupport

extension LimitCase {
  /// Statements of SQL.
  static let statements: [LimitCase] = [
    LimitCase("bytes of a file with a statement of SQL", "sql") { size, _ in
      let folder = try TemporaryDirectory()
      _ = try SceneStore(path: folder.path + "/a.db", mode: .readWrite)
      let text = "SELECT 1"
      try folder.write(text + String(repeating: " ", count: size - text.utf8.count), to: "a.sql")
      let outcome = try Program("ninefold").run(
        ["sql", "--file", "a.sql", "--database", "a.db"], in: folder.url)
      return outcome.code == 0 ? nil : outcome.errors
    },
    LimitCase("bytes of a statement of SQL", "sql") { size, _ in
      query("SELECT 1" + String(repeating: " ", count: size - 8))
    },
    LimitCase("expressions in each other in a statement", "sql") { size, _ in
      query("SELECT " + Array(repeating: "number", count: size).joined(separator: "+") + " FROM size_class")
    },
    LimitCase("bytes of a pattern of `LIKE` and `GLOB`", "sql") { size, _ in
      query("SELECT name LIKE ?1 FROM size_class", [.text(String(repeating: "a", count: size))])
    },
    LimitCase("databases attached by a statement", "sql") { size, _ in
      query(size == 0 ? "SELECT 1" : "ATTACH ':memory:' AS other")
    },
  ]

  private static func query(_ sql: String, _ parameters: [SQLValue] = []) -> String? {
    describing {
      let store = try SceneStore()
      try store.query(sql, parameters: parameters) { _ in true }
    }
  }

  /// The limits of values that are neither read nor requested.
  static let others: [LimitCase] = [
    LimitCase("points of a window's side", "layout") { size, _ in
      let folder = try TemporaryDirectory()
      try folder.write("<document><objects><view id=\"v\"/></objects></document>", to: "a.xib")
      let outcome = try Program("ninefold").run(["layout", "a.xib", "--size", "\(size)x10"], in: folder.url)
      return outcome.code == 64 ? outcome.errors : nil
    },
    LimitCase("bytes of the keys that lead to a value", "databases") { size, _ in
      ValuePath("object").appending(key: String(repeating: "k", count: size - 7)) == nil
        ? "a value that is deeper has no path of its own" : nil
    },
    LimitCase("undone edits that a document keeps", "databases", scaled: nil) { size, limit in
      let store = try SceneStore()
      var builder = ElementTree.Builder()
      builder.openElement(builder.intern("document"))
      try store.importDocument(Document(path: "a.xib", tree: builder.finish()), project: "p")
      for number in 0..<size {
        _ = try store.edit(document: 1) { document in
          document.tree.setAttribute(Name(.version), of: NodeID(1), to: "\(number)")
          return EditNote(summary: "set", sizeClass: .any, made: 0)
        }
      }
      for _ in 0..<size { _ = try store.undo() }
      var redone = 0
      while describing({ try store.redo() }) == nil { redone += 1 }
      return redone == size
        ? nil : redone == limit ? "those that were undone first are forgotten" : "\(redone)"
    },
  ]
}
