import JSONText
import Ninefold

/// What a command says of a source's scenes.
///
/// What a scene gives goes out before the next one is made, so that memory does not grow with the source.
struct SceneReport: StructuredReport {
  /// How a document is named for people before what is said of its scenes.
  enum Heading {
    /// By a line with its path.
    case always
    /// By a line with its path, where anything is said of a scene.
    case whereSaid
    /// By each answer itself.
    case inAnswers
  }

  private let source: OpenSource
  private let choice: SceneChoice
  private let asked: Asked
  private let heading: Heading
  /// What is wrong where no scene has an answer, for a report of what is looked for; it leaves out the
  /// documents that have none.
  private let missing: (() -> String)?
  /// What is summed up besides documents, scenes and refusals; nil where nothing is.
  private let totals: [CountedName]?
  private let isStrict: Bool
  /// The language of the documents' texts; nil where their own are shown.
  private let language: TextLanguage?
  /// What turns out to be wrong when all documents were read.
  private let problems: () -> [String]
  private(set) var exitCode = ExitCode.done

  /// What the answers are of.
  private enum Asked {
    case scenes((Document, OpenSource) throws -> DocumentAnswers)
    /// The object that a name means.
    case object(String, NameError.Subject, (FoundObject, OpenSource) throws -> (any SceneAnswer)?)
  }

  /// A report of all scenes that are asked for, or of those that have what is looked for.
  init(
    _ scenes: SceneOptions, heading: Heading = .always, totals: [CountedName]? = nil, isStrict: Bool = false,
    language: TextLanguage? = nil, missing: (() -> String)? = nil,
    problems: @escaping () -> [String] = { [] },
    _ answers: @escaping (Document, OpenSource) throws -> DocumentAnswers
  ) throws {
    source = try OpenSource(try scenes.source.source())
    choice = scenes.choice
    asked = .scenes(answers)
    self.heading = heading
    self.totals = totals
    self.isStrict = isStrict
    self.language = language
    self.problems = problems
    self.missing = missing
  }

  /// A report of the one object that a name means.
  ///
  /// - Parameters:
  ///   - subject: What the name is to mean.
  ///   - missing: What is wrong where there is nothing to say of the object.
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
    problems = { [] }
    self.missing = missing
  }

  mutating func write(to output: inout Output) throws {
    let heading = heading
    // The path of a document that is not named yet.
    var unnamed: String?
    let line = try forEachAnswer(
      begin: { document, whole in
        unnamed = document.path.onOneLine
        if heading == .always, let path = unnamed.take() { try output.writeLine(path.styled(.heading)) }
        for line in whole?.lines ?? [] { try output.writeLine(line) }
      },
      { answer in
        let lines = answer.lines
        guard !lines.isEmpty else { return }
        if heading != .inAnswers {
          if let path = unnamed.take() { try output.writeLine(path.styled(.heading)) }
          try output.writeLine()
        }
        for line in lines { try output.writeLine(line) }
        if heading == .inAnswers { try output.writeLine() }
      },
      end: { if unnamed == nil { try output.writeLine() } })
    if totals != nil, exitCode != .failed { try output.writeLine(line) }
  }

  mutating func writeJSON(to output: inout Output) throws {
    var json = JSONWriter()
    json.beginObject()
    json.name("documents")
    json.beginArray(.lines)
    _ = try forEachAnswer(
      begin: { document, whole in
        json.beginObject()
        json.member("path", document.path)
        whole?.write(to: &json)
        json.name("scenes")
        json.beginArray(.lines)
      },
      { answer in
        answer.write(to: &json)
        try output.take(from: &json)
      },
      end: {
        json.end()
        json.end()
      })
    json.end()
    json.end()
    try output.take(from: &json)
  }

  /// Calls functions for what each document and scene gives, and sums it up in a line.
  private mutating func forEachAnswer(
    begin: (Document, (any DocumentPart)?) throws -> Void, _ write: (any SceneAnswer) throws -> Void,
    end: () throws -> Void
  ) throws -> String {
    var tally = DocumentTally()
    var sums = Totals([.documents, .scenes] + (totals ?? []) + [.refused])
    var warnings = WarningTally(isStrict: isStrict)
    var found = 0
    var findings = try reportLanguage()
    var references = StoryboardReferences()
    /// Documents that were not refused.
    var answered = 0
    func answer(_ document: Document, _ outlines: [SceneOutline], _ answers: DocumentAnswers) throws {
      sums.add(1, .documents)
      sums.add(outlines.count, .scenes)
      findings += reportValues(of: document, in: outlines)
      if let segues = answers.segues {
        findings += segues.report(in: document, outlines)
        if choice == SceneChoice() { references.add(document, segues) }
      }
      let whole = answers.whole?(outlines)
      var isBegun = missing == nil
      if isBegun { try begin(document, whole) }
      for outline in outlines {
        guard let answer = try answers.answer(outline) else { continue }
        if !isBegun { try begin(document, whole) }
        isBegun = true
        found += 1
        findings += answer.findings
        warnings.count += answer.warnings
        for (name, number) in answer.counts { sums.add(number, name) }
        try write(answer)
      }
      if isBegun { try end() }
      answered += 1
    }
    func tellingRefusals(_ body: () throws -> Void) throws {
      do { try body() } catch let refusal as LayoutRefusal { tally.refuse(refusal) }
    }
    switch asked {
    case .scenes(let answers):
      try source.forEachDocument(choice, { tally.count($0) }) { document, outlines in
        try tellingRefusals {
          let shown = try localized(document)
          try answer(shown, outlines, answers(shown, source))
        }
      }
    case .object(let name, let subject, let answerObject):
      let source = source
      let object = try source.object(name, subject, in: choice) { tally.count($0) }
      try tellingRefusals {
        let shown = try object.within(localized(object.document))
        try answer(
          shown.document, [object.outline], DocumentAnswers { _ in try answerObject(shown, source) })
      }
    }
    for finding in references.findings { Diagnostics.report(finding) }
    conclude(tally, found: found, findings: findings, answered: answered)
    exitCode = warnings.exitCode(exitCode)
    warnings.report()
    sums.add(tally.refused, .refused)
    return sums.line
  }

  /// Tells that a language was asked for in which there are no texts.
  ///
  /// - Returns: How many findings that is.
  private func reportLanguage() throws -> Int {
    guard let language, let problem = try source.refusal(of: language) else { return 0 }
    Diagnostics.report(error: problem)
    return 1
  }

  /// A document with its texts in the language that was asked for.
  private func localized(_ document: Document) throws -> Document {
    guard let language else { return document }
    return try source.document(document, in: language) { Diagnostics.report("\($0)") }
  }

  private mutating func conclude(_ tally: DocumentTally, found: Int, findings: Int, answered: Int) {
    exitCode = tally.exitCode
    if exitCode != .failed, found == 0, answered > 0, let missing {
      fail(missing())
    } else if exitCode == .done, findings > 0 {
      exitCode = .findings
    }
    for problem in problems() { fail(problem) }
  }

  /// Tells which values of scenes cannot be read.
  ///
  /// - Returns: How many there are.
  private func reportValues(of document: Document, in scenes: [SceneOutline]) -> Int {
    let ranges = scenes.map { document.tree.subtree(of: $0.objects) }
    let values = ReadFinding.unreadableValues(of: document) { node in
      ranges.contains { $0.contains(Int(node.index)) }
    }
    for value in values { Diagnostics.report(value) }
    return values.count
  }

  private mutating func fail(_ problem: String) {
    Diagnostics.report(error: problem)
    exitCode = .failed
  }
}
