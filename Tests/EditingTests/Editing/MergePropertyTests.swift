import Comparison
import Editing
import InterfaceBuilder
import SceneModel
import TestSupport
import Testing

/// Edits of two copies of a document at random, merged.
struct MergePropertyTests {
  @Test(arguments: 0..<24 as Range<UInt64>)
  func `edits of different things on both sides come out as if they were made one after the other`(
    seed: UInt64
  ) throws {
    for base in try Sample.all() {
      guard let sides = Sides(of: base, seed: seed, edits: 2), sides.touchDifferentThings else { continue }
      let place = "\(base.path), seed \(seed): \(sides.edits)"
      let merge = DocumentMerge(base: base, ours: sides.ours, theirs: sides.theirs)
      #expect(merge.conflicts.isEmpty, "\(place): \(merge.conflicts)")
      #expect(lines(of: merge.document) == lines(of: sides.both), "\(place)")
    }
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `edits of whatever things come out as a document that is read, with no new defects`(seed: UInt64)
    throws
  {
    for base in try Sample.all() {
      guard let sides = Sides(of: base, seed: seed &+ 1000, edits: 6) else { continue }
      let place = "\(base.path), seed \(seed): \(sides.edits)"
      for favored in [MergeSide.ours, .theirs] {
        let merge = DocumentMerge(base: base, ours: sides.ours, theirs: sides.theirs, favored: favored)
        let read = try? DocumentReader().read(merge.document.bytes, path: "merged")
        #expect(read?.bytes == merge.document.bytes, "\(place)")
        let known = [base, sides.ours, sides.theirs].reduce(into: Set<String>()) {
          $0.formUnion(dangling($1))
        }
        #expect(dangling(merge.document).subtracting(known).isEmpty, "\(place)")
      }
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `where one side changed nothing, the other comes out byte for byte`(seed: UInt64) throws {
    for base in try Sample.all() {
      guard let sides = Sides(of: base, seed: seed, edits: 6) else { continue }
      for (ours, theirs) in [(base, sides.ours), (sides.ours, base), (sides.ours, sides.ours)] {
        let merge = DocumentMerge(base: base, ours: ours, theirs: theirs)
        #expect(merge.conflicts.isEmpty)
        #expect(merge.document.bytes == sides.ours.bytes, "\(base.path), seed \(seed)")
      }
    }
  }

  @Test(.enabled(if: Sample.hasCorpus))
  func `documents of the outside world merge with themselves byte for byte`() throws {
    var count = 0
    for document in Sample.corpus() where document.tree.count < 20_000 {
      let merge = DocumentMerge(base: document, ours: document, theirs: document)
      count += 1
      #expect(merge.document.bytes == document.bytes, "\(document.path)")
      #expect(merge.conflicts.isEmpty)
    }
    #expect(count > 0)
  }

  private func lines(of document: Document) -> [String] {
    String(decoding: document.bytes, as: UTF8.self).split(separator: "\n").map(String.init).sorted()
  }

  private func dangling(_ document: Document) -> Set<String> {
    let tree = document.tree
    let references = ReferenceAttributes(tree)
    var named: Set<String> = []
    for index in 1..<tree.count {
      named.formUnion(references.references(of: NodeID(index), in: tree).map(\.id))
    }
    return named.subtracting(tree.identifiers)
  }
}

/// Two copies of a document that were edited at random, and one with the edits of both.
private struct Sides {
  let ours: Document
  let theirs: Document
  let both: Document
  let edits: [[Edit]]
  let touchDifferentThings: Bool

  /// Nil where no edit could be made on a side, or not on top of the other's.
  init?(of base: Document, seed: UInt64, edits count: Int) {
    var made: [[(edit: Edit, sizeClass: SizeClass)]] = [[], []]
    var documents = [base, base]
    for side in 0..<2 {
      var random = RandomEdit(seed: seed &* 2 &+ UInt64(side))
      var ids = ObjectIDGenerator(seed: seed &* 2 &+ UInt64(side))
      for _ in 0..<count {
        let edit = random.next(documents[side])
        let sizeClass = random.sizeClass()
        var edited = documents[side]
        guard (try? edited.apply(edit, in: sizeClass, ids: &ids)) != nil else { continue }
        documents[side] = edited
        made[side].append((edit, sizeClass))
      }
      if made[side].isEmpty { return nil }
    }
    var both = documents[0]
    var ids = ObjectIDGenerator(seed: seed &* 2 &+ 1)
    var isDone = true
    for (edit, sizeClass) in made[1] {
      if (try? both.apply(edit, in: sizeClass, ids: &ids)) == nil { isDone = false }
    }
    ours = documents[0]
    theirs = documents[1]
    self.both = both
    edits = made.map { $0.map(\.edit) }
    let touched = documents.map { Self.touched(base, $0) }
    touchDifferentThings = isDone && touched[0].isDisjoint(with: touched[1])
  }

  /// The objects whose own lines differ, those that came or went, and what these refer to or are in.
  private static func touched(_ base: Document, _ edited: Document) -> Set<String> {
    let (before, after) = (facts(base), facts(edited))
    let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
    return changed.reduce(into: Set<String>()) { result, id in
      result.insert(id)
      for fact in [before[id], after[id]].compactMap(\.self) { result.formUnion(fact.related) }
    }
  }

  private struct Facts: Equatable {
    var texts: [String] = []
    var related: Set<String> = []
  }

  private static func facts(_ document: Document) -> [String: Facts] {
    let tree = document.tree
    let known = tree.identifiers
    var facts: [String: Facts] = [:]
    var owners: [String] = Array(repeating: "", count: tree.count)
    for index in 1..<tree.count {
      let node = NodeID(index)
      let around = tree.parent(of: node).map { owners[Int($0.index)] } ?? ""
      let id = tree[node, .id]
      owners[index] = id ?? around
      var text = tree.kind(of: node) == .element ? tree.tag(of: node) : tree.storedText(of: node)
      for attribute in tree.attributes(of: node) {
        text += " \(tree.names.text(attribute.name))=\(attribute.value)"
        if known.contains(attribute.value) {
          facts[owners[index], default: Facts()].related.insert(attribute.value)
        }
      }
      facts[owners[index], default: Facts()].texts.append(text)
      if id != nil {
        facts[owners[index], default: Facts()].related.insert(around)
        facts[owners[index], default: Facts()].texts.append("in \(around)")
      }
    }
    return facts
  }
}
