package import JSONText
import SceneModel

/// The error with which a request is answered, or a message that is none.
package struct MessageError: Error, Hashable, Sendable {
  /// The codes of JSON-RPC 2.0, section 5.1, and of the Model Context Protocol.
  package enum Code: Int, Sendable {
    case notJSON = -32_700
    case invalidRequest = -32_600
    case noSuchMethod = -32_601
    case invalidParameters = -32_602
    /// A resource that is not there, up to revision 2025-11-25; ``invalidParameters`` since.
    case noSuchResource = -32_002
    /// A revision that the server does not speak (2026-07-28, basic/versioning).
    case unsupportedRevision = -32_022
  }

  package let code: Code
  /// The problem and the expectation, in one line.
  package let message: String
  package var data: JSONValue?
  /// The request's identifier, where it could be read.
  var id: RequestID?

  package init(_ code: Code, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The error of a name that nothing of a kind has.
  init(unknown kind: String, _ name: String, _ known: [String]) {
    self.init(
      .invalidParameters,
      "no \(kind) '\(name)', expected one of \(known.joined(separator: ", "))\(name.suggestion(of: known))")
  }

  /// The response of the error.
  func response(to id: RequestID?) -> JSONValue {
    var error: [String: JSONValue] = ["code": .number(Double(code.rawValue)), "message": .string(message)]
    error["data"] = data
    return .object(["jsonrpc": .string("2.0"), "id": id?.json ?? .null, "error": .object(error)])
  }
}
