import Ninefold

/// Shows what scenes go through from one size class to another.
struct TransitionCommand: Command {
  static let syntax = CommandSyntax(
    name: "transition", summary: "show what changes from one size class to another, frames included",
    usage: [
      "transition SOURCE --from CLASS --to CLASS [--device NAME] [--scene ID] [--format json|text]",
      "transition [SOURCE] --database FILE [--project NAME] --from CLASS --to CLASS …",
    ],
    operands: .source,
    options: [.from, .to, .device, .scene, .ignoreSavedFrames, .database, .project, .format],
    required: [.from, .to],
    details: [
      "What comes, what goes, which values change, and which views move. With a device each class is laid out",
      "in the orientation and window in which the device shows it; without one both are laid out on the",
      "document's canvas.",
    ],
    examples: [
      "ninefold transition Main.storyboard --from compact-regular --to compact-compact --device \"iPhone 8\"",
      "ninefold transition App/ --from compact-any --to regular-any --format json",
    ])

  private let stream: ResultStream
  private let old: LayoutRequest
  private let new: LayoutRequest
  private let format: Format

  init(_ arguments: Arguments) throws(UsageError) {
    stream = try ResultStream(arguments)
    format = try Format(arguments)
    old = try Self.request(arguments, .from)
    new = try Self.request(arguments, .to)
  }

  private static func request(_ arguments: Arguments, _ option: Option) throws(UsageError) -> LayoutRequest {
    guard let sizeClass = try SizeClass(arguments, option) else {
      throw arguments.error(.missingOption(option))
    }
    return LayoutRequest(
      canvas: try canvas(arguments, sizeClass), sizeClass: sizeClass,
      ignoresSavedFrames: arguments.has(.ignoreSavedFrames))
  }

  private static func canvas(
    _ arguments: Arguments, _ sizeClass: SizeClass
  ) throws(UsageError) -> LayoutRequest.Canvas {
    guard let name = arguments.value(.device) else { return .design }
    guard let device = Device.named(name) else {
      throw arguments.error(.badValue(.device, name, expected: Device.expectation(for: name)))
    }
    guard let placement = device.placement(showing: sizeClass) else {
      throw arguments.error(.badValue(.device, name, expected: "a device that shows \(sizeClass)"))
    }
    return .device(device, placement.orientation, placement.share)
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
      let engine = TransitionEngine(document, from: old, to: new)
      try json.beginDocument(document)
      for scene in scenes { try json.write(engine.transition(scene), document.tree) }
      try json.endDocument()
    }
    try json.endDocuments()
    return code
  }

  private func runText() throws -> ExitCode {
    var stream = stream
    var output = Output(descriptor: 1)
    let code = try stream.forEachDocument { document, scenes in
      let engine = TransitionEngine(document, from: old, to: new)
      try output.writeLine(document.path.onOneLine)
      for scene in scenes {
        try output.writeLine()
        for line in TransitionText(engine.transition(scene), document.tree).lines {
          try output.writeLine(line)
        }
      }
      try output.writeLine()
    }
    try output.flush()
    return code
  }
}
