import CommandLine
import JSONText
import Ninefold

/// The answers of a command for a source's scenes.
///
/// The answer for a scene is written before the next one is made, so that memory does not grow with
/// the source.
struct SceneReport: StructuredReport {
  /// The way in which a document is named for people before the answers for its scenes.
  enum Heading {
    /// By a line with its path.
    case always
    /// By a line with its path, where a scene has an answer.
    case whereSaid
    /// By each answer itself.
    case inAnswers
    /// Not at all: answers follow each other line by line.
    case never
  }

  /// The next step of writing.
  enum Step {
    /// The start of a document, with the answer for the whole of it.
    case begin(Document, (any DocumentPart)?)
    case answer(WrittenAnswer)
    /// The end of a document.
    case end
  }

  private let source: OpenSource
  private let choice: SceneChoice
  private let asked: Asked
  private let heading: Heading
  /// The error where no scene has an answer, for a report that searches; it leaves out the documents
  /// without one.
  private let missing: (() -> String)?
  /// The names of the totals besides documents, scenes and refusals; nil for no totals.
  private let totals: [CountedName]?
  private let isStrict: Bool
  /// The language of the documents' texts; nil where their own are shown.
  private let language: TextLanguage?
  /// Other languages that answers are in.
  private let otherLanguages: [TextLanguage]
  /// Gives the problems that are known when all documents are read.
  private let problems: () -> [String]
  /// Gives the end of the report after all scenes, with its exit code.
  private let closing: () throws -> (any ReportClosing)?
  /// The end of the report after all scenes, once they are done.
  private var closed: (any ReportClosing)?
  private(set) var exitCode = ExitCode.done

  /// The subject of the answers.
  private enum Asked {
    case scenes((Document, OpenSource) throws -> DocumentAnswers)
    /// The object that has a name.
    case object(String, NameError.Subject, (FoundObject, OpenSource) throws -> (any SceneAnswer)?)
  }

  /// A report of all requested scenes, or of those that have an answer.
  ///
  /// - Parameters:
  ///   - opened: The source that the options name, where it is open already.
  ///   - files: The directory of the files of a stored project.
  init(
    _ scenes: SceneOptions, of opened: OpenSource? = nil, files: PictureFileOptions? = nil,
    heading: Heading = .always,
    totals: [CountedName]? = nil, isStrict: Bool = false,
    language: TextLanguage? = nil, otherLanguages: [TextLanguage] = [], missing: (() -> String)? = nil,
    problems: @escaping () -> [String] = { [] },
    closing: @escaping () throws -> (any ReportClosing)? = { nil },
    _ answers: @escaping (Document, OpenSource) throws -> DocumentAnswers
  ) throws {
    source = try opened ?? OpenSource(try scenes.source.source(), files: files?.directory)
    choice = scenes.choice
    asked = .scenes(answers)
    self.heading = heading
    self.totals = totals
    self.isStrict = isStrict
    self.language = language
    self.otherLanguages = otherLanguages
    self.problems = problems
    self.closing = closing
    self.missing = missing
  }

  /// A report of the one object that has a name.
  ///
  /// - Parameters:
  ///   - subject: The kind of object that the name is to mean.
  ///   - missing: The error where the object has no answer.
  init(
    _ scenes: SceneOptions, object name: String, _ subject: NameError.Subject = .object,
    heading: Heading = .always, language: TextLanguage? = nil, missing: @escaping () -> String,
    _ answer: @escaping (FoundObject, OpenSource) throws -> (any SceneAnswer)?
  ) throws {
    source = try OpenSource(try scenes.source.source())
    choice = scenes.choice
    asked = .object(name, subject, answer)
    self.heading = heading
    totals = nil
    isStrict = false
    self.language = language
    otherLanguages = []
    problems = { [] }
    closing = { nil }
    self.missing = missing
  }

