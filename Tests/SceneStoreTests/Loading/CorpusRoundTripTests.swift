import SceneModel
import Testing

@testable import SceneStore

@Suite(.enabled(if: Corpus.folder != nil, "NINEFOLD_CORPUS names no folder of documents"))
struct CorpusRoundTripTests {
  @Test func `every document comes back node by node`() throws {
    let store = try SceneStore()
    try store.importDocuments(try Corpus.documents(), project: "corpus")
    for document in try Corpus.documents() {
      let loaded = try store.document(project: "corpus", path: document.path)
      #expect(loaded.tree.difference(from: document.tree) == nil, "\(document.path)")
      #expect(loaded.form == document.form, "\(document.path)")
    }
    let again = try store.importDocuments(try Corpus.documents(), project: "corpus")
    #expect(again.allSatisfy { $0 == .unchanged })
    #expect(!again.isEmpty)
    #expect(try store.verify() == [])
  }
}
