import SceneModel
import Testing

@testable import SceneStore

/// Rows that others wrote: what no document can hold is refused as it is read, and named by a verification.
struct HostileRowsTests {
  private func filled() throws -> SceneStore {
    let store = try SceneStore()
    let content = """
      <subviews><label id="l-1" text="One"/><label id="l-2" text="Two"/></subviews><!--c--><?target a?>
      """
    try store.importDocument(try storyboard(inView: content), project: "p")
    return store
  }

  private func refusal(_ store: SceneStore) throws -> String {
    let error = #expect(throws: StoreError.self) { try store.document(1) }
    let text = try #require(error).description
    #expect(text.contains("document Main.storyboard is damaged at node"))
    #expect(!text.contains("\n"))
    return text
  }

  private static let label = "WHERE name = 'label' AND attributes ->> 'id' = 'l-1'"

  @Test(
    arguments: [
      ("UPDATE node SET name = 'a b' \(label)", "the name “a b”"),
      ("UPDATE node SET name = 'a><b' \(label)", "the name “a><b”"),
      ("UPDATE node SET name = '' \(label)", "the name “”"),
      (#"UPDATE node SET attributes = '{"a b":""}' \#(label)"#, "the name “a b”"),
      (#"UPDATE node SET attributes = '{"a=''x'' b":""}' \#(label)"#, "the name “a='x' b”"),
      (#"UPDATE node SET attributes = '{"a":"1","a":"2"}' \#(label)"#, "the attribute “a” a second time"),
      (#"UPDATE node SET attributes = '{"a":"\u0001"}' \#(label)"#, "a character that XML does not have"),
      (#"UPDATE node SET attributes = '{"id":"l-2"}' \#(label)"#, "the identifier “l-2” of another element"),
      (
        #"UPDATE node SET spelling = '{"attributes":{"text":"x\" y=\""}}' \#(label)"#,
        "not spelled as XML has it"
      ),
      (
        #"UPDATE node SET spelling = '{"attributes":{},"gaps":["/"],"closing":"","endTag":""}' \#(label)"#,
        "white space of a tag that is none"
      ),
      ("UPDATE node SET text = 'a--b' WHERE name = '#comment'", "characters that end a comment"),
      ("UPDATE node SET text = 'a?><b/>' WHERE name = '#instruction'", "characters that end an instruction"),
      (
        "UPDATE node SET name = '#cdata', text = ']]>' WHERE name = '#comment'", "characters that end a CDATA"
      ),
      (
        "UPDATE node SET name = '#doctype', text = ' a' WHERE name = '#comment'",
        "a document type in another place"
      ),
      ("UPDATE node SET name = 'archive' WHERE position = 1", "the root element “archive”"),
      (
        "UPDATE node SET parent = 0, name = 'a', attributes = '{}' WHERE position = (SELECT max(position) FROM node)",
        "a second root element"
      ),
      ("UPDATE document SET declaration = '<?xml version=\"9\"?>'", "a declaration, line end or indentation"),
      ("UPDATE document SET line_end = '<'", "a declaration, line end or indentation"),
      ("UPDATE document SET indentation = 'x'", "a declaration, line end or indentation"),
    ])
  func `rows that no document can hold are refused by name, and verified`(sql: String, found: String) throws {
    let store = try filled()
    #expect(try store.verify() == [])
    try store.connection.execute(sql)
    let text = try refusal(store)
    #expect(text.contains(found), "\(text)")
    let findings = try store.verify()
    #expect(
      findings.contains { finding in
        if case .unreadable = finding.reason { finding.document == "Main.storyboard" } else { false }
      }, "\(findings)")
  }

  @Test func `a nest of 300,000 nodes is refused before it is built`() throws {
    let store = try filled()
    try store.connection.execute(
      """
      WITH RECURSIVE deep(i) AS (
        SELECT max(position) + 1 FROM node UNION ALL SELECT i + 1 FROM deep WHERE i < 300000)
      INSERT INTO node (document, position, parent, name, attributes)
      SELECT 1, i, iif(i = (SELECT max(position) + 1 FROM node), 1, i - 1), 'view', '{}' FROM deep
      """)
    let text = try refusal(store)
    #expect(text.contains("elements are nested too deeply; expected at most 512 levels"))
  }

  @Test func `too many attributes and namespaces in rows are refused`() throws {
    for (name, count, found) in [
      ("a", 257, "too many attributes in one element"), ("xmlns:a", 65, "too many namespace declarations"),
    ] {
      let pairs = (0..<count).map { "\"\(name)\($0)\":\"\"" }.joined(separator: ",")
      let store = try filled()
      try store.connection.execute("UPDATE node SET attributes = '{\(pairs)}' \(Self.label)")
      #expect(try refusal(store).contains(found))
    }
  }

  @Test func `an undoing that would bring back what no document can hold is refused`() throws {
    let store = try filled()
    _ = try store.edit(document: 1) { document in
      let label = (0..<document.tree.count).map { NodeID($0) }.first { document.tree[$0, .id] == "l-1" }
      document.tree.setAttribute(Name(.text), of: try #require(label), to: "Other")
      return EditNote(summary: "set", sizeClass: .any, made: 0)
    }
    try store.connection.execute("UPDATE edit_node SET name = 'a b' WHERE was_removed = 1")
    try RowChecksum(connection: store.connection, owner: .edit, id: 1).write()
    let error = #expect(throws: StoreError.self) { try store.undo() }
    #expect(error?.description.contains("the name “a b”") == true, "\(String(describing: error))")
    #expect(try store.document(1).tree.count > 1)
  }
}
