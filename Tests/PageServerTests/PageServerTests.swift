import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import PageServer

struct PageServerTests {
  /// A server that answers with the path and the parameters.
  private static func echo(_ key: AccessKey? = nil, _ limits: ServerLimits = ServerLimits()) throws
    -> PageServer
  {
    try PageServer(key: key, limits: limits) { request in
      let parameters = request.parameters.map { "\($0.name)=\($0.value)" }.joined(separator: ",")
      return .answer(PageAnswer(200, "text/plain", Array("\(request.path)?\(parameters)".utf8)))
    }
  }

  private static func host(_ server: PageServer) -> String { "Host: 127.0.0.1:\(server.port)" }

  @Test func `a path and its parameters are given as they are meant`() throws {
    let server = try Self.echo()
    let answer = try LoopbackClient.get("/data/a%20b?q=x%26y+z&n", port: server.port)
    #expect(answer?.status == 200 && answer?.body == "data/a b?q=x&y z,n=")
    #expect(server.url == "http://127.0.0.1:\(server.port)/")
  }

  @Test func `HEAD has the headers of GET and no body`() throws {
    let server = try Self.echo()
    let client = try LoopbackClient(port: server.port)
    client.send("HEAD /abc HTTP/1.1\r\n\(Self.host(server))\r\nConnection: close\r\n\r\n")
    let text = String(decoding: client.readToEnd(), as: UTF8.self)
    #expect(
      text.hasPrefix("HTTP/1.1 200 ") && text.contains("Content-Length: 4\r\n") && text.hasSuffix("\r\n\r\n"))
  }

  /// RFC 9110, 15.5.6: an answer of 405 names the methods that are known.
  @Test(arguments: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "CONNECT", "TRACE", "get", "PROPFIND"])
  func `other methods than GET and HEAD are refused`(method: String) throws {
    let server = try Self.echo()
    let answer = try LoopbackClient.ask("\(method) /a HTTP/1.1", [Self.host(server)], port: server.port)
    #expect(answer?.status == 405 && answer?.headers["allow"] == "GET, HEAD")
  }

  @Test(arguments: [["Content-Length: 3"], ["Transfer-Encoding: chunked"]])
  func `a body is refused`(headers: [String]) throws {
    let server = try Self.echo()
    let answer = try LoopbackClient.ask(
      "GET / HTTP/1.1", [Self.host(server)] + headers, port: server.port, body: "abc")
    #expect(answer?.status == 413)
  }

  @Test func `an answer says what a browser may do with it, and lets no other site have it`() throws {
    let server = try Self.echo()
    let headers = try #require(try LoopbackClient.get("/", port: server.port)).headers
    #expect(headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'")
    #expect(headers["x-content-type-options"] == "nosniff" && headers["referrer-policy"] == "no-referrer")
    #expect(
      headers["cross-origin-resource-policy"] == "same-origin" && headers["cache-control"] == "no-store")
    #expect(!headers.keys.contains { $0.hasPrefix("access-control-") })
  }

  @Test func `the secret is the first name of each path`() throws {
    let key = AccessKey()
    let server = try Self.echo(key)
    #expect(server.url.hasSuffix("/\(key.text)/"))
    let host = ["Host: pad.local:\(server.port)"]
    func status(_ path: String) throws -> Int? {
      try LoopbackClient.ask("GET \(path) HTTP/1.1", host, port: server.port)?.status
    }
    #expect(try LoopbackClient.ask("GET /\(key.text)/a/b HTTP/1.1", host, port: server.port)?.body == "a/b?")
    #expect(try status("/\(key.text)") == 200)
    for path in [
      "/", "/a", "/\(key.text.dropLast())/a", "/\(key.text)0/a", "/\(AccessKey().text)/a", "//\(key.text)/a",
    ] {
      #expect(try status(path) == 403, "\(path)")
    }
  }

  /// 10,000 requests over 100 connections at once.
  @Test func `very many requests at once are answered or asked to come back, and the server goes on`() throws
  {
    let server = try Self.echo()
    let request = "GET /a HTTP/1.1\r\n\(Self.host(server))\r\n\r\n"
    let last = "GET /a HTTP/1.1\r\n\(Self.host(server))\r\nConnection: close\r\n\r\n"
    let clients = try (0..<100).map { _ in try LoopbackClient(port: server.port, patience: 60) }
    for client in clients { client.send(String(repeating: request, count: 99) + last) }
    let answers = clients.flatMap { LoopbackClient.answers($0.readToEnd()) }
    #expect(answers.count == 10_000)
    let refused = answers.filter { $0.status == 503 }
    #expect(answers.count { $0.status == 200 } == 10_000 - refused.count)
    #expect(!refused.isEmpty && refused.allSatisfy { $0.headers["retry-after"] == "1" })
    var status: Int?
    for _ in 0..<10_000 where status != 200 {
      status = try LoopbackClient.get("/a", port: server.port)?.status
    }
    #expect(status == 200)
  }

  @Test func `more connections than the limit wait and are answered`() throws {
    var limits = ServerLimits()
    limits.connections = 4
    let server = try Self.echo(nil, limits)
    let clients = try (0..<12).map { _ in try LoopbackClient(port: server.port) }
    for client in clients {
      client.send("GET /a HTTP/1.1\r\n\(Self.host(server))\r\nConnection: close\r\n\r\n")
    }
    for client in clients { #expect(LoopbackClient.answers(client.readToEnd()).first?.status == 200) }
  }

  @Test func `a connection that says nothing is closed`() throws {
    var limits = ServerLimits()
    limits.idleSeconds = 1
    let server = try Self.echo(nil, limits)
    let client = try LoopbackClient(port: server.port)
    client.send("GET /a HTTP/1.1\r\nHo")
    #expect(LoopbackClient.answers(client.readToEnd()).allSatisfy { $0.status == 408 })
  }

  @Test func `a head that is too long is refused`() throws {
    let server = try Self.echo()
    let long = String(repeating: "a", count: ServerLimits().headBytes)
    for lines in [
      "GET /\(long) HTTP/1.1\r\n\(Self.host(server))", "GET / HTTP/1.1\r\n\(Self.host(server))\r\nX: \(long)",
    ] {
      let client = try LoopbackClient(port: server.port)
      client.send(lines + "\r\nConnection: close\r\n\r\n")
      let status = LoopbackClient.answers(client.readToEnd()).first?.status
      #expect(status == nil || [400, 413, 414, 431].contains(status), "\(status ?? 0)")
    }
    #expect(try LoopbackClient.get("/a", port: server.port)?.status == 200)
  }

  @Test func `what is no request ends its connection alone`() throws {
    let server = try Self.echo()
    var random = SeededGenerator(seed: 7)
    let request = Array(
      "GET /a?b=c HTTP/1.1\r\n\(Self.host(server))\r\nX: y\r\nConnection: close\r\n\r\n".utf8)
    for round in 0..<300 {
      var bytes = request
      if round < 100 {
        bytes = (0..<Int.random(in: 1...400, using: &random)).map { _ in
          UInt8.random(in: 0...255, using: &random)
        }
      } else {
        for _ in 0..<Int.random(in: 1...6, using: &random) {
          bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
      }
      let client = try LoopbackClient(port: server.port, patience: 1)
      client.send(bytes + Array("\r\n\r\n".utf8))
      client.finish()
      for answer in LoopbackClient.answers(client.readToEnd()) {
        #expect((200..<600).contains(answer.status))
      }
    }
    #expect(try LoopbackClient.get("/a", port: server.port)?.status == 200)
  }
}

extension PageServerTests {
  @Test func `work that takes long stops no other request, and too much of it is refused`() throws {
    var limits = ServerLimits()
    limits.waitingWork = 3
    let (begun, goOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let server = try PageServer(limits: limits) { request in
      if request.path == "quick" { return .answer(PageAnswer(200, "quick")) }
      return .work {
        begun.signal()
        goOn.wait()
        return PageAnswer(200, "done")
      }
    }
    let request = "GET /work HTTP/1.1\r\n\(Self.host(server))\r\nConnection: close\r\n\r\n"
    let workers = server.workerCount
    var clients: [LoopbackClient] = []
    for _ in 0..<workers {
      clients.append(try LoopbackClient(port: server.port))
      clients.last?.send(request)
      begun.wait()
    }
    for _ in 0..<limits.waitingWork {
      clients.append(try LoopbackClient(port: server.port))
      clients.last?.send(request)
      // Requests are taken in order: when this is answered, that one waits.
      #expect(try LoopbackClient.get("/quick", port: server.port)?.status == 200)
    }
    let refused = try LoopbackClient.get("/work", port: server.port)
    #expect(refused?.status == 503 && refused?.headers["retry-after"] == "1")
    for _ in clients { goOn.signal() }
    for client in clients { #expect(LoopbackClient.answers(client.readToEnd()).first?.body == "done\n") }
  }

  @Test func `a request waits until somebody answers it, and no more than so many wait`() throws {
    var limits = ServerLimits()
    limits.listeners = 2
    let replies = Mutex<[PageReply]>([])
    let server = try PageServer(limits: limits) { request in
      request.path == "quick"
        ? .answer(PageAnswer(200, "quick")) : .later { reply in replies.withLock { $0.append(reply) } }
    }
    let request = "GET /later HTTP/1.1\r\n\(Self.host(server))\r\nConnection: close\r\n\r\n"
    let clients = try (0..<2).map { _ in
      let client = try LoopbackClient(port: server.port)
      client.send(request)
      #expect(try LoopbackClient.get("/quick", port: server.port)?.status == 200)
      return client
    }
    #expect(try LoopbackClient.get("/later", port: server.port)?.status == 503)
    let waiting = replies.withLock { $0 }
    #expect(waiting.count == 2 && waiting.allSatisfy(\.isOpen))
    waiting[1].finish(PageAnswer(200, "now"))
    waiting[1].finish(PageAnswer(200, "again"))
    #expect(LoopbackClient.answers(clients[1].readToEnd()).map(\.body) == ["now\n"])
    // Who waits when the server ends is refused.
    server.stop()
    #expect(LoopbackClient.answers(clients[0].readToEnd()).allSatisfy { $0.status == 503 })
    #expect(waiting.allSatisfy { !$0.isOpen })
  }

  @Test func `a server says why it cannot begin`() throws {
    let server = try Self.echo()
    let taken = #expect(throws: ServerError.self) {
      try PageServer(port: server.port) { _ in .answer(.busy) }
    }
    guard case .cannotListen("127.0.0.1", server.port, _)? = taken else {
      Issue.record("\(taken.map(\.description) ?? "no error")")
      return
    }
    let wrong = #expect(throws: ServerError.self) { try PageServer(address: "here") { _ in .answer(.busy) } }
    #expect(wrong == .noAddress("here"))
    #expect(ServerError.noLibrary(missing: nil).description.contains("libmicrohttpd12"))
  }

  @Test func `a server listens at an address of the wide protocol`() throws {
    let server = try PageServer(address: "::1", key: AccessKey()) { _ in .answer(.busy) }
    #expect(server.url.hasPrefix("http://[::1]:\(server.port)/"))
  }
}
