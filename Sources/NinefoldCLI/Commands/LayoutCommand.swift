import Ninefold

/// Lays scenes out and prints their frames.
struct LayoutCommand: Command {
  static let syntax = CommandSyntax(
    name: "layout", summary: "lay scenes out and print the frames of their views",
    usage: [
      "layout SOURCE [--canvas] [--size-class CLASS] [--scene ID] [--ignore-saved-frames]",
      "layout SOURCE --device NAME [--orientation portrait|landscape] [--window SHARE] …",
      "layout SOURCE --size WxH …", "layout SOURCE … --why ID",
      "layout [SOURCE] --database FILE [--project NAME] …",
    ],
    operands: .source,
    options: [
      .canvas, .device, .orientation, .window, .size, .sizeClass, .scene, .ignoreSavedFrames, .rightToLeft,
      .why, .database, .project, .format,
    ],
    details: [
      "Frames are x, y, width and height in points in the superview's coordinates. A view's ambiguous axes",
      "are those that the constraints leave open; a conflict names a constraint that was broken and those",
      "that it contradicts. A size class overrides that of the device or canvas. With --why, of one view's",
      "x, y, width and height each is the sum of what the constraints, sizes and rules on its way from the",
      "root add, and the tree below says which decides what; against a bound stands what presses on it.",
    ],
    examples: [
      "ninefold layout Main.storyboard --device \"iPhone 8\" --orientation landscape",
      "ninefold layout App/ --device \"iPad Pro 11\" --orientation landscape --window 1/2",
      "ninefold layout Main.storyboard --size 320x480 --format json",
      "ninefold layout Main.storyboard --why Tit-le-001",
    ])

  let stream: ResultStream
  let request: LayoutRequest
  let format: Format
  private let why: ObjectID?

  init(_ arguments: Arguments) throws(UsageError) {
    stream = try ResultStream(arguments)
    request = try LayoutRequest(arguments)
    format = try Format(arguments)
    why = try arguments.nonempty(.why).map { ObjectID($0) }
  }

  func run() throws -> ExitCode {
    if let why { return try explain(why) }
    switch format {
    case .json: return try runJSON()
    case .text: return try runText()
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
