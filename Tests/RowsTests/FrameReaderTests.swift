import Foundation
import TestSupport
import Testing

@testable import Rows

/// Documents of a stream (Documentation/Fleet.md#streams).
struct FrameReaderTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Reads a stream to its end, or to the error that ends it.
  private func read(_ bytes: [UInt8], mostBytes: Int = 100) throws -> (
    frames: [DocumentFrame], error: FrameError?
  ) {
    let handle = try FileHandle(forReadingFrom: directory.write(bytes, to: "stream"))
    var reader = FrameReader(descriptor: handle.fileDescriptor, mostBytes: mostBytes)
    var frames: [DocumentFrame] = []
    do throws(FrameError) {
      while let frame = try reader.next() { frames.append(frame) }
      return (frames, nil)
    } catch {
      return (frames, error)
    }
  }

  private static func frame(_ texts: [String]) -> [UInt8] {
    texts.flatMap { text in (0..<4).map { UInt8(truncatingIfNeeded: text.utf8.count >> (8 * $0)) } }
      + texts.flatMap { Array($0.utf8) }
  }

  @Test func `documents come in their order with their names`() throws {
    let (frames, error) = try read(
      Self.frame(["app", "1f", "Main.xib", "<a/>"]) + Self.frame(["", "", "b", ""]))
    #expect(error == nil)
    #expect(
      frames.map(\.name) == [
        RowDocument(project: "app", revision: "1f", path: "Main.xib"),
        RowDocument(project: "", revision: nil, path: "b"),
      ])
    #expect(frames.map(\.bytes) == [Array("<a/>".utf8), []])
  }

  @Test func `a document that is too large is passed over`() throws {
    let large = String(repeating: "x", count: 70_000)
    let (frames, error) = try read(
      Self.frame(["app", "1", "large", large]) + Self.frame(["app", "1", "small", "y"]), mostBytes: 10)
    #expect(error == nil)
    #expect(frames.map(\.bytes) == [nil, Array("y".utf8)])
  }

  @Test(arguments: 1..<34)
  func `a stream that ends within a document is an error behind the documents before`(count: Int) throws {
    let whole = Self.frame(["app", "1f", "Main.xib", "<a/>"])
    #expect(whole.count == 33)
    let (frames, error) = try read(whole + whole.prefix(count))
    #expect(frames.count == (count == 33 ? 2 : 1))
    #expect(error == (count == 33 ? nil : .truncated))
  }

  @Test func `a name beyond the limit is no stream of documents`() throws {
    let long = String(repeating: "x", count: FrameReader.mostNameBytes)
    #expect(try read(Self.frame([long, "", "", ""])).frames.count == 1)
    #expect(try read(Self.frame(["", "", long + "x", ""])).error == .tooLong(FrameReader.mostNameBytes + 1))
  }
}