  mutating func write(to output: inout Output) throws {
    let heading = heading
    // The path of a document that is not named yet.
    var unnamed: String?
    let line = try forEachAnswer(as: .text) { step in
      switch step {
      case .begin(let document, let whole):
        unnamed = document.path.onOneLine
        if heading == .always, let path = unnamed.take() { try output.writeLine(path.styled(.heading)) }
        for line in whole?.lines ?? [] { try output.writeLine(line) }
      case .answer(let answer):
        guard !answer.bytes.isEmpty else { return }
        if heading != .inAnswers, heading != .never {
          if let path = unnamed.take() { try output.writeLine(path.styled(.heading)) }
          try output.writeLine()
        }
        try output.write(answer.bytes)
        if heading == .inAnswers { try output.writeLine() }
      case .end: if unnamed == nil, heading != .never { try output.writeLine() }
      }
    }
    for line in closed?.lines ?? [] { try output.writeLine(line) }
    if totals != nil, exitCode != .failed { try output.writeLine(line) }
  }

  mutating func writeJSON(to output: inout Output) throws {
    var json = JSONWriter()
    json.beginObject()
    json.name("documents")
    json.beginArray(.lines)
    _ = try forEachAnswer(as: .json) { step in
      switch step {
      case .begin(let document, let whole):
        json.beginObject()
        json.member("path", document.path)
        whole?.write(to: &json)
        json.name("scenes")
        json.beginArray(.lines)
      case .answer(let answer):
        json.value(answer.bytes)
        try output.take(from: &json)
      case .end:
        json.end()
        json.end()
      }
    }
    json.end()
    closed?.write(to: &json)
    json.end()
    try output.take(from: &json)
  }

  /// Takes the steps for each document and scene, and gives the totals in a line.
  private mutating func forEachAnswer(
    as format: Format, _ step: (Step) throws -> Void
  ) throws -> String {
    var sums = SceneSums(totals ?? [], isStrict: isStrict, followsReferences: choice == SceneChoice())
    sums.findings += try reportLanguages()
    var course = SceneCourse(format, sums, namesAll: missing == nil)
    switch asked {
    case .scenes(let answers):
      try course.run(source, choice, step) { document in
        let shown = try localized(document)
        return (shown, try answers(shown, source))
      }
    case .object(let name, let subject, let answerObject):
      let source = source
      let object = try source.object(name, subject, in: choice) { course.sums.documents.count($0) }
      let shown = try object.within(localized(object.document))
      try course.tellingRefusals(step) { course in
        let answers = DocumentAnswers { _ in try answerObject(shown, source) }
        try course.add(shown.document, [object.outline], answers, step)
      }
    }
    try course.sums.reportReferences(in: source)
    closed = try closing()
    conclude(course.sums)
    if let code = closed?.exitCode, code.rawValue > exitCode.rawValue { exitCode = code }
    return course.sums.line
  }

  /// Reports the requested languages in which there are no texts.
  ///
  /// - Returns: The number of findings.
  private func reportLanguages() throws -> Int {
    let problems = try ([language].compactMap(\.self) + otherLanguages).compactMap {
      try source.refusal(of: $0)
    }
    for problem in problems { Diagnostics.report(error: problem) }
    return problems.count
  }

  /// A document with its texts in the language that was asked for.
  private func localized(_ document: Document) throws -> Document {
    guard let language else { return document }
    return try source.document(document, in: language) { Diagnostics.report("\($0)") }
  }

  private mutating func conclude(_ sums: SceneSums) {
    exitCode = sums.documents.exitCode
    if exitCode != .failed, sums.found == 0, sums.answered > 0, let missing {
      fail(missing())
    } else if exitCode == .done, sums.findings > 0 {
      exitCode = .findings
    }
    for problem in problems() { fail(problem) }
    exitCode = sums.warnings.exitCode(exitCode)
    sums.warnings.report()
  }

  private mutating func fail(_ problem: String) {
    Diagnostics.report(error: problem)
    exitCode = .failed
  }
}

/// The end of a report, after all scenes.
protocol ReportClosing: DocumentPart {
  /// The exit code of the end.
  var exitCode: ExitCode { get }
}
