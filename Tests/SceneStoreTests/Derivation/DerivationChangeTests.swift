import SceneModel
import TestSupport
import Testing

@testable import SceneStore

/// Which attributes may change so that no derived row does.
struct DerivationChangeTests {
  /// Documents of all sorts: some as Interface Builder could write them, some of anything at all.
  private func document(_ seed: UInt64) throws -> Document {
    seed.isMultiple(of: 2)
      ? try RandomStoryboard(seed: seed).document() : Document(path: "a", tree: RandomTree(seed: seed).tree())
  }

  /// The attributes that deriving the rows of a document reads, each with its element.
  private func read(_ document: Document) -> [(element: NodeID, name: Name)] {
    var logged = document
    let log = ReadLog(of: document.tree)
    logged.tree.readLog = log
    _ = Derivation.rows(of: logged)
    return (1..<document.tree.count).map { NodeID($0) }.flatMap { element in
      let attributes = document.tree.attributes(of: element)
      return attributes.indices.filter { log.hasRead(attribute: $0) }.map { (element, attributes[$0].name) }
    }
  }

  /// Whether an attribute may get another value.
  private func mayChange(_ element: NodeID, _ name: Name, in tree: ElementTree) throws -> Bool {
    var edited = tree
    edited.setAttribute(name, of: element, to: (tree[element, name] ?? "") + "!")
    let changed = try #require(edited.elementsChanged(since: tree))
    return Derivation.keepsRows(changed, from: tree, to: edited)
  }

  @Test(arguments: 0..<40)
  func `no attribute that rows are read from may change alone`(seed: UInt64) throws {
    let document = try document(seed)
    let read = read(document)
    if seed.isMultiple(of: 2) { #expect(read.count > 10) }
    for (element, name) in read {
      #expect(
        try !mayChange(element, name, in: document.tree),
        "seed \(seed): \(document.tree.tag(of: element)).\(document.tree.names.text(name))")
    }
  }

  @Test(.enabled(if: Corpus.folder != nil, "NINEFOLD_CORPUS names no folder of documents"))
  func `nor may one in a document of the corpus`() throws {
    for document in try Corpus.documents() {
      for (element, name) in read(document) {
        #expect(
          try !mayChange(element, name, in: document.tree),
          "\(document.path): \(document.tree.tag(of: element)).\(document.tree.names.text(name))")
      }
    }
  }

  /// Gives some elements another attribute, or takes one away.
  private func change(_ tree: inout ElementTree, _ random: inout SeededGenerator) {
    let names = [
      "id", "key", "customClass", "hidden", "text", "title", "alpha", "x", "constant", "constraints",
    ]
    for _ in 0...random.below(2) {
      let element = NodeID(1 + random.below(tree.count - 1))
      guard tree.kind(of: element) == .element else { continue }
      let name = tree.intern(names[random.below(names.count)])
      if random.below(4) == 0, let attribute = tree.attributes(of: element).first {
        tree.removeAttribute(attribute.name, of: element)
      } else {
        tree.setAttribute(
          name, of: element, to: ["YES", "a", "frame", "text", "n\(random.next())"][random.below(5)])
      }
    }
  }

  @Test(arguments: 0..<20)
  func `where rows are kept, those of the changed document are the same`(block: UInt64) throws {
    var random = SeededGenerator(seed: block)
    var (kept, others) = (0, 0)
    for seed in block * 20..<(block + 1) * 20 {
      let document = try document(seed)
      let rows = Derivation.rows(of: document)
      for _ in 0..<10 {
        var edited = document
        change(&edited.tree, &random)
        let changed = try #require(edited.tree.elementsChanged(since: document.tree))
        guard Derivation.keepsRows(changed, from: document.tree, to: edited.tree) else {
          others += 1
          continue
        }
        kept += 1
        #expect(Derivation.rows(of: edited) == rows, "seed \(seed)")
      }
    }
    #expect(kept > 20 && others > 20)
  }
}
