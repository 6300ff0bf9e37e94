import SceneModel
import TestSupport
import Testing

@testable import SceneStore

/// By what stored documents are found.
struct SearchTests {
  /// Interface Builder's identifiers, as all documents have them that nobody edited by hand.
  @Test(arguments: [
    ("tne-QT-ifu", true), ("000-zz-ZZZ", true), ("tne-QT-if", false), ("tneQQT-ifu", false),
    ("tne-QT-if_", false),
    ("tné-QT-if", false), ("", false),
  ])
  func `an identifier of Interface Builder's form is read and written`(text: String, isGenerated: Bool) {
    #expect(GeneratedID(text)?.text == (isGenerated ? text : nil))
  }

  @Test(arguments: [
    ("tne-qt-ifu", true), ("qt-if", true), ("e", true), ("-", true), ("ne-", true), ("q", true),
    ("tne-ifu", false),
    ("tneq", false), ("qt-ifux", false),
  ])
  func `a part of an identifier is found where it can stand`(part: String, isFound: Bool) throws {
    let id = try #require(GeneratedID("Tne-QT-ifu"))
    #expect(IDPattern.parts(Array(part.utf8)).contains { $0.mismatches(id) == 0 } == isFound)
  }

  @Test func `letters that are others are counted`() throws {
    let pattern = IDPattern(try #require(GeneratedID("tne-QT-ifu")))
    for (text, count) in [("TNE-qt-IFU", 0), ("tnf-QT-ifu", 1), ("xnf-QT-ifv", 3), ("000-00-000", 8)] {
      #expect(pattern.mismatches(try #require(GeneratedID(text))) == count, "\(text)")
    }
  }

  private func paths(_ documents: [StoredDocument]) -> [String] { documents.map(\.path) }

  private func content(_ text: String, id: String) -> String {
    """
    <subviews><label text="\(text)" userLabel="Label of \(text)" id="\(id)"><connections>
    <outlet property="wide" destination="v-1" id="Out-le-\(id.suffix(3))"/></connections></label></subviews>
    """
  }

  private func filled() throws -> SceneStore {
    let store = try SceneStore()
    let contents = [
      ("B", "Sign In", "Lab-el-001"), ("a", "Straße 7", "Lab-el-002"), ("A", "Sign out", "Lab-el-003"),
    ]
    for (path, text, id) in contents {
      try store.importDocument(
        storyboard("\(path).storyboard", scene: "s-\(path)", inView: content(text, id: id)), project: "p")
    }
    try store.importDocument(storyboard("B.storyboard", inView: ""), project: "other")
    return store
  }

  @Test(arguments: [
    ("sign in", ["B"]), ("SIGN", ["A", "B"]), ("STRASSE", []), ("straße", ["a"]),
    ("label of", ["A", "B", "a"]),
    ("lab-EL-002", ["a"]), ("el-003", ["A"]), ("le-00", ["A", "B", "a"]), ("s-a", ["A", "a"]),
    ("wide", ["A", "B", "a"]),
    ("UILabel", ["A", "B", "a"]), ("firstcontroller", ["A", "B", "a"]), ("nothing", []),
    ("sign in\u{FFFD}", []),
  ])
  func `a text is found in any case`(text: String, expected: [String]) throws {
    let found = try filled().documents(project: "p", containing: text)
    #expect(paths(found) == expected.map { $0 + ".storyboard" })
  }

  @Test func `names are found as what they are used for`() throws {
    let store = try filled()
    func found(_ name: String, _ uses: NameUses) throws -> Int {
      try store.documents(project: "p", naming: name, as: uses).count
    }
    #expect(try found("Sign", .object) == 2)
    #expect(try found("Sign  In", .object) == 1)
    #expect(try found("Sign In", .view) == 1)
    #expect(try found("c-1", .scene) == 3)
    #expect(try found("Sign In", .scene) == 0)
    #expect(try found("FirstController", .scene) == 3)
    #expect(try found("FirstController", .object) == 0)
    #expect(try found("wide", [.scene, .object, .view]) == 0)
    #expect(
      try paths(store.documents(project: "p", havingObject: ObjectID("Lab-el-002"))) == ["a.storyboard"])
    #expect(try store.documents(project: "p", havingObject: ObjectID("lab-el-002")).count == 1)
    #expect(try store.documents(project: "p", havingObject: ObjectID("c-1")).count == 3)
  }

