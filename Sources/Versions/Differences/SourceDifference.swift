import AutoLayout
import Comparison
import OperatingSystem
package import SceneModel
package import Sources

/// Compares two versions of a source's documents, on all cores.
package struct SourceDifference {
  /// A problem that the comparison met. The comparison goes on.
  package enum Event {
    /// A document that cannot be read.
    case refused(DocumentRefusal)
    /// A font or an image that cannot be read.
    case incomplete(any CustomStringConvertible)
    /// A document, by its path, of which nothing but what Interface Builder writes of its own accord differs.
    case unseen(String)
  }

  private let old: OpenSource?
  let new: OpenSource?
  let environments: [SolvingEnvironment]
  let language: TextLanguage?
  let options: DifferenceOptions

  /// A comparison of sources; nil stands for no documents at all.
  ///
  /// - Parameters:
  ///   - environments: The environments that scenes are laid out for.
  ///   - language: The language of the texts; nil for the documents' own.
  package init(
    from old: OpenSource?, to new: OpenSource?, _ environments: [SolvingEnvironment],
    language: TextLanguage? = nil, options: DifferenceOptions
  ) {
    self.old = old
    self.new = new
    self.environments = environments
    self.language = language
    self.options = options
  }

  /// Compares, and gives each document that differs, in the order of their paths.
  ///
  /// - Returns: How many documents were compared, and how many could not be read.
  /// - Throws: ``StoreError`` of a database, and what the function throws.
  package func run(
    report: (Event) -> Void, _ body: (ComparedDocument) throws -> Void
  ) throws -> (read: Int, refused: Int) {
    var counts = (read: 0, refused: 0)
    func noteRefused(_ refusal: DocumentRefusal) {
      counts.refused += 1
      report(.refused(refusal))
    }
    for refusal in (old?.refusals ?? []) + (new?.refusals ?? []) { noteRefused(refusal) }
    if let language, let problem = try (new ?? old)?.refusal(of: language) { report(.incomplete(problem)) }
    let queue = ParallelQueue<ComparedDocument>()
    func take(_ document: ComparedDocument) throws {
      try Cancellation.check()
      if document.isEmpty { report(.unseen(document.path)) } else { try body(document) }
    }
    let pairs = try DocumentPairs(old, new).pairs()
    for pair in pairs {
      let before = try side(pair.old, in: old, report, refused: noteRefused)
      let after = try side(pair.new, in: new, report, refused: noteRefused)
      // A document that cannot be read neither came nor went.
      if pair.old != nil && before == nil || pair.new != nil && after == nil { continue }
      counts.read += 1
      if let before = before?.document, let after = after?.document,
        pair.formerPath == nil, after.tree.elementsChanged(since: before.tree)?.isEmpty == true
      {
        continue
      }
      let comparing = DocumentComparing(
        formerPath: pair.formerPath, old: try complete(before, old, report),
        new: try complete(after, new, report),
        environments: environments.map { FrameEnvironment($0) }, options: options, isAlone: pairs.count == 1)
      if queue.isFull, let next = queue.next() { try take(next) }
      queue.add { comparing.compared() }
    }
    while let next = queue.next() { try take(next) }
    return counts
  }

  /// Compares versions, and gives all that differs as a report.
  ///
  /// - Parameters:
  ///   - versions: The versions of the sources, by which their files are named.
  ///   - report: Takes the problems that are met, a line each.
  /// - Returns: The report, and how many documents could not be read.
  package func report(
    of versions: ComparedVersions, report: (String) -> Void
  ) throws -> (report: DifferenceReport, refused: Int) {
    var result = DifferenceReport(old: versions.names.old, new: versions.names.new)
    result.refusals = versions.refusals
    var documents: [ComparedDocument] = []
    let counts = try withExtendedLifetime(versions) {
      try run(report: { event in
        let line = versions.reported("\(event)")
        report(line)
        if case .refused = event { result.refusals.append(line) }
      }) { documents.append($0) }
    }
    result.documents = documents
    return (result, versions.refused + counts.refused)
  }
}

extension SourceDifference.Event: CustomStringConvertible {
  /// One line: the place, what was wrong and what was expected.
  package var description: String {
    switch self {
    case .refused(let refusal): refusal.description
    case .incomplete(let problem): "\(problem)"
    case .unseen(let path): "\(path): note: no change a user could see".onOneLine
    }
  }
}
