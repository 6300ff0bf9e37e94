import JSONText
import Ninefold

/// What a command says of a source's scenes.
///
/// What a scene gives goes out before the next one is made, so that memory does not grow with the source.
struct SceneReport: StructuredReport {
  /// Answers for the scenes of a document; nil for one that it has nothing to say of.
  typealias DocumentAnswers = (SceneOutline) throws -> (any SceneAnswer)?

  /// How a document is named for people before what is said of its scenes.
  enum Heading {
    /// By a line with its path.
    case always
    /// By a line with its path, where anything is said of a scene.
    case whereSaid
    /// By each answer itself.
    case inAnswers
  }

  private let source: Source
  private let scene: ObjectID?
  private let heading: Heading
  private let answers: (Document) throws -> DocumentAnswers
  /// What is wrong where no scene has an answer, for a report of what is looked for; it leaves out the
  /// documents that have none.
  private let missing: (() -> String)?
  private(set) var exitCode = ExitCode.done

  /// A report of all scenes that are asked for, or of those that have what is looked for.
  init(
    _ scenes: SceneOptions, heading: Heading = .always, missing: (() -> String)? = nil,
    _ answers: @escaping (Document) throws -> DocumentAnswers
  ) throws(UsageError) {
    source = try scenes.source.source()
    scene = scenes.id
    self.heading = heading
    self.missing = missing
    self.answers = answers
  }

  mutating func write(to output: inout Output) throws {
    let heading = heading
    // The path of a document that is not named yet.
    var unnamed: String?
    try forEachAnswer(
      begin: { document in
        unnamed = document.path.onOneLine
        if heading == .always, let path = unnamed.take() { try output.writeLine(path) }
      },
      { answer in
        let lines = answer.lines
        guard !lines.isEmpty else { return }
        if heading != .inAnswers {
          if let path = unnamed.take() { try output.writeLine(path) }
          try output.writeLine()
        }
        for line in lines { try output.writeLine(line) }
        if heading == .inAnswers { try output.writeLine() }
      },
      end: { if unnamed == nil { try output.writeLine() } })
  }

  mutating func writeJSON(to output: inout Output) throws {
    var json = JSONWriter()
    json.beginObject()
    json.name("documents")
    json.beginArray(.lines)
    try forEachAnswer(
      begin: { document in
        json.beginObject()
        json.member("path", document.path)
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

  private mutating func forEachAnswer(
    begin: (Document) throws -> Void, _ write: (any SceneAnswer) throws -> Void, end: () throws -> Void
  ) throws {
    var tally = DocumentTally()
    var scenes = 0
    var found = 0
    var findings = 0
    try source.forEachDocument(having: scene) { result in
      guard let document = tally.count(result) else { return }
      let outlines = document.scenes.filter { scene == nil || $0.id == scene }
      scenes += outlines.count
      guard scene == nil || !outlines.isEmpty else { return }
      let answers = try answers(document)
      var isBegun = missing == nil
      if isBegun { try begin(document) }
      for outline in outlines {
        guard let answer = try answers(outline) else { continue }
        if !isBegun { try begin(document) }
        isBegun = true
        found += 1
        findings += answer.isFinding ? 1 : 0
        try write(answer)
      }
      if isBegun { try end() }
    }
    exitCode = tally.exitCode
    if let scene, scenes == 0, tally.read > 0 || tally.refused == 0 {
      fail("no scene '\(scene)' in \(source), expected the id of one")
    } else if exitCode != .failed, found == 0, let missing {
      fail(missing())
    } else if exitCode == .done, findings > 0 {
      exitCode = .findings
    }
  }

  private mutating func fail(_ problem: String) {
    Diagnostics.report(error: problem)
    exitCode = .failed
  }
}
