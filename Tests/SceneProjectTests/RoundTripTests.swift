import SceneModel
import SceneProject
import Testing

struct RoundTripTests {
  @Test(arguments: 0..<40)
  func `every document comes back the same`(block: UInt64) throws {
    for seed in block * 25..<(block + 1) * 25 {
      let document = OddTree.document(seed: seed)
      do {
        let files = try SceneProjectWriter.files(for: [document], name: "Odd")
        let back = try read(files)
        #expect(back.count == 1, "seed \(seed)")
        if let found = difference(document, back[0]) { Issue.record("seed \(seed): \(found)") }
      } catch {
        Issue.record("seed \(seed): \(error)")
      }
    }
  }

  @Test
  func `a project keeps the order of its documents, and the files are the same each time`() throws {
    var documents = (0..<20).map { OddTree.document(seed: $0) }
    for index in documents.indices { documents[index].path = "\(index % 3)/\(20 - index).xib" }
    let files = try SceneProjectWriter.files(for: documents, name: "P")
    #expect(try SceneProjectWriter.files(for: documents, name: "P") == files)
    let back = try read(files)
    #expect(back.map(\.path) == documents.map(\.path))
    for (a, b) in zip(documents, back) { #expect(difference(a, b) == nil) }
    // Written again, what was read gives the same files.
    #expect(try SceneProjectWriter.files(for: back, name: "P") == files)
  }
}
