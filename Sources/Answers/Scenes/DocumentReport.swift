package import CommandLine
import JSONText
package import Ninefold

/// A report of documents, each of which is written before the next one is read, so that memory does not grow
/// with the source.
package struct DocumentReport: StructuredReport {
  private let source: OpenSource
  private let choice: SceneChoice
  /// A text that the documents have that are to be reported; nil of all.
  private let text: String?
  /// Gives the report of a document and its chosen scenes; nil where there is nothing to report.
  private let part: (Document, [SceneOutline]) -> (any Rendering)?
  package private(set) var exitCode = ExitCode.done

  /// A report of the documents of a source.
  package init(
    _ scenes: SceneOptions, containing text: String? = nil,
    _ part: @escaping (Document, [SceneOutline]) -> (any Rendering)?
  ) throws {
    source = try OpenSource(try scenes.source.source())
    choice = scenes.choice
    self.text = text
    self.part = part
  }

  package mutating func write(to output: inout Output) throws {
    var text = TextForm()
    try forEachPart { try text.take($0, &output) }
  }

  package mutating func writeJSON(to output: inout Output) throws {
    var form = JSONForm()
    try forEachPart { try form.take($0, &output) }
    // Where no document could be read there is nothing to write.
    if exitCode != .failed { try form.end(&output) }
  }

  package mutating func write(to output: inout Output, json: inout Output) throws {
    var text = TextForm()
    var form = JSONForm()
    try forEachPart { part in
      try text.take(part, &output)
      try form.take(part, &json)
    }
    if exitCode != .failed { try form.end(&json) }
  }

  /// The parts for people.
  private struct TextForm {
    private var isFirst = true

    init() {}

    mutating func take(_ part: any Rendering, _ output: inout Output) throws {
      if !isFirst { try output.writeLine() }
      isFirst = false
      for line in part.lines { try output.writeLine(line) }
    }
  }

  /// The parts for programs.
  private struct JSONForm: ~Copyable {
    private var json = JSONWriter.result()

    init() {
      json.beginObject()
      json.name("documents")
      json.beginArray(.lines)
    }

    mutating func take(_ part: any Rendering, _ output: inout Output) throws {
      part.write(to: &json)
      try output.take(from: &json)
    }

    mutating func end(_ output: inout Output) throws {
      json.end()
      json.end()
      try output.take(from: &json)
    }
  }

  private mutating func forEachPart(_ body: (any Rendering) throws -> Void) throws {
    var counts = Counts()
    var isEmpty = true
    try source.forEachDocument(choice, containing: text, { counts.count($0) }) { document, outlines in
      guard let part = part(document, outlines) else { return }
      isEmpty = false
      try body(part)
    }
    exitCode = counts.exitCode
    if let text, isEmpty, exitCode != .failed {
      Diagnostics.report("ninefold: note: nothing has '\(text)' in it")
    }
  }
}
