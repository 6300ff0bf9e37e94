import InterfaceBuilder
import SceneModel
import TestSupport
import Testing

/// The examination of trees and the reader of files hold each other to the same rules.
struct ExaminationTests {
  /// What the examination finds, or nil.
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
}
