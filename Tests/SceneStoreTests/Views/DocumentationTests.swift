import Foundation
import SceneModel
import Testing

@testable import SceneStore

/// The promises of Documentation/SQL.md.
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

  @Test("Which views are hidden or uninstalled in compact width counts the hidden ones, and what is in them")
  func hiddenInCompactWidth() throws {
    let question = try #require(
      try page().components(separatedBy: "```sql\n").first { $0.contains("role = 'view'") }?
        .components(separatedBy: "```").first)
    let store = try SceneStore()
    let content = """
      <subviews>
      <label text="a" id="hidden"><variation key="widthClass=compact" hidden="YES"/></label>
      <view id="around"><variation key="widthClass=compact" hidden="YES"/>
      <subviews><label text="c" id="inside"/></subviews></view>
      <label text="d" id="uninstalled"/>
      <label text="e" id="shown"/>
      <label text="f" hidden="YES" id="nowhere"/>
      <label text="g" id="shown-in-one"><variation key="widthClass=compact" hidden="YES"/>
      <variation key="heightClass=compact-widthClass=compact" hidden="NO"/></label>
      </subviews>
      <variation key="widthClass=compact"><mask key="subviews"><exclude reference="uninstalled"/></mask></variation>
      """
    try store.importDocument(try storyboard("A.storyboard", inView: content), project: "p")
    #expect(
      try store.rows(question).compactMap { $0[2].text }.sorted() == [
        "around", "hidden", "inside", "uninstalled",
      ])
  }

  @Test("Which outlets lead to nothing names those alone whose destination nobody has")
  func outletsToNothing() throws {
    let question = try #require(
      try page().components(separatedBy: "```sql\n").first { $0.contains("destination_element IS NULL") }?
        .components(separatedBy: "```").first)
    let store = try SceneStore()
    let content = """
      <constraints><constraint firstAttribute="height" constant="8" id="k"/></constraints>
      <connections><outlet property="height" destination="k" id="o-1"/>
      <outlet property="gone" destination="x" id="o-2"/></connections>
      """
    try store.importDocument(try storyboard("A.storyboard", inView: content), project: "p")
    #expect(try store.rows(question).compactMap { $0[3].text } == ["gone"])
  }

  @Test(.enabled(if: Corpus.folder != nil, "NINEFOLD_CORPUS names no folder of documents"))
  func `of the corpus those outlets alone lead to nothing whose ids nobody has`() throws {
    var outlets = 0
    for document in try Corpus.documents() {
      let store = try SceneStore()
      try store.importDocument(document, project: "p")
      let ids = Set((1..<document.tree.count).compactMap { document.tree[NodeID($0), .id] })
      try store.query("SELECT destination, destination_element FROM connections WHERE kind LIKE 'outlet%'") {
        row in
        outlets += 1
        #expect((row[1].text != nil) == row[0].text.map(ids.contains), "\(document.path): \(row)")
        return true
      }
    }
    #expect(outlets > 1_000)
  }

  @Test func `every view and every column is on the page`() throws {
    let store = try SceneStore()
    let page = try page()
    let views = try store.lines("SELECT name FROM sqlite_schema WHERE type = 'view' ORDER BY name")
    #expect(views.count == 25)
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
