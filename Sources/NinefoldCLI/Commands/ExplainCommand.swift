import Ninefold

/// Explains one object: its any-any values, what classes customize, and what each of the nine ends up with.
struct ExplainCommand: Command {
  static let syntax = CommandSyntax(
    name: "explain", summary: "explain an object's values in all nine size classes",
    usage: [
      "explain SOURCE --object ID [--attribute NAME] [--scene ID] [--format json|text]",
      "explain [SOURCE] --database FILE [--project NAME] --object ID …",
    ],
    operands: .source, options: [.object, .attribute, .scene, .database, .project, .format],
    required: [.object],
    details: [
      "Of the installation and of each customized attribute: the any-any value, a line per customized class",
      "with the classes in which it has the last word, and the nine classes with where each value comes from.",
      "An attribute of a child element is named key.attribute, such as fontDescription.pointSize; a key alone",
      "names all of its attributes.",
    ],
    examples: [
      "ninefold explain Main.storyboard --object aqg-u0-fy7",
      "ninefold explain App/ --object xC9-2L-f1a --attribute constant --format json",
    ])

  private let stream: ResultStream
  private let object: ObjectID
  private let attribute: String?
  private let format: Format

  init(_ arguments: Arguments) throws(UsageError) {
    stream = try ResultStream(arguments)
    object = ObjectID(try arguments.required(.object))
    attribute = try arguments.nonempty(.attribute)
    format = try Format(arguments)
  }

  func run() throws -> ExitCode {
    switch format {
    case .json: try runJSON()
    case .text: try runText()
    }
  }

  private func runJSON() throws -> ExitCode {
    var json = JSONWriter(Output(descriptor: 1))
    try json.beginDocuments()
    let code = try forEachExplanation(
      begin: { try json.beginDocument($0) }, { try json.write($0) }, end: { try json.endDocument() })
    try json.endDocuments()
    return code
  }

  private func runText() throws -> ExitCode {
    var output = Output(descriptor: 1)
    let code = try forEachExplanation(
      begin: { try output.writeLine($0.path.onOneLine) },
      { explained in
        try output.writeLine()
        for line in ExplanationText(explained).lines { try output.writeLine(line) }
      }, end: { try output.writeLine() })
    try output.flush()
    return code
  }

  /// Calls functions for the documents that hold the object; where several do, each has its own.
  private func forEachExplanation(
    begin: (Document) throws -> Void, _ write: (ExplainedObject) throws -> Void, end: () throws -> Void
  ) throws -> ExitCode {
    var stream = stream
    var found = false
    var hasAttribute = false
    let code = try stream.forEachDocument { document, scenes in
      let resolver = Resolver(document)
      guard let node = resolver.node(object),
        let scene = scenes.first(where: { document.tree.subtree(of: $0.objects).contains(Int(node.index)) })
      else { return }
      found = true
      let explained = ExplainedObject(resolver, scene, node, only: attribute)
      guard attribute == nil || !explained.attributes.isEmpty else { return }
      hasAttribute = true
      try begin(document)
      try write(explained)
      try end()
    }
    // A stream that found no scene has said so.
    if code != .failed, !found {
      Diagnostics.report(error: "no object '\(object)' in the scenes, expected the id of one")
      return .failed
    }
    if code != .failed, !hasAttribute, let attribute {
      Diagnostics.report(
        error: "no attribute '\(attribute)' of '\(object)', expected one that 'ninefold explain' lists")
      return .failed
    }
    return code
  }
}
