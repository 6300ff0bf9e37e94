package import JSONText

// Calls of tools, whatever brings them: a session, or a request of HTTP.

extension ServerOffer {
  /// The answer to a call of a tool.
  ///
  /// - Throws: ``MessageError`` where there is no such tool.
  package func call(_ name: String, _ arguments: JSONValue) throws(MessageError) -> ToolAnswer {
    guard let tool = tools.first(where: { $0.name == name }) else {
      throw MessageError(unknown: "tool", name, tools.map(\.name))
    }
    return tool.call(arguments)
  }

  /// The tools that change nothing, which alone are called without a session.
  package var readOnlyTools: [Tool] { tools.filter { $0.effect == .readOnly } }

  /// The response to a call of a tool that changes nothing, by a request without a session. A long answer is
  /// asked for page by page, by the argument `cursor`.
  ///
  /// - Parameter arguments: The arguments as JSON; nil for none.
  package func response(of name: String, arguments: [UInt8]?) -> ToolResponse {
    guard let tool = readOnlyTools.first(where: { $0.name == name }) else {
      let isChange = tools.contains { $0.name == name }
      let error = MessageError(unknown: "tool", name, readOnlyTools.map(\.name))
      let text =
        isChange ? "the tool \(name) changes documents, which is done by ninefold mcp alone" : error.message
      return ToolResponse(.noSuchTool, ToolAnswer(problem: ToolProblem(text)))
    }
    do throws(MessageError) {
      let answer = tool.call(try arguments.map(Message.value) ?? .object([:]))
      return ToolResponse(answer.structured == nil ? .problem : .done, answer)
    } catch {
      return ToolResponse(.problem, ToolAnswer(problem: ToolProblem(error.message)))
    }
  }
}

/// The response to a request that called a tool without a session.
package struct ToolResponse: Sendable {
  /// The outcome of a call.
  package enum Outcome: Hashable, Sendable, CaseIterable {
    case done
    /// The arguments are not what the tool takes, or it has no answer to them.
    case problem
    case noSuchTool

    /// The status of HTTP (RFC 9110, section 15).
    package var status: Int {
      switch self {
      case .done: 200
      case .problem: 400
      case .noSuchTool: 404
      }
    }
  }

  package let outcome: Outcome
  /// The result of the call, as a session has it too.
  package let body: JSONValue

  init(_ outcome: Outcome, _ answer: ToolAnswer) {
    self.outcome = outcome
    body = .object(answer.members)
  }
}
