import CommandLine
import Ninefold
import OperatingSystem

/// One pass over the documents of a source. Answers that can be made on all cores are made ahead, in
/// parallel, and are written in the documents' order.
struct SceneCourse {
  /// The document of an answer that is being made.
  private struct Place {
    let document: Document
    /// The requested scenes and the answers for them, with the first answer of a document; nil with
    /// the others.
    let first: (outlines: [SceneOutline], answers: DocumentAnswers)?
    let isLast: Bool
  }

  private let format: Format
  var sums: SceneSums
  /// Whether a document without an answer is named.
  private let namesAll: Bool
  private let queue = ParallelQueue<WrittenAnswer>()
  private var places: [Place] = []
  /// The only pending answer, before others follow: it is made on this thread where none do.
  private var lone: (@Sendable () -> any SceneAnswer)?

  init(_ format: Format, _ sums: SceneSums, namesAll: Bool) {
    self.format = format
    self.sums = sums
    self.namesAll = namesAll
  }

  /// Takes the steps of a report for each document and scene.
  ///
  /// - Parameter answers: Gives the document to report on, and the answers for it.
  mutating func run(
    _ source: OpenSource, _ choice: SceneChoice, _ step: (SceneReport.Step) throws -> Void,
    _ answers: (Document) throws -> (Document, DocumentAnswers)
  ) throws {
    // Answers made before an error are written before it is thrown.
    let failure = Result {
      try source.forEachDocument(choice, { try take($0, step) }) { document, outlines in
        try tellingRefusals(step) { course in
          let (shown, answers) = try answers(document)
          try course.add(shown, outlines, answers, step)
        }
      }
    }
    try finish(step)
    try failure.get()
  }

  /// Does some work, or reports why a document is refused.
  mutating func tellingRefusals(
    _ step: (SceneReport.Step) throws -> Void, _ work: (inout SceneCourse) throws -> Void
  ) throws {
    do { try work(&self) } catch let refusal as LayoutRefusal {
      // The refusal of a document is reported after the answers for those before it.
      try finish(step)
      sums.documents.refuse(refusal)
    }
  }

  private mutating func take(
    _ result: Result<Document, DocumentRefusal>, _ step: (SceneReport.Step) throws -> Void
  ) throws -> Document? {
    if case .failure = result { try finish(step) }
    return sums.documents.count(result)
  }

  /// Takes the steps for a document, or starts to make the answers for its scenes.
  mutating func add(
    _ document: Document, _ outlines: [SceneOutline], _ answers: DocumentAnswers,
    _ step: (SceneReport.Step) throws -> Void
  ) throws {
    switch answers.answers {
    case .atOnce(let answer): try say(answer, document, outlines, answers, step)
    case .onAllCores(let pieces):
      let pieces = pieces(outlines)
      if pieces.isEmpty { try say({ _ in nil }, document, outlines, answers, step) }
      for (index, piece) in pieces.enumerated() {
        if queue.isFull { try writeNext(step) }
        places.append(
          Place(
            document: document, first: index == 0 ? (outlines, answers) : nil,
            isLast: index == pieces.count - 1))
        add(piece)
      }
    }
  }

  private mutating func say(
    _ answer: (SceneOutline) throws -> (any SceneAnswer)?, _ document: Document, _ outlines: [SceneOutline],
    _ answers: DocumentAnswers, _ step: (SceneReport.Step) throws -> Void
  ) throws {
    try finish(step)
    sums.add(document, outlines, answers.segues())
    let whole = answers.whole?(outlines)
    var isBegun = namesAll
    if isBegun { try step(.begin(document, whole)) }
    for outline in outlines {
      guard let answer = try answer(outline) else { continue }
      if !isBegun { try step(.begin(document, whole)) }
      isBegun = true
      let written = WrittenAnswer(answer, as: format)
      sums.add(written)
      try step(.answer(written))
    }
    if isBegun { try step(.end) }
    sums.answered += 1
  }

  private mutating func add(_ piece: @escaping @Sendable () -> any SceneAnswer) {
    if places.count == 1, queue.count == 0 {
      lone = piece
    } else {
      if let lone = lone.take() { begin(lone) }
      begin(piece)
    }
  }

  private func begin(_ piece: @escaping @Sendable () -> any SceneAnswer) {
    let (format, terminal) = (format, Terminal.current)
    queue.add { Terminal.$current.withValue(terminal) { WrittenAnswer(piece(), as: format) } }
  }

  private mutating func finish(_ step: (SceneReport.Step) throws -> Void) throws {
    while !places.isEmpty { try writeNext(step) }
  }

  private mutating func writeNext(_ step: (SceneReport.Step) throws -> Void) throws {
    let alone = lone.take().map { WrittenAnswer($0(), as: format) }
    guard let answer = alone ?? queue.next() else { return places.removeAll() }
    let place = places.removeFirst()
    if let (outlines, answers) = place.first {
      sums.add(place.document, outlines, answers.segues())
      try step(.begin(place.document, answers.whole?(outlines)))
    }
    sums.add(answer)
    try step(.answer(answer))
    if place.isLast {
      try step(.end)
      sums.answered += 1
    }
  }
}
