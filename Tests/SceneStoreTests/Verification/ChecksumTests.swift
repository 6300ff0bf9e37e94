import ProjectResources
import InterfaceBuilder
import SceneModel
import TestSupport
import Testing

@testable import SceneStore

/// Bytes that change in the file where nothing is derived from them.
struct ChecksumTests {
  private static let columns = [
    "node": ["position", "parent", "name", "attributes", "text", "spelling"],
    "document": [
      "id", "path", "node_count", "has_byte_order_mark", "declaration", "line_end", "indentation",
      "empty_element_gap", "checksum",
    ],
    "strings_file": ["path", "encoding", "trailing", "checksum"],
    "strings_entry": ["position", "leading", "spelled_key", "separator", "spelled_value", "terminator"],
    "project": ["name", "checksum"],
  ]

  private func filled() throws -> SceneStore {
    let store = try SceneStore()
    for path in ["A.storyboard", "Bé.storyboard"] {
      try store.importDocument(
        storyboard(
          path, scene: path,
          inView: """
            <!-- a comment -->
            <label text='one &#38; two' id="l-1"/>  <view  id="v-2" ><string key="title">x &amp; &#x79;</string></view >
            """), project: "p")
    }
    try store.importStrings(
      StringsReader().read(
        Array("/* c */\n\"l-1.text\" = \"un\";\n\"k\"=\"v\" ;\n// end".utf8), path: "fr.lproj/A.strings"),
      project: "p")
    return store
  }

  /// The files that an export would write, by path; nil where something is refused.
  private func files(_ store: SceneStore) throws -> [String: [UInt8]]? {
    if try store.damage(ofProject: "p") != nil { return nil }
    var files: [String: [UInt8]] = [:]
    for stored in try store.documents(project: "p") {
      let document = try store.document(stored.id)
      files[document.path] = DocumentWriter().write(document)
    }
    for path in try store.stringsFiles(project: "p") {
      if let strings = try store.strings(project: "p", path: path) {
        files[path] = StringsWriter().write(strings)
      }
    }
    return files
  }

  /// Changes one value of a column: a character, or by one.
  private func damage(_ store: SceneStore, _ table: String, _ column: String, _ random: inout SeededGenerator)
    throws
  {
    let rows = try store.rows("SELECT \(column) FROM \(table) WHERE \(column) IS NOT NULL ORDER BY 1")
    guard !rows.isEmpty else { return }
    let value = rows[random.below(rows.count)][0]
    var changed = value
    switch value {
    case .integer(let number): changed = .integer(number ^ 1 << Int64(random.below(3)))
    case .text(let text):
      var units = Array(text.utf8)
      if units.isEmpty {
        units = [0x78]
      } else {
        units[random.below(units.count)] ^= UInt8(1 << random.below(7))
      }
      changed = .text(String(decoding: units, as: UTF8.self))
    default: return
    }
    let statement = try store.connection.prepare("UPDATE \(table) SET \(column) = ?1 WHERE \(column) IS ?2")
    statement.bind(changed, at: 1)
    statement.bind(value, at: 2)
    try statement.run()
  }

  @Test(
    "What changed since it was stored is never exported as something else", arguments: columns.keys.sorted())
  func exported(table: String) throws {
    let whole = try #require(try files(filled()))
    for column in try #require(Self.columns[table]) {
      for seed in 0..<12 as Range<UInt64> {
        var random = SeededGenerator(seed: seed)
        let store = try filled()
        try store.connection.execute("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON")
        // Damage that the schema rules out even so cannot happen.
        guard (try? damage(store, table, column, &random)) != nil else { continue }
        do {
          let left = try files(store)
          #expect(left == nil || left == whole, "\(table).\(column), seed \(seed)")
          // A project that cannot be exported is found.
          if left == nil { #expect(try !store.verify().isEmpty, "\(table).\(column), seed \(seed)") }
        } catch is StoreError {
          #expect(try !store.verify().isEmpty, "\(table).\(column), seed \(seed)")
        }
      }
    }
  }

  @Test func `a document that changed is found by its name, and no edit takes it for sound`() throws {
    let store = try filled()
    try store.edit(document: 1) { document in
      document.tree.remove([NodeID(document.tree.count - 1)])
      return EditNote(summary: "e", sizeClass: .any, made: 1)
    }
    try store.connection.execute(
      "UPDATE node SET text = ' another ' WHERE name = '#comment' AND text = ' a comment '")
    #expect(try store.verify().map(\.document) == ["A.storyboard", "Bé.storyboard"])
    func expectDamage(_ work: () throws -> Void) {
      let error = #expect(throws: StoreError.self) { try work() }
      #expect(error?.description.contains("document A.storyboard is damaged") == true)
    }
    expectDamage { _ = try store.document(1) }
    expectDamage { try store.undo() }
    expectDamage {
      try store.edit(document: 1) { document in
        document.tree.setAttribute(Name(.title), of: NodeID(1), to: "t")
        return EditNote(summary: "e", sizeClass: .any, made: 1)
      }
    }
    #expect(try store.unverifiedDocument(1).path == "A.storyboard")
  }

  @Test(arguments: [
    "spelling = replace(spelling, 'amp', 'lt')", "attributes = replace(attributes, 'v-2', 'v-3')",
    "name = replace(name, 'view', 'label')", "depth = depth - 1",
  ])
  func `an edit that changed in the journal is not undone`(change: String) throws {
    let store = try filled()
    let whole = try files(store)
    try store.edit(document: 1) { document in
      document.tree.remove([
        try #require((1..<document.tree.count).map { NodeID($0) }.last { document.tree[$0, .id] == "v-2" })
      ])
      return EditNote(summary: "e", sizeClass: .any, made: 1)
    }
    let edited = try files(store)
    try store.undo()
    #expect(try files(store) == whole)
    try store.redo()
    try store.connection.execute("UPDATE edit_node SET \(change) WHERE was_removed = 1")
    #expect(store.connection.changes > 0)
    #expect(throws: StoreError.self) { try store.undo() }
    #expect(try files(store) == edited)
  }
}
