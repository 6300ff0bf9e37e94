import Answers
import JSONText
import ModelContext
import Ninefold
import PageServer

/// The tools of `ninefold mcp` that change nothing, called by requests.
struct ServedTools: Sendable {
  private let offer: ServerOffer

  /// The tools about a source.
  init(_ source: Source) throws { offer = ServerOffer(try ProgramSession(source, isWritable: false)) }

  /// The result of a tool, for the arguments that the request has as JSON.
  func answer(_ tool: String, _ request: PageRequest) -> PageAnswer {
    let response = offer.response(of: tool, arguments: request.value("arguments").map { Array($0.utf8) })
    return PageAnswer(
      response.outcome.status, "application/json", JSONWriter.bytes { $0.value(response.body) })
  }

  /// The description of the tools as an API.
  var description: PageAnswer {
    PageAnswer(200, "application/json", JSONWriter.bytes { $0.value(offer.openAPI) })
  }
}
