import Editing
import SceneModel
import Testing

struct StaleNodeTests {
  @Test("a node of a document before an edit is caught, not misread")
  func stale() async throws {
    await #expect(processExitsWith: .failure) {
      var document = try Sample.plaza()
      let root = try #require(document.tree.root)
      let child = try #require(document.tree.elements(of: root).first { _ in true })
      try document.apply(.delete(ObjectID("fnt-lb-001"), .project))
      _ = document.tree.attributes(of: child)
    }
    await #expect(processExitsWith: .failure) {
      let before = try Sample.plaza()
      var (first, second) = (before, before)
      try first.apply(.delete(ObjectID("fnt-lb-001"), .project))
      try second.apply(.delete(ObjectID("pgn-iv-001"), .project))
      let node = try #require(first.tree.root)
      _ = second.tree[node, .id]
    }
  }

  @Test("nodes that are asked for after an edit can be read, and so can those of a copy from before")
  func fresh() throws {
    var document = try Sample.plaza()
    let before = document
    let old = try #require(document.tree.root)
    try document.apply(.delete(ObjectID("fnt-lb-001"), .project))
    let root = try #require(document.tree.root)
    #expect(document.tree.tag(of: root) == "document")
    #expect(before.tree.tag(of: old) == "document")
    #expect(document.tree.parent(of: root) == .document)
    for node in document.tree.elements(of: root) { #expect(document.tree.parent(of: node) == root) }
    #expect(old == root && Set([old, root]).count == 1)
  }
}
