import Ninefold

/// Lists the views whose saved frames are not what the constraints give.
struct CompareCommand: Command {
  static let syntax = CommandSyntax(
    name: "compare", summary: "list the views whose saved frames are not the computed ones, and why",
    usage: [
      "compare SOURCE [--tolerance POINTS] [--scene ID]",
      "compare [SOURCE] --database FILE [--project NAME] …",
    ],
    operands: .source, options: [.tolerance, .scene, .database, .project, .format],
    details: [
      "Scenes are laid out as on the canvas on which they were saved, without reading a saved frame that",
      "constraints decide. The reason is what most of the difference comes from: a size, a constraint or a",
      "rule that the saved frames do not satisfy. Exits with 1 where frames differ.",
    ],
    examples: ["ninefold compare App/", "ninefold compare Main.storyboard --tolerance 2 --format json"])

  private let stream: ResultStream
  private let tolerance: Double
  private let format: Format

  init(_ arguments: Arguments) throws(UsageError) {
    stream = try ResultStream(arguments)
    format = try Format(arguments)
    tolerance =
      try arguments.value(.tolerance, expected: "a number of points, 0 or more") { text in
        Double(attribute: text).flatMap { $0 >= 0 ? $0 : nil }
      } ?? 1
  }

  func run() throws -> ExitCode {
    var count = 0
    let code =
      switch format {
      case .json: try runJSON(&count)
      case .text: try runText(&count)
      }
    return code == .done && count > 0 ? .findings : code
  }

  private static let request = LayoutRequest(ignoresSavedFrames: true)

  private func runJSON(_ count: inout Int) throws -> ExitCode {
    var stream = stream
    var json = JSONWriter(Output(descriptor: 1))
    try json.beginDocuments()
    let code = try stream.forEachDocument { document, scenes in
      let engine = LayoutEngine(document, Self.request)
      try json.beginDocument(document)
      for scene in scenes {
        let comparison = engine.differences(in: scene, tolerance: tolerance)
        count += comparison.differences.count
        try json.write(comparison)
      }
      try json.endDocument()
    }
    try json.endDocuments()
    return code
  }

  private func runText(_ count: inout Int) throws -> ExitCode {
    var stream = stream
    var output = Output(descriptor: 1)
    let code = try stream.forEachDocument { document, scenes in
      let engine = LayoutEngine(document, Self.request)
      let found = scenes.map { engine.differences(in: $0, tolerance: tolerance) }
        .filter { !$0.differences.isEmpty }
      guard !found.isEmpty else { return }
      try output.writeLine(document.path.onOneLine)
      for comparison in found {
        count += comparison.differences.count
        try output.writeLine()
        for line in ComparisonText(comparison).lines { try output.writeLine(line) }
      }
      try output.writeLine()
    }
    try output.flush()
    return code
  }
}
