import ProjectResources
import InterfaceBuilder
import SceneModel
import Testing

@testable import SceneStore

/// How SQLite runs the statements of the store.
struct StatementPlanTests {
  /// Statements that go through a whole table, by how they start, with the reason.
  private static let scans: [(start: String, reason: String)] = [
    ("SELECT name FROM project", "lists all projects"),
    ("SELECT id, path FROM document ORDER BY id", "verifies all documents"),
    ("SELECT id FROM document", "derives all documents again"),
    ("SELECT number, name, width, height FROM size_class", "compares the nine size classes"),
    ("SELECT d.id, p.name", "lists all documents"),
    ("SELECT number, names", "looks for a text in all names"),
    ("SELECT number, ids", "looks for a part of an identifier in all"),
    ("SELECT count(*) FROM", "verifies all blocks of names and identifiers"),
    ("SELECT e.id, p.name", "lists the edits of all documents"),
    ("SELECT name, device, model", "verifies all environments"),
    ("SELECT number, name, canvas", "compares the devices"),
    ("SELECT id, 'asset catalogue '", "verifies all asset catalogues"),
    ("SELECT id, 'font file '", "verifies all font files"),
    ("SELECT id, 'edit '", "verifies all edits"),
    ("SELECT device, orientation, window", "compares the windows of devices"),
  ]

  /// The statements that are prepared while a body works with a store.
  private func statements(_ body: (SceneStore) throws -> Void) throws -> [String] {
    var statements: [String] = []
    let store = try SceneStore()
    store.connection.notePrepared = { statements.append($0) }
    try body(store)
    store.connection.notePrepared = nil
    return statements
  }

  /// Does with a store what a session does, from the first import to the last search.
  private func work(with store: SceneStore) throws {
    let content = """
      <label id="l-1" text="One"><connections><outlet property="x" destination="v-1" id="o-1"/></connections>
      <variation key="widthClass=compact" hidden="YES"/></label>
      <constraints><constraint firstItem="l-1" firstAttribute="top" secondItem="v-1" secondAttribute="top" id="k-1"/>
      </constraints>
      """
    for inView in [content, "<view id=\"n-1\"/>" + content, content, "<view id=\"n-2\"/>", ""] {
      try store.importDocument(storyboard(inView: inView), project: "p")
    }
    try store.importDocument(storyboard("B.storyboard", inView: content), project: "p")
    for text in ["\"k\" = \"v\";", "\"k\" = \"w\";"] {
      try store.importStrings(
        StringsReader().read(Array(text.utf8), path: "fr.lproj/A.strings"), project: "p")
    }
    for images in [[], [ImageSet(name: "i", variants: [])]] {
      try store.importCatalog(AssetCatalog(path: "A.xcassets", images: images, colors: []), project: "p")
    }
    try solve(store)
    try check(store)
    try edit(store)
    try solve(store)
    try ask(store)
    try store.deriveAgain(verifying: false)
    #expect(try store.verify() == [])
    try store.removeDocument(id: 1)
    try store.removeProject("p")
  }

