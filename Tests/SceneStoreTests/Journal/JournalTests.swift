import InterfaceBuilder
import SceneModel
import TestSupport
import Testing

@testable import SceneStore

struct JournalTests {
  private static let note = EditNote(summary: "change", sizeClass: .any, made: 1_700_000_000)

  private func sample() throws -> Document {
    try storyboard(
      inView: """
                                <subviews>
                                    <label text="one" id="l-1"/>


                                    <label text='two' id="l-2"/>
                                </subviews>
        """)
  }

  /// A store of one document, and the document's number.
  private func store(_ document: Document) throws -> (store: SceneStore, id: Int) {
    let store = try SceneStore()
    try store.importDocument(document, project: "p")
    return (store, try #require(try store.documents().first).id)
  }

  private func bytes(_ store: SceneStore, _ id: Int) throws -> [UInt8] {
    DocumentWriter().write(try store.document(id))
  }

  @Test func `an edit is stored with all that follows from it`() throws {
    let (store, id) = try store(sample())
    let entry = try store.edit(document: id) { document in
      let label = try #require(document.node("l-1"))
      document.tree.setAttribute(Name(.text), of: label, to: "three")
      return EditNote(summary: "rename", sizeClass: SizeClass(width: .compact, height: .any), made: 7)
    }
    #expect(entry?.number == 1)
    #expect(entry?.project == "p")
    #expect(entry?.document == "Main.storyboard")
    #expect(entry?.note.summary == "rename")
    #expect(entry?.note.made == 7)
    #expect(entry?.note.sizeClass.description == "compact-any")
    #expect(try store.history() == [try #require(entry)])
    let document = try store.document(id)
    #expect(document.tree[try #require(document.node("l-1")), .text] == "three")
    #expect(try store.verify().isEmpty)
  }

  @Test func `undoing goes back edit by edit to the first bytes`() throws {
    let (store, id) = try store(sample())
    var states = [try bytes(store, id)]
    let edits: [(inout Document) throws -> Void] = [
      { document in document.tree.remove([try #require(document.node("l-2"))]) },
      { document in
        document.tree.insert(
          NewElement("button", ["id": "b-1"], [NewElement("state", ["key": "normal", "title": "B"])]),
          in: try #require(document.node("v-1")), before: nil)
      },
      { document in
        document.tree.move(
          try #require(document.node("l-1")), to: try #require(document.node("b-1")), before: nil)
      },
      { document in document.tree.remove([try #require(document.node("v-1"))]) },
    ]
    for edit in edits {
      try store.edit(document: id) { document in
        try edit(&document)
        return Self.note
      }
      states.append(try bytes(store, id))
    }
    #expect(Set(states).count == 5)
    #expect(try store.history().map(\.number) == [4, 3, 2, 1])
    while states.count > 1 {
      states.removeLast()
      try store.undo()
      #expect(try bytes(store, id) == states.last)
      #expect(try store.verify().isEmpty)
    }
    #expect(try store.history().isEmpty)
    let error = #expect(throws: StoreError.self) { try store.undo() }
    #expect(error?.reason == .nothingToUndo)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `undoing restores any tree after any edits`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let document = Document(path: "a", tree: RandomTree(seed: seed).tree())
    let (store, id) = try store(document)
    var states = [document.tree]
    for _ in 0..<4 {
      try store.edit(document: id) { document in
        for _ in 0..<Int.random(in: 1..<4, using: &generator) {
          let count = document.tree.count
          let node = NodeID(Int.random(in: min(2, count - 1)..<count, using: &generator))
          switch Int.random(in: 0..<3, using: &generator) {
          case 0 where node.index > 1: document.tree.remove([node])
          case 1: document.tree.setAttribute(Name(.title), of: node, to: "\(count)")
          default:
            if document.tree.kind(of: node) == .element {
              document.tree.insert(NewElement("view", ["id": "n\(generator.next())"]), in: node, before: nil)
            }
          }
        }
        return Self.note
      }
      states.append(try store.document(id).tree)
    }
    while try !store.history().isEmpty {
      let now = try store.document(id).tree
      while let last = states.last, last.difference(from: now) == nil { states.removeLast() }
      try store.undo()
      let restored = try store.document(id).tree
      #expect(states.last.map { $0.difference(from: restored) } == .some(nil), "seed \(seed)")
    }
    #expect(try store.document(id).tree.difference(from: document.tree) == nil, "seed \(seed)")
  }

  /// Sets the text of the first label in one edit.
  private func rename(_ store: SceneStore, _ id: Int, _ text: String) throws {
    try store.edit(document: id) { document in
      let label = try #require(document.node("l-1"))
      document.tree.setAttribute(Name(.text), of: label, to: text)
      return EditNote(summary: text, sizeClass: .any, made: 1)
    }
  }

  @Test("what was undone is redone to the byte, in order, under its number")
  func redo() throws {
    let (store, id) = try store(sample())
    var states = [try bytes(store, id)]
    for text in ["a", "b", "c"] {
      try rename(store, id, text)
      states.append(try bytes(store, id))
    }
    let history = try store.history()
    for _ in 0..<2 {
      for (index, number) in [(2, 3), (1, 2), (0, 1)] {
        #expect(try store.undo().number == number)
        #expect(try bytes(store, id) == states[index])
      }
      #expect(try store.history().isEmpty)
      for (index, number) in [(1, 1), (2, 2), (3, 3)] {
        let entry = try store.redo()
        #expect(entry.number == number && entry.note.summary == ["a", "b", "c"][number - 1])
        #expect(try bytes(store, id) == states[index])
        #expect(try store.verify().isEmpty)
      }
      #expect(try store.history() == history)
      #expect(#expect(throws: StoreError.self) { try store.redo() }?.reason == .nothingToRedo)
    }
  }

  @Test("a new edit of a document forgets what was undone of it, and of no other")
  func redoAfterEdit() throws {
    let store = try SceneStore()
    for path in ["A.storyboard", "B.storyboard"] {
      try store.importDocument(
        storyboard(path, inView: #"<subviews><label text="one" id="l-1"/></subviews>"#), project: "p")
    }
    let ids = try store.documents().map(\.id)
    for id in ids {
      try rename(store, id, "a")
      try rename(store, id, "b")
    }
    try store.undo(project: "p", document: "A.storyboard")
    try store.undo(project: "p", document: "B.storyboard")
    try store.undo(project: "p", document: "A.storyboard")
    try rename(store, ids[1], "c")
    #expect(
      #expect(throws: StoreError.self) { try store.redo(project: "p", document: "B.storyboard") }?.reason
        == .nothingToRedo)
    // The edit that was undone last comes first.
    #expect(try store.redo().number == 1)
    #expect(try store.redo(project: "p", document: "A.storyboard").number == 2)
    #expect(try store.verify().isEmpty)
  }

  @Test("what was undone of a document that was imported anew is not redone")
  func redoAfterImport() throws {
    let (store, id) = try store(sample())
    try rename(store, id, "a")
    try store.undo()
    #expect(try store.importDocument(storyboard(inView: ""), project: "p") == .replaced)
    #expect(
      #expect(throws: StoreError.self) { try store.redo() }?.reason == .changedSinceEdit("Main.storyboard"))
    try store.removeProject("p")
    #expect(#expect(throws: StoreError.self) { try store.redo() }?.reason == .nothingToRedo)
    #expect(try store.verify().isEmpty)
  }

  @Test("redoing restores any tree after any edits", arguments: 0..<20 as Range<UInt64>)
  func redoOfAny(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (store, id) = try store(Document(path: "a", tree: RandomTree(seed: seed).tree()))
    for _ in 0..<3 {
      try store.edit(document: id) { document in
        let node = NodeID(Int.random(in: 1..<document.tree.count, using: &generator))
        if document.tree.kind(of: node) == .element {
          document.tree.insert(NewElement("view", ["id": "n\(generator.next())"]), in: node, before: nil)
        } else {
          document.tree.remove([node])
        }
        return Self.note
      }
    }
    let edited = try store.document(id).tree
    let count = try store.history().count
    for _ in 0..<count { try store.undo() }
    for _ in 0..<count { try store.redo() }
    #expect(try store.document(id).tree.difference(from: edited) == nil, "seed \(seed)")
  }

  @Test func `what changes nothing or fails leaves no trace`() throws {
    struct Failure: Error {}
    let (store, id) = try store(sample())
    #expect(try store.edit(document: id) { _ in Self.note } == nil)
    #expect(throws: Failure.self) {
      try store.edit(document: id) { document in
        document.tree.remove([NodeID(2)])
        throw Failure()
      }
    }
    #expect(try store.history().isEmpty)
    #expect(try bytes(store, id) == DocumentWriter().write(try sample()))
    let error = #expect(throws: StoreError.self) { try store.edit(document: 99) { _ in Self.note } }
    #expect(error?.reason == .noSuchDocument("99"))
  }

  @Test func `an edit of a document that was imported anew is not undone`() throws {
    let (store, id) = try store(sample())
    try store.edit(document: id) { document in
      document.tree.remove([try #require(document.node("l-2"))])
      return Self.note
    }
    let edited = try store.document(id)
    #expect(try store.importDocument(edited, project: "p") == .unchanged)
    #expect(try store.importDocument(storyboard(inView: ""), project: "p") == .replaced)
    let error = #expect(throws: StoreError.self) { try store.undo() }
    #expect(error?.reason == .changedSinceEdit("Main.storyboard"))
    #expect(try store.importDocument(edited, project: "p") == .replaced)
    try store.undo()
    #expect(try bytes(store, id) == DocumentWriter().write(try sample()))
  }

  @Test(
    "An edit that an older version kept is undone where its checksum is that of the nodes, and not elsewhere")
  func olderEdit() throws {
    let (store, id) = try store(
      storyboard(inView: "<label text='é' id=\"l\"/> <!-- c --><label  id=\"m\" ></label >"))
    let before = try bytes(store, id)
    try store.edit(document: id) { document in
      document.tree.setAttribute(Name(.alpha), of: try #require(document.node("v-1")), to: "0.5", at: 1)
      return Self.note
    }
    for (checksum, isUndone) in [(1, false), (-5_134_957_424_933_961_784, true)] {
      // As version 7 left it.
      try store.connection.execute("UPDATE edit SET former_checksum = NULL, checksum = \(checksum)")
      try store.writeRowChecksums()
      if isUndone {
        try store.undo()
        #expect(try bytes(store, id) == before)
      } else {
        #expect(throws: StoreError.self) { try store.undo() }
      }
    }
  }

  @Test func `each document and project has its own history, and takes it along`() throws {
    let store = try SceneStore()
    for (project, path) in [("p", "A.storyboard"), ("p", "B.storyboard"), ("q", "A.storyboard")] {
      try store.importDocument(storyboard(path, inView: ""), project: project)
    }
    for document in try store.documents() {
      try store.edit(document: document.id) { document in
        document.tree.setAttribute(Name(.title), of: try #require(document.node("v-1")), to: "t")
        return Self.note
      }
    }
    #expect(try store.history(project: "p").count == 2)
    #expect(try store.history(project: "p", document: "A.storyboard").map(\.number) == [1])
    #expect(try store.undo(project: "p", document: "A.storyboard").number == 1)
    #expect(try store.undo(project: "p").document == "B.storyboard")
    #expect(try store.history().map(\.project) == ["q"])
    try store.removeProject("q")
    #expect(try store.history().isEmpty)
    #expect(try store.verify().isEmpty)
  }
}

extension Document {
  /// The element of an identifier.
  func node(_ id: String) -> NodeID? {
    (0..<tree.count).lazy.map { NodeID($0) }.first { tree[$0, .id] == id }
  }
}
