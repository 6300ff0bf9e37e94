/// A request for something of a page.
package struct PageRequest: Sendable {
  /// The path behind the address of the page, such as `data/project.json`; empty text of the page itself.
  package let path: String
  /// The parameters of the address, in its order.
  package let parameters: [(name: String, value: String)]
  /// The last event that the browser has heard of; nil of none.
  package let lastEvent: String?
  /// Whether the browser takes a body that zlib packed (`Accept-Encoding: deflate`).
  package let takesPacked: Bool

  /// The value of a parameter, the first where there are several; nil where there is none.
  package func value(_ name: String) -> String? { parameters.first { $0.name == name }?.value }
}

/// An answer to a request.
package struct PageAnswer: Sendable {
  /// The status of HTTP (RFC 9110, 15).
  package var status: Int
  /// The media type of the body.
  package var type: String
  package var body: [UInt8]
  /// The policy by which a browser shows it; one that allows nothing by itself.
  package var policy = "default-src 'none'; frame-ancestors 'none'"
  /// Further headers.
  package var headers: [(name: String, value: String)] = []

  /// An answer with a body.
  package init(_ status: Int = 200, _ type: String, _ body: [UInt8]) {
    self.status = status
    self.type = type
    self.body = body
  }

  /// An answer of one line for people.
  package init(_ status: Int, _ line: String) {
    self.init(status, "text/plain; charset=utf-8", Array((line + "\n").utf8))
  }

  /// The answer where there is too much to do: to ask again in a second.
  package static var busy: PageAnswer {
    var answer = PageAnswer(503, "too much is asked at once, expected a request a little later")
    answer.headers = [("Retry-After", "1")]
    return answer
  }
}

/// The way in which a request is answered.
package enum PageResponse: Sendable {
  /// At once.
  case answer(PageAnswer)
  /// By work on another thread, while other requests are answered.
  case work(@Sendable () -> PageAnswer)
  /// When something has happened: whoever takes the reply gives the answer.
  case later(@Sendable (PageReply) -> Void)
}