  private func solve(_ store: SceneStore) throws {
    for document in 1...2 {
      let checksum = try #require(try store.solutions(project: "p", program: 1)[document]?.checksum)
      let checksums = SolvedChecksums(document: checksum, program: 1)
      let classes = [SizeClass.any, .compactRegular]
      #expect(
        try store.store(
          classes.map { try solved(store.document(document), $0) }, by: checksums, document: document))
    }
    try store.removeSolutions(project: "p")
  }

  private func check(_ store: SceneStore) throws {
    let finding = StoredCheck.Finding(
      rule: "r", severity: "note", line: 1, column: 1, scene: nil, object: "l-1", name: "l", message: "m",
      environments: [], details: "{}")
    for document in 1...2 {
      let state = try #require(try store.checks(project: "p", plan: 1, program: 1)[document])
      let checksums = SolvedChecksums(document: state.checksum, program: 1)
      let check = StoredCheck(facts: "{}", findings: [finding])
      #expect(try store.store(check, by: checksums, plan: 1, document: document))
      #expect(try store.checks(project: "p", plan: 1, program: 1)[document]?.check == check)
    }
  }

  private func edit(_ store: SceneStore) throws {
    for text in ["a", "b"] {
      try store.edit(document: 2) { document in
        let labels = (1..<document.tree.count).map { NodeID($0) }.filter { document.tree[$0, .id] == "l-1" }
        document.tree.setAttribute(Name(.text), of: try #require(labels.first), to: text)
        return EditNote(summary: text, sizeClass: .any, made: 1)
      }
      try store.undo()
      try store.redo()
    }
    #expect(try store.history(project: "p", document: "B.storyboard").count == 2)
  }

  private func ask(_ store: SceneStore) throws {
    #expect(try store.documents().count == 2)
    #expect(try store.documents(project: "p", at: "B.storyboard").count == 1)
    #expect(try store.documents(project: "p", having: ObjectID("s-1")).count == 2)
    #expect(try store.documents(project: "p", havingObject: ObjectID("l-1")).count == 1)
    #expect(try store.documents(project: "p", naming: "FirstController", as: .scene).count == 2)
    #expect(try store.documents(project: "p", containing: "l-1").count == 1)
    #expect(try store.documents(project: "p", containing: "a-b").isEmpty)
    #expect(try store.documents(project: "p", nearest: "Oen-ab-cde", as: .object).isEmpty)
    #expect(try store.documents(project: "p", called: "B").count == 1)
    #expect(try store.documentsNamingFonts(project: "p").isEmpty)
    var paths = 0
    try store.forEachPath(project: "p") { _ in paths += 1 }
    #expect(paths == 2)
    #expect(try store.document(project: "p", path: "B.storyboard").path == "B.storyboard")
    #expect(try store.scenes(id: ObjectID("s-1"), project: "p").count == 2)
    #expect(try store.scenes(document: 2).count == 1)
    #expect(try store.catalogs(project: "p").count == 1)
    #expect(try store.strings(project: "p", path: "fr.lproj/A.strings") != nil)
    #expect(try store.damage(ofProject: "p") == nil)
  }

  /// SQLite's messages about a statement that goes through a whole table or builds an index of one.
  private func scans(_ sql: String, _ store: SceneStore) throws -> [String] {
    let plan = try store.connection.prepare("EXPLAIN QUERY PLAN \(sql)")
    var scans: [String] = []
    while try plan.step() {
      guard let step = plan.text(3) else { continue }
      let isShort = step.contains("CONSTANT ROW") || step.contains("SUBQUERY") || step.contains("pragma")
      if step.hasPrefix("SCAN"), !isShort { scans.append(step) }
      if step.contains("AUTOMATIC") { scans.append(step) }
    }
    return scans
  }

  @Test func `every statement finds what it needs by a key, or has a reason to read all`() throws {
    let statements = try statements(work)
    let store = try SceneStore()
    var used: Set<String> = []
    for sql in statements where ["SELECT", "INSERT", "UPDATE", "DELETE"].contains(String(sql.prefix(6))) {
      let found = try scans(sql, store)
      if found.isEmpty { continue }
      let known = Self.scans.first { sql.hasPrefix($0.start) }
      #expect(known != nil, "\(sql): \(found)")
      if let known { used.insert(known.start) }
    }
    #expect(used == Set(Self.scans.map(\.start)))
    // The work includes every table.
    for table in DocumentRowWriter.removalOrder + ["document", "edit"] where table != "resource" {
      for word in ["INSERT INTO \(table) ", "DELETE FROM \(table) "] {
        #expect(statements.contains { $0.hasPrefix(word) }, "\(word)")
      }
    }
    #expect(
      statements.contains { $0.contains("ON CONFLICT") } && statements.contains { $0.contains("IN (VALUES") })
  }

  @Test func `what SQLite runs of itself has no plan to look at, and there is none`() throws {
    let store = try SceneStore()
    #expect(try store.lines("SELECT count(*) FROM sqlite_schema WHERE type = 'trigger'") == ["0"])
  }
}
