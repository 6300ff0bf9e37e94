import Foundation
import Testing

@testable import SceneStore

/// What Documentation/SQL.md promises.
struct DocumentationTests {
  private func page() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "Documentation/SQL.md"), encoding: .utf8)
  }

  @Test func `every question on the page can be asked`() throws {
    let store = try SceneStore()
    try store.importDocument(try storyboard(inView: "<label id=\"l-1\"/>"), project: "p")
    let parts = try page().components(separatedBy: "```")
    let questions = parts.filter { $0.hasPrefix("sql\n") }.map { String($0.dropFirst(4)) }
    #expect(questions.count >= 10)
    for question in questions { _ = try store.rows(question) }
  }

  @Test func `every view and every column is on the page`() throws {
    let store = try SceneStore()
    let page = try page()
    let views = try store.lines("SELECT name FROM sqlite_schema WHERE type = 'view' ORDER BY name")
    #expect(views.count == 14)
    for view in views {
      #expect(page.contains("| `\(view)` |"), "\(view)")
      try store.query(
        "SELECT * FROM \(view)",
        columns: { columns in
          for column in columns { #expect(page.contains("`\(column)`"), "\(view).\(column)") }
        }, row: { _ in false })
    }
  }
}
