import Ninefold

/// Shows what of scenes is in force in a size class.
struct ShowCommand: Command {
  static let syntax = CommandSyntax(
    name: "show", summary: "show the effective hierarchy and constraints in a size class",
    usage: [
      "show SOURCE [--size-class CLASS] [--scene ID] [--format json|text]",
      "show [SOURCE] --database FILE [--project NAME] …",
    ],
    operands: .source, options: [.sizeClass, .scene, .database, .project, .format],
    details: [
      "The size class is any-any where none is given. A view that is not installed in it is left out with",
      "all that is in it and every constraint that touches any of that. In JSON, the member origin says what",
      "installs an object or a constraint, base or the key of a variation; origins names the values that",
      "variations give, each with its key, and leaves out those of the base.",
    ],
    examples: [
      "ninefold show Main.storyboard --size-class compact-regular",
      "ninefold show App/ --size-class \"wR hC\" --scene tne-QT-ifu --format json",
    ])

  private var stream: ResultStream
  private let sizeClass: SizeClass
  private let format: Format

  init(_ arguments: Arguments) throws(UsageError) {
    stream = try ResultStream(arguments)
    sizeClass = try SizeClass(arguments) ?? .any
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
      let resolution = Resolver(document).resolve(TraitCollection(sizeClass: sizeClass))
      try json.beginDocument(document)
      for scene in scenes { try json.write(resolution.scene(scene), resolution) }
      try json.endDocument()
    }
    try json.endDocuments()
    return code
  }

  private func runText() throws -> ExitCode {
    var stream = stream
    var output = Output(descriptor: 1)
    let code = try stream.forEachDocument { document, scenes in
      let resolution = Resolver(document).resolve(TraitCollection(sizeClass: sizeClass))
      try output.writeLine(document.path.onOneLine)
      for scene in scenes {
        try output.writeLine()
        for line in SceneText(resolution.scene(scene), resolution).lines { try output.writeLine(line) }
      }
      try output.writeLine()
    }
    try output.flush()
    return code
  }
}
