import Foundation
@testable import Painting
import SceneModel
import TestSupport
import Testing

/// The file beside pictures that says what they were painted from.
struct PictureRecordTests {
  private static func entry(_ byte: UInt8) -> PictureRecord.Entry {
    PictureRecord.Entry(
      content: [UInt8](repeating: byte, count: 32), file: [UInt8](repeating: byte ^ 0xFF, count: 32))
  }

  @Test func `what is written is read`() throws {
    var record = PictureRecord()
    #expect(try #require(PictureRecord(record.bytes())).entries.isEmpty)
    record.entries = [
      "b/with space.png": Self.entry(0x0A), "a.png": Self.entry(0xF0), "ä.pdf": Self.entry(7),
    ]
    #expect(try #require(PictureRecord(record.bytes())).entries == record.entries)
    let lines = String(decoding: record.bytes(), as: UTF8.self).split(separator: "\n")
    #expect(lines.map { $0.split(separator: " ").last } == ["1", "a.png", "space.png", "ä.pdf"])
  }

  @Test func `no file that is cut off or damaged is trouble`() {
    var record = PictureRecord()
    record.entries = ["a.png": Self.entry(1), "b.png": Self.entry(2)]
    let bytes = record.bytes()
    for count in bytes.indices where bytes[..<count].last != UInt8(ascii: "\n") {
      #expect(PictureRecord(Array(bytes[..<count])) == nil, "\(count)")
    }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] = 0xFF
      #expect(PictureRecord(damaged) == nil, "\(index)")
    }
    #expect(PictureRecord(bytes + bytes) == nil)
    #expect(PictureRecord(bytes + Array("\n".utf8)) == nil)
  }

  @Test func `pictures that do not fit are not kept, and a file that is too large is none`() throws {
    var record = PictureRecord()
    record.entries = ["a": Self.entry(1), "b": Self.entry(2), "c": Self.entry(3)]
    let whole = record.bytes()
    #expect(record.bytes(limit: whole.count) == whole)
    let cut = record.bytes(limit: whole.count - 1)
    #expect(try #require(PictureRecord(cut)).entries.keys.sorted() == ["a", "b"])
    #expect(PictureRecord(whole, limit: whole.count)?.entries == record.entries)
    #expect(PictureRecord(whole, limit: whole.count - 1) == nil)
  }

  @Test func `a picture that is too large is painted each time`() throws {
    let directory = try TemporaryDirectory()
    for (size, isReused) in [(99, true), (100, true), (101, false)] {
      for isSecond in [false, true] {
        let folder = try PictureFolder(directory.path, isRecorded: true, mostPictureBytes: 100)
        let picture = try folder.write(as: "\(size).png", of: SHA256.value(of: [1])) {
          [UInt8](repeating: 1, count: size)
        }
        #expect(picture.isReused == (isSecond && isReused), "\(size)")
        try folder.writeRecord()
      }
    }
  }

  @Test func `what is known of pictures that are gone is left out`() throws {
    let directory = try TemporaryDirectory()
    for names in [["a.png", "b.png"], ["c.png"]] {
      let folder = try PictureFolder(directory.path, isRecorded: true)
      for name in names { _ = try folder.write(as: name, of: SHA256.value(of: name.utf8)) { [1] } }
      if names.count == 1 {
        try FileManager.default.removeItem(at: directory.url.appending(path: "a.png"))
      }
      try folder.writeRecord()
    }
    let bytes = try Data(contentsOf: directory.url.appending(path: PictureRecord.name))
    #expect(try #require(PictureRecord([UInt8](bytes))).entries.keys.sorted() == ["b.png", "c.png"])
  }
}
