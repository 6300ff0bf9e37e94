/// The requests that a server takes, by their heads.
struct RequestRules: Sendable {
  /// The values of the header `Host` that name this server; nil where a secret guards it, since other
  /// machines have names for it that nobody knows here.
  let hosts: Set<String>?
  let key: AccessKey?

  /// The rules of a server at a port.
  init(port: UInt16, key: AccessKey?) {
    self.key = key
    let names = ["127.0.0.1", "localhost", "[::1]"]
    hosts = key == nil ? Set(names.flatMap { port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"] }) : nil
  }

  /// The answer to a request that is refused before anything else of it is read; nil of others.
  static func refusal(method: String, hasBody: Bool) -> PageAnswer? {
    guard method == "GET" || method == "HEAD" else {
      var answer = PageAnswer(405, "the method is not known here, expected GET or HEAD")
      answer.headers = [("Allow", "GET, HEAD")]
      return answer
    }
    return hasBody ? PageAnswer(413, "the request has a body, expected none") : nil
  }

  /// The path behind the secret, or the answer to a request that is refused.
  ///
  /// - Parameters:
  ///   - host: The header `Host`: a page of another name that leads to this machine has that name
  ///     (DNS rebinding).
  ///   - site: The header `Sec-Fetch-Site`, by which browsers say whose page asks (Fetch Metadata).
  ///   - mode: The header `Sec-Fetch-Mode`: whoever follows a link to the page may come from anywhere.
  func path(
    of url: String, host: String?, site: String?, mode: String?
  ) throws(RefusedRequest) -> String {
    if let hosts, !(host.map { hosts.contains($0.lowercased()) } ?? false) {
      throw RefusedRequest(421, "the header Host names another server, expected the address that was printed")
    }
    if let site, site == "cross-site" || site == "same-site", mode != "navigate" {
      throw RefusedRequest(403, "another site asks, expected the page itself")
    }
    guard url.hasPrefix("/") else { throw RefusedRequest(400, "no path, expected one that begins with /") }
    let path = url.dropFirst()
    guard let key else { return String(path) }
    guard let rest = key.path(in: path) else {
      throw RefusedRequest(403, "the address lacks the secret, expected the address that was printed")
    }
    return String(rest)
  }
}

/// A request that is refused, with its answer.
struct RefusedRequest: Error {
  let answer: PageAnswer

  init(_ status: Int, _ line: String) { answer = PageAnswer(status, line) }
}
