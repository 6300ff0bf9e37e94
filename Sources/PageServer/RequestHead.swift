import CMicroHTTPD

/// The head of a request.
struct RequestHead {
  private let headers: [(name: String, value: String)]

  /// Reads the head of the request of a connection.
  init(of connection: Connection) {
    headers = connection.values(ninefold_headers).map { ($0.name.lowercased(), $0.value) }
  }

  /// The value of a header; nil where there is none, and where there are several.
  subscript(name: String) -> String? {
    let found = headers.filter { $0.name == name }
    return found.count == 1 ? found[0].value : nil
  }

  /// Whether a body follows.
  var hasBody: Bool {
    headers.contains { name, value in
      name == "transfer-encoding" || name == "content-length" && value != "0"
    }
  }
}
