package import CommandLine
package import Ninefold

/// The answers of a command for a source's scenes.
///
/// The answer for a scene is written before the next one is made, so that memory does not grow with
/// the source.
package struct SceneReport: StructuredReport {
  /// The way in which a document is named for people before the answers for its scenes.
  package enum Heading {
    /// By a line with its path.
    case always
    /// By a line with its path, where a scene has an answer.
    case whereAnswered
    /// By each answer itself.
    case inAnswers
    /// Not at all: answers follow each other line by line.
    case never
  }

  /// The next step of writing.
  package enum Step {
    /// The start of a document, with the answer for the whole of it.
    case begin(Document, (any DocumentPart)?)
    case answer(WrittenAnswer)
    /// The end of a document.
    case end
  }

  private let source: OpenSource
  private let choice: SceneChoice
  private var question: Question
  /// The end of the report after all scenes, once they are done.
  private var closed: (any ReportClosing)?
  package private(set) var exitCode = ExitCode.done
  /// The errors of the objects that have no answer.
  private var unanswered: [String] = []

  /// The question, by its subject.
  private enum Question {
    case scenes(any SceneQuestion)
    case objects([any ObjectQuestion])

    /// The question as far as every kind has it.
    var reports: [any ReportQuestion] {
      switch self {
      case .scenes(let question): [question]
      case .objects(let questions): questions
      }
    }
  }

  private var asked: any ReportQuestion { question.reports[0] }

  /// A report of all requested scenes, or of those that have an answer.
  ///
  /// - Parameter files: The directory of the files of a stored project.
  package init(
    _ scenes: SceneOptions, files: PictureFileOptions? = nil, _ question: any SceneQuestion
  ) throws {
    self.init(
      of: try OpenSource(try scenes.source.source(), files: files?.directory), scenes.choice, question)
  }

  /// A report of all requested scenes of an open source.
  package init(of source: OpenSource, _ choice: SceneChoice, _ question: any SceneQuestion) {
    self.source = source
    self.choice = choice
    self.question = .scenes(question)
  }

  /// A report of the one object that has a name.
  package init(_ scenes: SceneOptions, _ question: any ObjectQuestion) throws {
    self.init(of: try OpenSource(try scenes.source.source()), scenes.choice, [question])
  }

  /// A report of objects of an open source, of which there is one at least, each by its name.
  package init(of source: OpenSource, _ choice: SceneChoice, _ questions: [any ObjectQuestion]) {
    self.source = source
    self.choice = choice
    question = .objects(questions)
  }

  package mutating func write(to output: inout Output) throws {
    var text = SceneReportText(asked)
    let line = try forEachAnswer(as: [.text]) { try text.take($0, &output) }
    try text.end(closed, isFailed: exitCode == .failed, line, &output)
  }

  package mutating func writeJSON(to output: inout Output) throws {
    var form = SceneReportJSON()
    _ = try forEachAnswer(as: [.json]) { try form.take($0, &output) }
    try form.end(closed, &output)
  }

  package mutating func write(to output: inout Output, json: inout Output) throws {
    var text = SceneReportText(asked)
    var form = SceneReportJSON()
    let line = try forEachAnswer(as: [.text, .json]) { step in
      try text.take(step, &output)
      try form.take(step, &json)
    }
    try text.end(closed, isFailed: exitCode == .failed, line, &output)
    try form.end(closed, &json)
  }

  /// Takes the steps for each document and scene, and gives the totals in a line.
  private mutating func forEachAnswer(
    as formats: [Format], _ step: (Step) throws -> Void
  ) throws -> String {
    let asked = asked
    let names = [.documents, .scenes] + (asked.totals ?? []) + [.refused]
    var run = SceneRun(
      formats, Counts(names, isStrict: asked.isStrict), namesAll: asked.missing == nil,
      followsReferences: choice == SceneChoice())
    run.counts.findings += try reportLanguages(asked)
    switch question {
    case .scenes(let question):
      try run.run(source, choice, step) { document in
        let shown = try localized(document)
        return (shown, try question.answers(for: shown, in: source))
      }
    case .objects(var questions):
      for index in questions.indices {
        if let missing = try answer(&questions[index], &run, step) { unanswered.append(missing) }
      }
      self.question = .objects(questions)
    }
    try run.reportReferences(in: source)
    closed = try asked.closing()
    run.counts.add(source.refusedAssets, .refused)
    conclude(run)
    if let code = closed?.exitCode, code.rawValue > exitCode.rawValue { exitCode = code }
    return run.counts.line
  }

  /// Takes the steps for the object that a question names.
  ///
  /// - Returns: The error where the object has no answer.
  private func answer(
    _ question: inout any ObjectQuestion, _ run: inout SceneRun, _ step: (Step) throws -> Void
  ) throws -> String? {
    let object = try source.object(question.name, question.subject, in: choice) { run.counts.count($0) }
    let shown = try object.within(localized(object.document))
    // The closure of the answers cannot hold the parameter itself.
    var asked = question
    var isAnswered = true
    defer { question = asked }
    try run.reportingRefusals(step) { run in
      let answers = DocumentAnswers { _ in
        let answer = try asked.answer(for: shown, in: source)
        isAnswered = answer != nil
        return answer
      }
      try run.add(shown.document, [object.outline], answers, step)
    }
    return isAnswered ? nil : asked.missing
  }

  /// Reports the requested languages in which there are no texts.
  ///
  /// - Returns: The number of findings.
  private func reportLanguages(_ asked: any ReportQuestion) throws -> Int {
    let problems = try ([asked.language].compactMap(\.self) + asked.otherLanguages).compactMap {
      try source.refusal(of: $0)
    }
    for problem in problems { Diagnostics.report(error: problem) }
    return problems.count
  }

  /// A document with its texts in the language of the question.
  private func localized(_ document: Document) throws -> Document {
    guard let language = asked.language else { return document }
    return try source.document(document, in: language) { Diagnostics.report("\($0)") }
  }

  private mutating func conclude(_ run: SceneRun) {
    let asked = asked
    exitCode = run.counts.exitCode
    if exitCode != .failed, case .scenes = question, run.hasNoAnswer, let missing = asked.missing {
      fail(missing)
    }
    for problem in unanswered + asked.problems { fail(problem) }
    run.counts.reportWarnings()
  }

  private mutating func fail(_ problem: String) {
    Diagnostics.report(error: problem)
    exitCode = .failed
  }
}
