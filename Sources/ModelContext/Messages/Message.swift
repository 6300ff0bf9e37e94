import JSONText

/// A message of a client (JSON-RPC 2.0, section 4).
enum Message {
  case request(Request)
  /// A message that is not answered.
  case notification(method: String, parameters: JSONValue)
  /// A response, which nobody waits for: the server asks nothing.
  case response

  /// A message that is answered.
  struct Request: Sendable {
    let id: RequestID
    let method: String
    let parameters: JSONValue
  }

  /// How many objects and arrays may stand in each other.
  static let mostDepth = 64

  /// Reads a value that is not trusted.
  static func value(_ bytes: [UInt8]) throws(MessageError) -> JSONValue {
    do throws(JSONDefect) {
      var reader = JSONReader(bytes, depthLimit: mostDepth)
      let value = try reader.value()
      try reader.finish()
      return value
    } catch {
      throw MessageError(
        .notJSON, "not JSON at byte \(error.offset): \(error.found), expected \(error.expected)")
    }
  }

  /// Reads a message.
  init(_ bytes: [UInt8]) throws(MessageError) {
    let value = try Self.value(bytes)
    if case .array = value {
      throw MessageError(.invalidRequest, "an array of messages, expected one message a line")
    }
    guard case .object(let members) = value else {
      throw MessageError(.invalidRequest, "not an object, expected a message of JSON-RPC")
    }
    let id = members["id"].flatMap(RequestID.init)
    func invalid(_ text: String) -> MessageError {
      var error = MessageError(.invalidRequest, text)
      error.id = id
      return error
    }
    guard members["jsonrpc"] == .string("2.0") else { throw invalid("no member jsonrpc that is \"2.0\"") }
    guard let method = members["method"] else {
      guard members["result"] != nil || members["error"] != nil else {
        throw invalid("no member method, expected its name")
      }
      self = .response
      return
    }
    guard let name = method.text else { throw invalid("a member method that is no text") }
    let parameters = members["params"] ?? .object([:])
    guard case .object = parameters else { throw invalid("a member params that is no object") }
    guard members["id"] != nil else {
      self = .notification(method: name, parameters: parameters)
      return
    }
    guard let id else { throw invalid("a member id that is neither a text nor a whole number") }
    self = .request(Request(id: id, method: name, parameters: parameters))
  }
}
