import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A connection to a server on this machine, over which any bytes are sent.
public final class LoopbackClient: Sendable {
  /// The answer to a request of HTTP.
  public struct Answer: Sendable {
    public let status: Int
    /// The headers by their names in lowercase.
    public let headers: [String: String]
    public let body: String
  }

  private let socket: Int32

  /// Connects to a port. What is not answered within so many seconds ends the reading.
  public init(port: UInt16, patience seconds: Int = 20) throws {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    socket = Self.socket(AF_INET, kind, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    _ = unsafe setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    let result = unsafe withUnsafePointer(to: &address) { address in
      unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  deinit { _ = close(socket) }

  private static func socket(_ domain: Int32, _ kind: Int32, _ number: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.socket(domain, kind, number)
    #elseif canImport(Musl)
      Musl.socket(domain, kind, number)
    #else
      Glibc.socket(domain, kind, number)
    #endif
  }

  /// Sends bytes; nothing where the server has closed the connection.
  public func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(socket, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends a text.
  public func send(_ text: String) { send(Array(text.utf8)) }

  /// Says that nothing more is sent.
  public func finish() { _ = shutdown(socket, Int32(SHUT_WR)) }

  /// All that the server sends until it closes the connection.
  public func readToEnd() -> [UInt8] {
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { unsafe read(socket, $0.baseAddress, $0.count) }
      if count <= 0 { return all }
      all += piece[..<count]
    }
  }

  /// The answers in what a server sent.
  public static func answers(_ bytes: [UInt8]) -> [Answer] {
    var answers: [Answer] = []
    var rest = bytes[...]
    let end = Array("\r\n\r\n".utf8)
    while let head = rest.firstRange(of: end) {
      let lines = String(decoding: rest[..<head.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
      var headers: [String: String] = [:]
      for line in lines.dropFirst() {
        let parts = line.split(separator: ":", maxSplits: 1)
        headers[parts[0].lowercased()] = parts.last?.trimmingCharacters(in: .whitespaces) ?? ""
      }
      rest = rest[head.upperBound...]
      let count = headers["content-length"].flatMap { Int($0) } ?? 0
      let words = lines[0].split(separator: " ")
      answers.append(
        Answer(
          status: words.count > 1 ? Int(words[1]) ?? 0 : 0, headers: headers,
          body: String(decoding: rest.prefix(count), as: UTF8.self)))
      rest = rest.dropFirst(count)
    }
    return answers
  }

  /// Asks for a path by GET, over a connection of its own.
  public static func get(_ path: String, port: UInt16, headers: [String] = []) throws -> Answer? {
    try ask("GET \(path) HTTP/1.1", ["Host: 127.0.0.1:\(port)"] + headers, port: port)
  }

  /// Sends a request with its headers, and gives the first answer.
  public static func ask(_ line: String, _ headers: [String], port: UInt16, body: String = "") throws
    -> Answer?
  {
    let client = try LoopbackClient(port: port)
    client.send(([line] + headers + ["Connection: close", "", body]).joined(separator: "\r\n"))
    return answers(client.readToEnd()).first
  }
}
