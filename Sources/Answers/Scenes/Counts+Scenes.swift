package import CommandLine
package import Ninefold

extension Counts {
  /// The document; nil of one that was refused, which is reported.
  package mutating func count(_ result: Result<Document, DocumentRefusal>) -> Document? {
    switch result {
    case .success(let document):
      read += 1
      Terminal.current.progress?.show("\(read + refused) documents: \(document.path)")
      return document
    case .failure(let refusal):
      refuse(refusal)
      return nil
    }
  }

  /// Counts a document, and reports the values of its scenes that cannot be read and the findings of
  /// its segues.
  package mutating func add(_ document: Document, _ outlines: [SceneOutline], _ segues: SegueGraph?) {
    add(1, .documents)
    add(outlines.count, .scenes)
    let ranges = outlines.map { document.tree.subtree(of: $0.objects) }
    let values = ReadFinding.unreadableValues(of: document) { node in
      ranges.contains { $0.contains(Int(node.index)) }
    }
    for value in values { Diagnostics.report(value) }
    findings += values.count
    if let segues { findings += segues.report(in: document, outlines) }
  }

  /// Counts an answer, and reports its diagnostics.
  package mutating func add(_ answer: WrittenAnswer) {
    for line in answer.diagnostics { Diagnostics.report(line) }
    findings += answer.findings
    warnings += answer.warnings
    for (name, number) in answer.counts { add(number, name) }
  }
}