  @Test(arguments: [
    ("Sing in", "B"), ("Sgin out", "A"), ("Lab-el-02", "a"), ("Lab-le-003", "A"), ("Label of straße", "a"),
    ("nothing like it", nil), ("Lxx-xx-002", nil),
  ])
  func `the nearest name is found`(name: String, expected: String?) throws {
    let found = try filled().documents(project: "p", nearest: name, as: .object)
    #expect(paths(found) == [expected].compactMap { $0.map { $0 + ".storyboard" } })
  }

  @Test(arguments: [
    ("B", ["B"]), ("B.storyboard", ["B"]), ("x/B.storyboard", ["B"]), ("C", []), ("é", ["A", "B", "a"]),
  ])
  func `documents are called by the names of their files`(name: String, expected: [String]) throws {
    let found = try filled().documents(project: "p", called: name)
    #expect(paths(found) == expected.map { $0 + ".storyboard" })
  }

  @Test func `documents whose names are too long to keep are always looked into`() throws {
    let store = try filled()
    let long = String(repeating: "long ", count: SearchTerms.nameLimit / 5 + 1)
    try store.importDocument(
      storyboard("Z.storyboard", inView: content(long, id: "Lab-el-009")), project: "p")
    #expect(try paths(store.documents(project: "p", containing: "nothing")) == ["Z.storyboard"])
    #expect(
      try paths(store.documents(project: "p", containing: "el-003")) == ["A.storyboard", "Z.storyboard"])
    #expect(try store.verify() == [])
  }

  /// Imports, edits, undoes, replaces and removes documents, of which the first are in another block than the
  /// last.
  @Test(arguments: 0..<3 as Range<UInt64>)
  func `what is found follows from the documents after any work`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let store = try SceneStore()
    try store.importDocument(
      storyboard("0.storyboard", inView: content("First", id: "Lab-el-000")), project: "p")
    let others = try (0..<252).map { try document("\($0).xib", "<document><objects/></document>") }
    try store.importDocuments(others, project: "q")
    for step in 0..<30 {
      let path = "\(random.below(12)).storyboard"
      let id = try store.documents(project: "p").first { $0.path == path }?.id
      switch random.below(5) {
      case 0, 1:
        let new = content("Text \(random.below(9))", id: "Lab-el-00\(random.below(9))")
        try store.importDocument(storyboard(path, inView: new), project: "p")
      case 2 where id != nil:
        try store.edit(document: try #require(id)) { document in
          let nodes = (1..<document.tree.count).map { NodeID($0) }
          let label = try #require(nodes.first { document.tree.tag(of: $0) == "label" })
          document.tree.setAttribute(Name(.text), of: label, to: "Edited \(step)")
          return EditNote(summary: "", sizeClass: .any, made: 1)
        }
      case 3 where try !store.history().isEmpty: _ = try? store.undo()
      case 4 where id != nil: try store.removeDocument(id: try #require(id))
      default: break
      }
    }
    #expect(try store.verify() == [], "seed \(seed)")
    try store.removeProject("q")
    #expect(try store.verify() == [], "seed \(seed)")
    try store.removeProject("p")
    #expect(try store.rows("SELECT 1 FROM name_block UNION ALL SELECT 1 FROM id_block").isEmpty)
  }

  @Test(arguments: [
    "UPDATE name_block SET names = x'00'", "UPDATE name_block SET names = x'FFFF'",
    "UPDATE name_block SET uses = x'05'",
    "UPDATE name_block SET number = 9223372036854775807",
    "UPDATE name_block SET number = -9223372036854775808",
    "UPDATE id_block SET ids = x'01'", "UPDATE id_block SET number = -number - 1", "DELETE FROM id_block",
    "UPDATE id_block SET number = 9223372036854775807 - number", "DELETE FROM name_block",
    "INSERT INTO id_block VALUES (9000, x'')", "UPDATE name_block SET uses = CAST(uses || x'00' AS BLOB)",
  ])
  func `damage is found, and no search crashes`(sql: String) throws {
    let store = try filled()
    try store.connection.execute(sql)
    for text in ["sign", "el-0", "Lab-el-002", "s-a"] {
      do { _ = try store.documents(project: "p", containing: text) } catch {
        guard case .damaged = error.reason else { throw error }
      }
      do { _ = try store.documents(project: "p", nearest: text, as: .object) } catch {
        guard case .damaged = error.reason else { throw error }
      }
    }
    #expect(try !store.verify().isEmpty)
  }
}
