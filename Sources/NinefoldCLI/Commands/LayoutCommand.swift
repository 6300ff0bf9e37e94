import Ninefold

/// Lays scenes out and prints their frames.
struct LayoutCommand: Command {
  static let syntax = CommandSyntax(
    name: "layout", summary: "lay scenes out and print the frames of their views",
    usage: [
      "layout SOURCE [--canvas] [--size-class CLASS] [--scene ID] [--ignore-saved-frames]",
      "layout SOURCE --device NAME [--orientation portrait|landscape] [--window SHARE] …",
      "layout SOURCE --size WxH …", "layout [SOURCE] --database FILE [--project NAME] …",
    ],
    operands: .source,
    options: [
      .canvas, .device, .orientation, .window, .size, .sizeClass, .scene, .ignoreSavedFrames, .rightToLeft,
      .database,
      .project, .format,
    ],
    details: [
      "Frames are x, y, width and height in points in the superview's coordinates. A view's ambiguous axes",
      "are those that the constraints leave open; a conflict names a constraint that was broken and those",
      "that it contradicts. A size class overrides that of the device or canvas.",
    ],
    examples: [
      "ninefold layout Main.storyboard --device \"iPhone 8\" --orientation landscape",
      "ninefold layout App/ --device \"iPad Pro 11\" --orientation landscape --window 1/2",
      "ninefold layout Main.storyboard --size 320x480 --format json",
    ])

  private let stream: ResultStream
  private let request: LayoutRequest
  private let format: Format

  init(_ arguments: Arguments) throws(UsageError) {
    stream = try ResultStream(arguments)
    request = try LayoutRequest(arguments)
    format = try Format(arguments)
  }

  func run() throws -> ExitCode {
    switch format {
    case .json: try runJSON()
    case .text: try runText()
    }
  }

  private func runJSON() throws -> ExitCode {
    var stream = stream
    var json = JSONWriter(Output(descriptor: 1))
    try json.beginDocuments()
    let code = try stream.forEachDocument { document, scenes in
      let engine = LayoutEngine(document, request)
      try json.beginDocument(document)
      for scene in scenes { try json.write(engine.layout(scene)) }
      try json.endDocument()
    }
    try json.endDocuments()
    return code
  }

  private func runText() throws -> ExitCode {
    var stream = stream
    var output = Output(descriptor: 1)
    let code = try stream.forEachDocument { document, scenes in
      let engine = LayoutEngine(document, request)
      try output.writeLine(document.path.onOneLine)
      for scene in scenes {
        try output.writeLine()
        for line in LayoutText(engine.layout(scene)).lines { try output.writeLine(line) }
      }
      try output.writeLine()
    }
    try output.flush()
    return code
  }
}
