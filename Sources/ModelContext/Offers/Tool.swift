package import JSONText

/// A tool that a server offers, and the work that it does.
package struct Tool: Sendable {
  /// The effects of a tool, as hints for those who allow it.
  package enum Effect: Sendable {
    /// It changes nothing.
    case readOnly
    /// It changes documents; asked twice, it may change them twice.
    case changes
    /// It takes a change back; asked twice, it does nothing the second time.
    case takesBack
  }

  package let name: String
  package let title: String
  package let description: String
  package let parameters: [ToolParameter]
  /// The JSON Schema of its structured content.
  package let output: JSONValue
  package let effect: Effect
  private let work: @Sendable (ToolArguments) throws(ToolProblem) -> ToolAnswer

  package init(
    _ name: String, title: String, _ description: String, _ parameters: [ToolParameter], output: JSONValue,
    _ effect: Effect = .readOnly,
    work: @escaping @Sendable (ToolArguments) throws(ToolProblem) -> ToolAnswer
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.parameters = parameters
    self.output = output
    self.effect = effect
    self.work = work
  }

  /// The answer to a call. An argument that is wrong is a problem of the call, which the caller can mend, and
  /// no error of the protocol (2025-11-25, changelog; 2026-07-28, server/tools).
  package func call(_ arguments: JSONValue) -> ToolAnswer {
    do throws(ToolProblem) {
      return try work(ToolArguments(arguments, parameters, of: "the tool \(name)"))
    } catch {
      return ToolAnswer(problem: error)
    }
  }

  /// The declaration (2026-07-28, server/tools).
  var declaration: JSONValue {
    let isReadOnly = effect == .readOnly
    return .object([
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": ToolParameter.schema(of: parameters), "outputSchema": output,
      "annotations": .object([
        "title": .string(title), "readOnlyHint": .boolean(isReadOnly),
        "destructiveHint": .boolean(!isReadOnly), "idempotentHint": .boolean(effect != .changes),
        "openWorldHint": .boolean(false),
      ]),
    ])
  }
}

/// The answer of a tool.
package struct ToolAnswer: Sendable {
  /// An item of the unstructured content.
  package enum Content: Hashable, Sendable {
    case text(String)
    /// A PNG, in base 64.
    case picture(String)

    fileprivate var json: JSONValue {
      switch self {
      case .text(let text): .object(["type": .string("text"), "text": .string(text)])
      case .picture(let digits):
        .object(["type": .string("image"), "mimeType": .string("image/png"), "data": .string(digits)])
      }
    }
  }

  package var content: [Content]
  /// Nil of a problem.
  package var structured: JSONValue?

  package init(_ content: [Content], structured: JSONValue) {
    self.content = content
    self.structured = structured
  }

  /// The answer that says why there is none.
  package init(problem: ToolProblem) { content = [.text(problem.description)] }

  /// The members of the result (2026-07-28, server/tools).
  var members: [String: JSONValue] {
    var members: [String: JSONValue] = [
      "content": .array(content.map(\.json)), "isError": .boolean(structured == nil),
    ]
    members["structuredContent"] = structured
    return members
  }
}
