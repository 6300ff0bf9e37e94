import Foundation
import JSONText
import Testing

@testable import ModelContext

/// Messages of JSON-RPC 2.0, and lines that are none.
struct MessageTests {
  @Test(arguments: [
    ("{", -32_700, nil), ("", -32_700, nil), ("nul", -32_700, nil), ("{\"a\":1,}", -32_700, nil),
    (String(repeating: "[", count: 65), -32_700, nil), ("[]", -32_600, nil), ("3", -32_600, nil),
    ("{}", -32_600, nil), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32_600, RequestID.number(1)),
    (#"{"jsonrpc":"2.0","id":"a"}"#, -32_600, .text("a")),
    (#"{"jsonrpc":"2.0","id":2,"method":3}"#, -32_600, .number(2)),
    (#"{"jsonrpc":"2.0","id":2,"method":"ping","params":[]}"#, -32_600, .number(2)),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32_600, nil),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32_600, nil),
    (#"{"jsonrpc":"2.0","id":1e300,"method":"ping"}"#, -32_600, nil),
  ])
  func `what is no message is refused by its code (JSON-RPC 2.0, 5.1)`(
    text: String, code: Int, id: RequestID?
  ) throws {
    let error = #expect(throws: MessageError.self) { try Message(Array(text.utf8)) }
    #expect(error?.code.rawValue == code)
    #expect(error?.id == id)
  }

  @Test func `requests, notifications and responses are told apart`() throws {
    guard
      case .request(let request) = try Message(
        Array(#"{"jsonrpc":"2.0","id":7,"method":"ping","params":{"a":1}}"#.utf8))
    else { return #expect(Bool(false), "no request") }
    #expect(request.id == .number(7) && request.method == "ping" && request.parameters["a"]?.number == 1)
    guard case .notification("x", _) = try Message(Array(#"{"jsonrpc":"2.0","method":"x"}"#.utf8)) else {
      return #expect(Bool(false), "no notification")
    }
    guard case .response = try Message(Array(#"{"jsonrpc":"2.0","id":1,"result":{}}"#.utf8)) else {
      return #expect(Bool(false), "no response")
    }
  }

  @Test func `a line that is too long is passed over, and the next one is read`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let long = String(repeating: "a", count: LineReader.mostBytes + 70_000)
    try Data("one\n\n\(long)\ntwo\n\(long)".utf8).write(to: folder)
    let file = try FileHandle(forReadingFrom: folder)
    var reader = LineReader(descriptor: file.fileDescriptor)
    var lines: [String] = []
    while let line = try reader.next() {
      if case .whole(let bytes) = line {
        lines.append(String(decoding: bytes, as: UTF8.self))
      } else {
        lines.append("too long")
      }
    }
    #expect(lines == ["one", "", "too long", "two", "too long"])
  }
}
