import Controls
import SceneModel
import TestSupport
import Testing

@testable import SceneStore

/// The rows that re-imports and edits write.
struct RowChangeTests {
  private static let note = EditNote(summary: "change", sizeClass: .any, made: 1)

  /// The rows of a document that a new store has after importing it.
  private func fresh(_ document: Document) throws -> [String: [String: [UInt8]]] {
    let store = try SceneStore()
    try store.importDocument(document, project: "p")
    return try store.tables(document: 1)
  }

  /// How many rows differ: those that nothing refers to are removed and inserted, the others written once.
  private func differing(
    _ old: [String: [String: [UInt8]]], _ new: [String: [String: [UInt8]]]
  ) -> (rows: Int, removed: Int) {
    var rows = 0
    var removed = 0
    for table in DocumentRowWriter.removalOrder {
      let (before, after) = (old[table] ?? [:], new[table] ?? [:])
      let isOuter = DocumentRowWriter.outerTables.contains(table)
      for (key, row) in after where before[key] != row { rows += isOuter && before[key] != nil ? 2 : 1 }
      let gone = before.keys.count { after[$0] == nil }
      rows += gone
      if !isOuter { removed += gone }
    }
    return (rows, removed)
  }

  private func change(_ document: inout Document, _ random: inout SeededGenerator) {
    for _ in 0...random.below(3) {
      let node = NodeID(1 + random.below(document.tree.count - 1))
      let isElement = document.tree.kind(of: node) == .element
      switch random.below(9) {
      case 0 where node.index > 4: document.tree.remove([node])
      // Identifiers are unique, as in every document that can be read.
      case 1 where isElement:
        document.tree.insert(NewElement("label", ["id": "n\(random.next())"]), in: node, before: nil)
      case 2 where isElement: document.tree.setAttribute(Name(.id), of: node, to: "n\(random.next())")
      case 3 where isElement: document.tree.setAttribute(Name(.key), of: node, to: "e\u{301}")
      case 4 where isElement: document.tree.setAttribute(Name(.key), of: node, to: "\u{E9}")
      case 5 where isElement: document.tree.setAttribute(Name(.hidden), of: node, to: "YES")
      case 6 where isElement: document.tree.setAttribute(Name(.text), of: node, to: "\(random.below(9))")
      case 7 where isElement: document.tree.setAttribute(Name(.customClass), of: node, to: "Custom")
      default:
        if isElement { document.tree.setAttribute(Name(.constant), of: node, to: "\(random.below(99))") }
      }
    }
  }

  @Test(
    "Re-imports and edits leave the rows of a fresh import, and write those that differ alone",
    arguments: 0..<60)
  func property(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var document =
      seed.isMultiple(of: 2)
      ? try RandomStoryboard(seed: seed).document() : Document(path: "a", tree: RandomTree(seed: seed).tree())
    let store = try SceneStore()
    try store.importDocument(document, project: "p")
    for step in 0..<8 {
      let before = try store.tables(document: 1)
      let search = try store.searchRows
      let written = try store.writtenRows
      // The document's own columns and its checksum.
      var extra = 2
      if step.isMultiple(of: 2) {
        change(&document, &random)
        if try store.importDocument(document, project: "p") == .unchanged { extra = 0 }
      } else {
        try store.edit(document: 1) { edited in
          change(&edited, &random)
          return Self.note
        }
        document = try store.document(1)
        // The journal's rows: the edit, its checksum, that of its rows, and its nodes.
        extra += try 3 + store.lines("SELECT edit FROM edit_node").count
      }
      let count = try store.writtenRows - written
      // The rows by which the document is found.
      extra += try store.searchRows.symmetricDifference(search).count
      let after = try store.tables(document: 1)
      #expect(try after == fresh(document), "seed \(seed), step \(step)")
      #expect(try store.verify() == [], "seed \(seed), step \(step)")
      let (rows, removed) = differing(before, after)
      // Where rows are removed, those that may refer to them may all be written anew.
      let all = DocumentRowWriter.outerTables.reduce(0) {
        $0 + (before[$1]?.count ?? 0) + (after[$1]?.count ?? 0)
      }
      let bound = rows + extra + (removed > 0 ? all : 0)
      #expect(count <= bound, "seed \(seed), step \(step)")
      try store.connection.execute("DELETE FROM edit")
    }
  }

