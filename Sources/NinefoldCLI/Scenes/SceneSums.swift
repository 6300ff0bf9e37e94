import CommandLine
import Ninefold

/// The totals of the documents and scenes of a report.
struct SceneSums {
  var documents = DocumentTally()
  private(set) var warnings: WarningTally
  /// Scenes that have an answer.
  private(set) var found = 0
  var findings = 0
  /// Documents that were not refused.
  var answered = 0
  private var totals: Totals
  private var references = StoryboardReferences()
  private let followsReferences: Bool

  /// Sums without a document.
  ///
  /// - Parameter followsReferences: Whether references between storyboards are checked, since all documents
  ///   are read.
  init(_ counted: [CountedName], isStrict: Bool, followsReferences: Bool) {
    totals = Totals([.documents, .scenes] + counted + [.refused])
    warnings = WarningTally(isStrict: isStrict)
    self.followsReferences = followsReferences
  }

  /// The totals in one line, such as `2 documents, 3 scenes, 0 refused`.
  var line: String {
    var whole = totals
    whole.add(documents.refused, .refused)
    return whole.line
  }

  /// Counts a document, and reports the values of its scenes that cannot be read and the findings of
  /// its segues.
  mutating func add(_ document: Document, _ outlines: [SceneOutline], _ segues: SegueGraph?) {
    totals.add(1, .documents)
    totals.add(outlines.count, .scenes)
    let ranges = outlines.map { document.tree.subtree(of: $0.objects) }
    let values = ReadFinding.unreadableValues(of: document) { node in
      ranges.contains { $0.contains(Int(node.index)) }
    }
    for value in values { Diagnostics.report(value) }
    findings += values.count
    guard let segues else { return }
    findings += segues.report(in: document, outlines)
    if followsReferences { references.add(document, segues) }
  }

  /// Counts an answer, and reports its diagnostics.
  mutating func add(_ answer: WrittenAnswer) {
    for line in answer.diagnostics { Diagnostics.report(line) }
    found += 1
    findings += answer.findings
    warnings.count += answer.warnings
    for (name, number) in answer.counts { totals.add(number, name) }
  }

  /// Reports the references between storyboards that lead to nothing, once all documents are counted.
  func reportReferences(in source: OpenSource) throws {
    for finding in try source.findings(of: references) { Diagnostics.report(finding) }
  }
}
