import InterfaceBuilder
import SceneModel
import TestSupport
import Testing

/// The examination of trees and the reader of files hold each other to the same rules.
struct ExaminationTests {
  /// The defect that the examination finds, or nil.
  private func defect(_ document: Document, _ limits: ReadLimits) -> TreeDefect? {
    do throws(TreeDefect) {
      try document.examine(limits: limits)
      return nil
    } catch {
      return error
    }
  }

  /// Whether a document's file is read again, and says the same.
  private func comesBack(_ document: Document, _ limits: ReadLimits) -> Bool {
    let bytes = DocumentWriter().write(document)
    guard let read = try? DocumentReader(limits: limits).read(bytes, path: "a.xib") else { return false }
    return Meaning(read.tree) == Meaning(document.tree) && DocumentWriter().write(read) == bytes
  }

  @Test(arguments: 0..<20)
  func `what passes the examination is what the reader takes and gives back, and nothing else does`(
    block: UInt64
  ) {
    var passed = 0
    for seed in block * 500..<(block + 1) * 500 {
      let document = RandomTree.document(seed: seed)
      for limits in [ReadLimits(), RandomTree.limits] {
        let defect = defect(document, limits)
        if defect == nil { passed += 1 }
        #expect(
          comesBack(document, limits) == (defect == nil), "seed \(seed): \(defect?.description ?? "passes")")
      }
    }
    #expect(passed > 100 && passed < 900)
  }

  @Test func `the bytes of a file are counted to the last one`() throws {
    var count = 0
    for seed in 0..<2000 as Range<UInt64> {
      let document = RandomTree.document(seed: seed)
      guard defect(document, ReadLimits()) == nil else { continue }
      var limits = ReadLimits()
      limits.bytes = DocumentWriter().write(document).count
      #expect(defect(document, limits) == nil, "seed \(seed)")
      limits.bytes -= 1
      #expect(defect(document, limits)?.found == "the file is too large", "seed \(seed)")
      count += 1
    }
    #expect(count > 200)
  }

  /// Gives an element another attribute, a right one or a wrong one, or takes one away.
  private func change(_ tree: inout ElementTree, _ random: inout SeededGenerator) {
    let element = NodeID(random.below(tree.count))
    guard tree.kind(of: element) == .element else { return }
    let names = ["id", "key", "a", "title", "xmlns:b", "a name", "aVeryLongNameOfAnAttribute", "\u{E9}"]
    let values = [
      "", "1", "a & \"b\"", "\u{1}", "\u{FFFE}", "x", String(repeating: "long", count: 200), "\n",
    ]
    if random.chance(4), let attribute = tree.attributes(of: element).first {
      tree.removeAttribute(attribute.name, of: element)
    } else {
      tree.setAttribute(tree.intern(random.pick(names)), of: element, to: random.pick(values))
    }
  }

  @Test(arguments: 0..<10)
  func `what is examined after a change of attributes is what all of the document comes to`(
    block: UInt64
  ) throws {
    var random = SeededGenerator(seed: block)
    var (passed, refused) = (0, 0)
    for seed in block * 1000..<(block + 1) * 1000 {
      let limits = random.chance(2) ? ReadLimits() : RandomTree.limits
      var document = RandomTree.document(seed: seed)
      guard (try? document.examine(since: document, limits: limits)) != nil else { continue }
      for _ in 0..<8 {
        var edited = document
        for _ in 0...random.below(2) { change(&edited.tree, &random) }
        let whole = defect(edited, limits)
        do throws(TreeDefect) {
          try edited.examine(since: document, limits: limits)
          passed += 1
          #expect(whole == nil, "seed \(seed)")
          #expect(edited.measure?.bytes == DocumentWriter().write(edited).count, "seed \(seed)")
          document = edited
        } catch {
          refused += 1
          #expect(whole != nil, "seed \(seed): \(error)")
        }
      }
    }
    #expect(passed > 100 && refused > 100)
  }
}
