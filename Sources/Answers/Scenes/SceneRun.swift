import CommandLine
import Ninefold
import OperatingSystem

/// One pass over the documents of a source. Answers that can be made on all cores are made ahead, in
/// parallel, and are written in the documents' order.
struct SceneRun {
  /// The document of an answer that is being made.
  private struct PendingAnswer {
    let document: Document
    /// The requested scenes and the answers for them, with the first answer of a document; nil with
    /// the others.
    let first: (outlines: [SceneOutline], answers: DocumentAnswers)?
    let isLast: Bool
  }

  private let formats: [Format]
  package var counts: Counts
  /// Whether no scene of the documents that were not refused has an answer.
  var hasNoAnswer: Bool { hasDocument && !hasAnswer }
  private var hasDocument = false
  private var hasAnswer = false
  private var references = StoryboardReferences()
  /// Whether a document without an answer is named.
  private let namesAll: Bool
  /// Whether references between storyboards are checked, since all documents are read.
  private let followsReferences: Bool
  private let queue = ParallelQueue<WrittenAnswer>()
  private var pending: [PendingAnswer] = []
  /// The only pending answer, before others follow: it is made on this thread where none do.
  private var lone: (@Sendable () -> any SceneAnswer)?

  package init(_ formats: [Format], _ counts: Counts, namesAll: Bool, followsReferences: Bool) {
    self.formats = formats
    self.counts = counts
    self.namesAll = namesAll
    self.followsReferences = followsReferences
  }

  /// Takes the steps of a report for each document and scene.
  ///
  /// - Parameter answers: Gives the document to report on, and the answers for it.
  package mutating func run(
    _ source: OpenSource, _ choice: SceneChoice, _ step: (SceneReport.Step) throws -> Void,
    _ answers: (Document) throws -> (Document, DocumentAnswers)
  ) throws {
    // Answers made before an error are written before it is thrown.
    let failure = Result {
      try source.forEachDocument(choice, { try take($0, step) }) { document, outlines in
        try reportingRefusals(step) { run in
          let (shown, answers) = try answers(document)
          try run.add(shown, outlines, answers, step)
        }
      }
    }
    try finish(step)
    try failure.get()
  }

  /// Does some work, or reports why a document is refused.
  mutating func reportingRefusals(
    _ step: (SceneReport.Step) throws -> Void, _ work: (inout SceneRun) throws -> Void
  ) throws {
    do { try work(&self) } catch let refusal as LayoutRefusal {
      // The refusal of a document is reported after the answers for those before it.
      try finish(step)
      counts.refuse(refusal)
    }
  }

  private mutating func take(
    _ result: Result<Document, DocumentRefusal>, _ step: (SceneReport.Step) throws -> Void
  ) throws -> Document? {
    if case .failure = result { try finish(step) }
    return counts.count(result)
  }

  /// Takes the steps for a document, or starts to make the answers for its scenes.
  package mutating func add(
    _ document: Document, _ outlines: [SceneOutline], _ answers: DocumentAnswers,
    _ step: (SceneReport.Step) throws -> Void
  ) throws {
    switch answers.answers {
    case .atOnce(let answer): try answerAtOnce(answer, document, outlines, answers, step)
    case .onAllCores(let pieces):
      let pieces = pieces(outlines)
      if pieces.isEmpty { try answerAtOnce({ _ in nil }, document, outlines, answers, step) }
      for (index, piece) in pieces.enumerated() {
        if queue.isFull { try writeNext(step) }
        pending.append(
          PendingAnswer(
            document: document, first: index == 0 ? (outlines, answers) : nil,
            isLast: index == pieces.count - 1))
        add(piece)
      }
    }
  }

  private mutating func answerAtOnce(
    _ answer: (SceneOutline) throws -> (any SceneAnswer)?, _ document: Document, _ outlines: [SceneOutline],
    _ answers: DocumentAnswers, _ step: (SceneReport.Step) throws -> Void
  ) throws {
    try finish(step)
    count(document, outlines, answers)
    let whole = answers.whole?(outlines)
    var isBegun = namesAll
    if isBegun { try step(.begin(document, whole)) }
    for outline in outlines {
      try Cancellation.check()
      guard let answer = try answer(outline) else { continue }
      if !isBegun { try step(.begin(document, whole)) }
      isBegun = true
      let written = WrittenAnswer(answer, as: formats)
      count(written)
      try step(.answer(written))
    }
    if isBegun { try step(.end) }
    hasDocument = true
  }

  private mutating func count(
    _ document: Document, _ outlines: [SceneOutline], _ answers: DocumentAnswers
  ) {
    let segues = answers.segues()
    counts.add(document, outlines, segues)
    if followsReferences, let segues { references.add(document, segues) }
  }

  private mutating func count(_ answer: WrittenAnswer) {
    counts.add(answer)
    hasAnswer = true
  }

  /// Reports the references between storyboards that lead to nothing, once all documents are counted.
  func reportReferences(in source: OpenSource) throws {
    for finding in try source.findings(of: references) { Diagnostics.report(finding) }
  }

  private mutating func add(_ piece: @escaping @Sendable () -> any SceneAnswer) {
    if pending.count == 1, queue.count == 0 {
      lone = piece
    } else {
      if let lone = lone.take() { begin(lone) }
      begin(piece)
    }
  }

  private func begin(_ piece: @escaping @Sendable () -> any SceneAnswer) {
    let (formats, terminal) = (formats, Terminal.current)
    queue.add { Terminal.$current.withValue(terminal) { WrittenAnswer(piece(), as: formats) } }
  }

  private mutating func finish(_ step: (SceneReport.Step) throws -> Void) throws {
    while !pending.isEmpty { try writeNext(step) }
  }

  private mutating func writeNext(_ step: (SceneReport.Step) throws -> Void) throws {
    try Cancellation.check()
    let alone = lone.take().map { WrittenAnswer($0(), as: formats) }
    guard let answer = alone ?? queue.next() else { return pending.removeAll() }
    let next = pending.removeFirst()
    if let (outlines, answers) = next.first {
      count(next.document, outlines, answers)
      try step(.begin(next.document, answers.whole?(outlines)))
    }
    count(answer)
    try step(.answer(answer))
    if next.isLast {
      try step(.end)
      hasDocument = true
    }
  }
}
