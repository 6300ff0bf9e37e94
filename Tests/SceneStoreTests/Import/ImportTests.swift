import Controls
import SceneModel
import Testing

@testable import SceneStore

struct ImportTests {
  @Test func `importing again replaces what changed and leaves the rest`() throws {
    let store = try SceneStore()
    let first = try storyboard("a.storyboard", inView: "<label id=\"l-1\" text=\"One\"/>")
    let other = try storyboard("b.storyboard", inView: "<label id=\"l-1\"/>")
    #expect(try store.importDocuments([first, other], project: "p") == [.added, .added])
    let numbers = try store.documents().map(\.id)
    let changed = try storyboard(
      "a.storyboard", inView: "<button id=\"b-1\"/>\n<label id=\"l-1\" text=\"Two\"/>")
    #expect(try store.importDocuments([changed, other], project: "p") == [.replaced, .unchanged])
    #expect(try store.documents().map(\.id) == numbers)
    #expect(try store.document(project: "p", path: "a.storyboard").tree.difference(from: changed.tree) == nil)
    #expect(
      try store.lines("SELECT object FROM objects WHERE document = 'a.storyboard' AND role = 'view'")
        == ["v-1", "b-1", "l-1"])
    #expect(try store.verify() == [])
  }

  @Test func `a change of the file's form alone is a change`() throws {
    let store = try SceneStore()
    var document = try storyboard(inView: "")
    try store.importDocument(document, project: "p")
    document.form.lineEnd = "\r\n"
    #expect(try store.importDocument(document, project: "p") == .replaced)
    #expect(try store.document(project: "p", path: document.path).form == document.form)
  }

  @Test(arguments: [
    ("<label id=\"l-1\" text=\"a\"/>", "<label id=\"l-1\" text=\"b\"/>"),
    ("<label id=\"l-1\" text=\"a\"/>", "<label text=\"a\" id=\"l-1\"/>"),
    ("<label id=\"l-1\" text=\"a\"/>", "<label id='l-1' text=\"a\"/>"),
    ("<label id=\"l-1\"/>", "<label id=\"l-1\"></label>"),
    ("<label id=\"l-1\"/><!--x-->", "<label id=\"l-1\"/><!--y-->"),
    ("<label id=\"l-1\"/><view id=\"l-2\"/>", "<label id=\"l-1\"><view id=\"l-2\"/></label>"),
    ("<label id=\"l-1\"/>", "<label id=\"l-1\"/><label id=\"l-2\"/>"),
  ])
  func `the least difference is a change`(before: String, after: String) throws {
    let store = try SceneStore()
    try store.importDocument(try storyboard(inView: before), project: "p")
    let changed = try storyboard(inView: after)
    #expect(try store.importDocument(changed, project: "p") == .replaced)
    let loaded = try store.document(project: "p", path: changed.path)
    #expect(loaded.tree.difference(from: changed.tree) == nil)
    #expect(try store.importDocument(changed, project: "p") == .unchanged)
  }

  @Test func `projects keep documents of one path apart`() throws {
    let store = try SceneStore()
    try store.importDocument(try storyboard(scene: "s-1", inView: ""), project: "one")
    try store.importDocument(try storyboard(scene: "s-2", inView: ""), project: "two")
    #expect(try store.projects() == ["one", "two"])
    #expect(try store.documents(project: "two").map(\.project) == ["two"])
    #expect(try store.scenes(id: ObjectID("s-2")).map(\.document) == [2])
    #expect(try store.scenes(id: ObjectID("s-2"), project: "one") == [])
    #expect(try store.scenes(document: 1).map(\.id) == [ObjectID("s-1")])
  }

  @Test func `removing takes a document or a project with all its rows`() throws {
    let store = try SceneStore()
    try store.importDocument(try storyboard("a.storyboard", inView: "<label id=\"l\"/>"), project: "one")
    try store.importDocument(try storyboard("b.storyboard", inView: "<label id=\"l\"/>"), project: "one")
    try store.importDocument(try storyboard("c.storyboard", inView: "<label id=\"l\"/>"), project: "two")
    try store.removeDocument(id: 1)
    #expect(try store.documents().map(\.path) == ["b.storyboard", "c.storyboard"])
    #expect(try store.lines("SELECT DISTINCT document FROM node ORDER BY 1") == ["2", "3"])
    try store.removeProject("one")
    #expect(try store.projects() == ["two"])
    #expect(try store.lines("SELECT DISTINCT document FROM object") == ["3"])
    #expect(try store.verify() == [])
    let missing = #expect(throws: StoreError.self) { try store.removeDocument(id: 1) }
    #expect(missing?.reason == .noSuchDocument("1"))
    let gone = #expect(throws: StoreError.self) { try store.removeProject("one") }
    #expect(gone?.reason == .noSuchProject("one"))
    let unread = #expect(throws: StoreError.self) { _ = try store.document(project: "two", path: "x") }
    #expect(unread?.reason == .noSuchDocument("x"))
  }

  @Test func `documents are taken one by one, more than a transaction holds`() throws {
    let store = try SceneStore()
    let content = (0..<3000).map { "<label id=\"l-\($0)\"/>" }.joined(separator: "\n")
    let base = try storyboard(inView: content)
    var taken = 0
    let documents = (0..<20).lazy.map { number in
      taken += 1
      var document = base
      document.path = "\(number).storyboard"
      return document
    }
    #expect(try store.importDocuments(documents, project: "p").count == 20)
    #expect(taken == 20)
    #expect(try store.documents().count == 20)
    #expect(try store.importDocuments([Document](), project: "empty") == [])
    #expect(try store.projects() == ["p"])
  }
}
