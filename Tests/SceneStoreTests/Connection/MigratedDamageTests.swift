import Foundation
import OlderDatabase
import SceneModel
import Testing

@testable import SceneStore

/// Damage from before a migration: a database gets no checksum that takes it for sound.
struct MigratedDamageTests {
  /// A database of a version with two edits, in which a statement changed something.
  private func withDamaged(
    version: Int, _ sql: String, _ body: (SceneStore) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/f.sqlite"
      let new = try SceneStore(path: path + ".new", mode: .readWrite)
      let label = "<label text=\"One\" id=\"l-1\"/><!-- c -->"
      try new.importDocument(storyboard(inView: label), project: "p")
      for text in ["two", "three"] {
        try new.edit(document: 1) { document in
          document.tree.setAttribute(Name(.text), of: try #require(document.node("l-1")), to: text)
          return EditNote(summary: text, sizeClass: .any, made: 7)
        }
      }
      if version < Migrator.checkedSince {
        // Edits of then have the checksum of lines.
        let lines = try NodeLines(new.document(1).tree).checksum
        try new.connection.execute("UPDATE edit SET former_checksum = NULL, checksum = \(lines)")
      }
      try new.connection.execute(sql)
      try OlderDatabase.make(at: path, from: path + ".new", version: version)
      try body(SceneStore(path: path, mode: .readWrite))
    }
  }

  @Test(arguments: [7, 8, 13])
  func `what is sound before a migration is so after it`(version: Int) throws {
    try withDamaged(version: version, "SELECT 1") { store in
      #expect(try store.verify() == [])
      try store.undo()
      #expect(try store.verify() == [])
    }
  }

  @Test func `a document that is not as its newest edit left it gets no checksum`() throws {
    try withDamaged(version: 7, "UPDATE node SET text = ' d ' WHERE name = '#comment' AND text = ' c '") {
      store in
      let findings = try store.verify()
      #expect(findings.contains { $0.document == "Main.storyboard" })
      #expect(throws: StoreError.self) { _ = try store.document(1) }
    }
  }

  @Test(arguments: [
    "UPDATE edit_node SET attributes = replace(attributes, 'two', 'ten') WHERE edit = 2",
    "DELETE FROM edit_node WHERE edit = 2",
    "UPDATE edit_node SET name = 'view' WHERE edit = 2 AND was_removed = 1",
  ])
  func `an edit that does not lead back gets no checksum`(sql: String) throws {
    try withDamaged(version: 13, sql) { store in
      let findings = try store.verify().map(\.description)
      #expect(findings == ["edit 2 is damaged; expected what its checksum was made of"])
      #expect(throws: StoreError.self) { try store.undo() }
    }
  }
}
