import Testing

@testable import SceneStore

struct VerifyTests {
  private func filled() throws -> SceneStore {
    let store = try SceneStore()
    let content = """
      <subviews><label id="l-1" text="One"><connections><outlet property="x" destination="v-1" id="o-1"/></connections>
      <variation key="widthClass=compact" hidden="YES"/></label></subviews>
      <constraints><constraint firstItem="l-1" firstAttribute="top" secondItem="v-1" secondAttribute="top" id="k-1"/>
      </constraints>
      """
    try store.importDocument(try storyboard(inView: content), project: "p")
    return store
  }

  @Test func `a sound database has no findings`() throws {
    #expect(try filled().verify() == [])
    #expect(try SceneStore().verify() == [])
  }

  @Test(
    arguments: [
      ("UPDATE document SET type = 'x'", .columns),
      ("UPDATE document SET uses_size_classes = 0", .columns),
      ("UPDATE node SET path = 'x' WHERE path = '' AND name = 'label'", .nodes),
      ("UPDATE node SET owner = 1 WHERE path = '' AND name = 'label'", .nodes),
      ("UPDATE node SET attributes = '{\"id\" : \"v-1\"}' WHERE attributes ->> 'id' = 'v-1'", nil),
      ("UPDATE node SET parent = 0 WHERE name = 'label'", nil),
      ("UPDATE scene SET name = 'x'", .derived(table: "scene")),
      ("UPDATE object SET class = 'UIButton' WHERE id = 'l-1'", .derived(table: "object")),
      ("UPDATE object SET installed = 3 WHERE id = 'l-1'", .derived(table: "object")),
      ("UPDATE layout_constraint SET constant = 1", .derived(table: "layout_constraint")),
      ("DELETE FROM layout_constraint", .derived(table: "layout_constraint")),
      ("UPDATE connection SET target = NULL", .derived(table: "connection")),
      ("UPDATE override SET value = 'NO'", .derived(table: "override")),
      ("UPDATE override SET deciding = 511", .derived(table: "override")),
      ("INSERT INTO resource VALUES (1, 1, 'image', 'x', 1, 1, NULL)", .derived(table: "resource")),
      ("DELETE FROM size_class WHERE number = 8", .sizeClasses),
      ("PRAGMA foreign_keys = OFF; DELETE FROM project", .reference(table: "document")),
    ] as [(String, StoreFinding.Reason?)])
  func `what is changed behind the store's back is found`(sql: String, reason: StoreFinding.Reason?) throws {
    let store = try filled()
    try store.connection.execute(sql)
    let findings = try store.verify()
    if let reason {
      #expect(findings.contains { $0.reason == reason }, "\(findings)")
    } else {
      #expect(!findings.isEmpty)
    }
    #expect(findings.allSatisfy { !$0.description.contains("\n") })
  }

  @Test(arguments: [
    "UPDATE object SET role = 'x'", "UPDATE object SET scene = 1", "UPDATE object SET parent = 1",
    "UPDATE object SET installed = 512", "UPDATE layout_constraint SET relation = 'x'",
    "UPDATE layout_constraint SET constant = 'x'", "UPDATE layout_constraint SET owner = 1",
    "UPDATE node SET parent = position WHERE position = 2", "UPDATE node SET attributes = NULL, text = NULL",
    "UPDATE connection SET source = 1", "UPDATE override SET action = 'x'", "UPDATE override SET width = 'x'",
    "UPDATE scene SET last = 0", "UPDATE document SET project = 7", "DELETE FROM object WHERE id = 'v-1'",
  ])
  func `the schema refuses what the model rules out`(sql: String) throws {
    let store = try filled()
    let error = #expect(throws: StoreError.self) { try store.connection.execute(sql) }
    // SQLITE_CONSTRAINT
    #expect(error.map { $0.code & 0xFF } == 19, "\(String(describing: error))")
  }
}
