import Ninefold

/// Shows scenes in the nine size classes at once.
struct MatrixCommand: Command {
  static let syntax = CommandSyntax(
    name: "matrix", summary: "compare the nine size classes of scenes",
    usage: [
      "matrix SOURCE [--scene ID] [--format json|text]", "matrix [SOURCE] --database FILE [--project NAME] …",
    ],
    operands: .source, options: [.scene, .database, .project, .format],
    details: [
      "Of each class: how many views and constraints are installed. Classes of one letter are equal: the same",
      "is installed in them, with the same values. Of each letter, what is other than in any-any.",
    ],
    examples: ["ninefold matrix Main.storyboard", "ninefold matrix App/ --scene tne-QT-ifu --format json"])

  private let stream: ResultStream
  private let format: Format

  init(_ arguments: Arguments) throws(UsageError) {
    stream = try ResultStream(arguments)
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
      let resolver = Resolver(document)
      try json.beginDocument(document)
      for scene in scenes { try json.write(resolver.matrix(scene), document.tree) }
      try json.endDocument()
    }
    try json.endDocuments()
    return code
  }

  private func runText() throws -> ExitCode {
    var stream = stream
    var output = Output(descriptor: 1)
    let code = try stream.forEachDocument { document, scenes in
      let resolver = Resolver(document)
      try output.writeLine(document.path.onOneLine)
      for scene in scenes {
        try output.writeLine()
        for line in MatrixText(resolver.matrix(scene), document.tree).lines { try output.writeLine(line) }
      }
      try output.writeLine()
    }
    try output.flush()
    return code
  }
}