  private func views(_ count: Int, _ inFront: String = "") throws -> Document {
    let views = (0..<count).map {
      "<view id=\"v\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></view>"
    }
    return try storyboard(inView: "<subviews>\(inFront)\(views.joined())</subviews>")
  }

  @Test func `an attribute that changes is one row, however large the document`() throws {
    let store = try SceneStore()
    var document = try views(2_000)
    try store.importDocument(document, project: "p")
    let node = try #require(
      (1..<document.tree.count).map { NodeID($0) }.first { document.tree[$0, .id] == "v1000" })
    document.tree.setAttribute(Name(.alpha), of: node, to: "0.5")
    var written = try store.writtenRows
    #expect(try store.importDocument(document, project: "p") == .replaced)
    #expect(try store.writtenRows - written == 2, "the node, and the document's checksum")
    func expectFewRows(_ work: () throws -> Void) throws {
      written = try store.writtenRows
      try work()
      #expect(try store.writtenRows - written <= 12)
    }
    try expectFewRows {
      try store.edit(document: 1) { document in
        document.tree.setAttribute(Name(.alpha), of: node, to: "0.7")
        return Self.note
      }
    }
    // An attribute that rows of objects are read from.
    try expectFewRows {
      try store.edit(document: 1) { document in
        document.tree.setAttribute(Name(.customClass), of: node, to: "Custom")
        return Self.note
      }
    }
    for _ in 0..<2 { try expectFewRows { try store.undo() } }
    for _ in 0..<2 { try expectFewRows { try store.redo() } }
    #expect(try store.verify() == [])
  }

  @Test(arguments: ["<label id=\"l\"/>", "<label id=\"l\"/><label id=\"m\"/><!--x-->"])
  func `a view that comes in front moves all after it, and goes again`(inFront: String) throws {
    let store = try SceneStore()
    let (short, long) = (try views(500), try views(500, inFront))
    try store.importDocument(short, project: "p")
    for document in [long, short] {
      #expect(try store.importDocument(document, project: "p") == .replaced)
      #expect(try store.tables(document: 1) == fresh(document))
      #expect(try store.verify() == [])
    }
  }

  @Test(arguments: [
    "UPDATE object SET class = 'x' WHERE id = 'v7'", "DELETE FROM object WHERE id = 'v7'",
    "UPDATE document SET type = 'x'", "UPDATE document SET checksum = 1",
    "UPDATE node SET attributes = '{}' WHERE position = 20", "DELETE FROM node WHERE position > 20",
    "UPDATE node SET owner = 2, path = 'x' WHERE position = 20",
    "INSERT INTO resource VALUES (1, 1, 'image', 'x', 1, 1, NULL)",
  ])
  func `an import mends what is damaged`(sql: String) throws {
    for document in [try views(10), try views(10, "<label id=\"l\"/>")] {
      let store = try SceneStore()
      try store.importDocument(try views(10), project: "p")
      try store.connection.execute("PRAGMA foreign_keys = OFF; \(sql); PRAGMA foreign_keys = ON")
      let outcome = try store.importDocument(document, project: "p")
      // Rows that are derived alone are not read where the nodes are the same.
      guard outcome == .replaced else { continue }
      #expect(try store.tables(document: 1) == fresh(document))
      #expect(try store.verify() == [])
    }
  }

  @Test func `an edit that meets other rows than those of the document writes all anew`() throws {
    let store = try SceneStore()
    try store.importDocument(try views(10), project: "p")
    try store.connection.execute(
      "PRAGMA foreign_keys = OFF; DELETE FROM object WHERE id = 'v7'; PRAGMA foreign_keys = ON")
    try store.edit(document: 1) { document in
      let node = try #require(
        (1..<document.tree.count).map { NodeID($0) }.first { document.tree[$0, .id] == "v7" })
      document.tree.insert(NewElement("label", ["id": "n"]), in: node, before: nil)
      return Self.note
    }
    #expect(try store.tables(document: 1) == fresh(store.document(1)))
    #expect(try store.verify() == [])
  }
}
