import CommandLine
import JSONText
import Ninefold

/// The writing of a report of scenes for people, step by step.
struct SceneReportText {
  private let heading: SceneReport.Heading
  private let hasTotals: Bool
  /// The path of a document that is not named yet.
  private var unnamed: String?

  package init(_ question: any ReportQuestion) {
    heading = question.heading
    hasTotals = question.totals != nil
  }

  /// Writes a step.
  package mutating func take(_ step: SceneReport.Step, _ output: inout Output) throws {
    switch step {
    case .begin(let document, let whole):
      unnamed = document.path.onOneLine
      if heading == .always, let path = unnamed.take() { try output.writeLine(path.styled(.heading)) }
      for line in whole?.lines ?? [] { try output.writeLine(line) }
    case .answer(let answer):
      guard !answer.text.isEmpty else { return }
      if heading != .inAnswers, heading != .never {
        if let path = unnamed.take() { try output.writeLine(path.styled(.heading)) }
        try output.writeLine()
      }
      try output.write(answer.text)
      if heading == .inAnswers { try output.writeLine() }
    case .end: if unnamed == nil, heading != .never { try output.writeLine() }
    }
  }

  /// Writes the end, with the line of the totals.
  package func end(
    _ closed: (any ReportClosing)?, isFailed: Bool, _ totals: String, _ output: inout Output
  ) throws {
    for line in closed?.lines ?? [] { try output.writeLine(line) }
    if hasTotals, !isFailed { try output.writeLine(totals) }
  }
}

/// The writing of a report of scenes as JSON, step by step.
struct SceneReportJSON: ~Copyable {
  private var json = JSONWriter.result()

  package init() {
    json.beginObject()
    json.name("documents")
    json.beginArray(.lines)
  }

  /// Writes a step.
  package mutating func take(_ step: SceneReport.Step, _ output: inout Output) throws {
    switch step {
    case .begin(let document, let whole):
      json.beginObject()
      json.member("path", document.path)
      whole?.write(to: &json)
      json.name("scenes")
      json.beginArray(.lines)
    case .answer(let answer):
      json.value(answer.json)
      try output.take(from: &json)
    case .end:
      json.end()
      json.end()
    }
  }

  /// Writes the end.
  package mutating func end(_ closed: (any ReportClosing)?, _ output: inout Output) throws {
    json.end()
    closed?.write(to: &json)
    json.end()
    try output.take(from: &json)
  }
}
