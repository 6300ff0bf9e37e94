import Foundation
import Synchronization
import TestSupport
import Testing

@testable import OperatingSystem

/// The one rule for all that write over a file: programs of ours wait for each other, and nothing that
/// another program wrote is lost.
struct ReplacementTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private var path: String { directory.path + "/a" }

  private func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func `each of many who read, change and write finds what the one before wrote`() throws {
    try directory.write("", to: "a")
    let path = path
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { number in
      do {
        let file = try LockedFile(path)
        let read = try NamedPath.read(path, limit: 99)
        try file.replace(with: read + Array("\(number)".utf8), expecting: .bytes(read))
      } catch {
        failures.withLock { $0.append("\(number): \(error)") }
      }
    }
    #expect(failures.withLock { $0 }.isEmpty)
    #expect(try text().sorted() == Array("01234567"))
    #expect(directory.files == ["a"])
  }

  /// Changes of another program between the first look and the writing, each of which keeps what the others
  /// change: the identity, the size, the times and the bytes.
  @Test(arguments: [
    "other bytes", "another size", "the same bytes in another file", "another link", "nothing",
  ])
  func `what something else changed since it was looked at stays`(change: String) throws {
    try directory.write("old", to: "a")
    let file = try LockedFile(path)
    switch change {
    case "other bytes":
      let times = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
      let handle = try FileHandle(forWritingTo: URL(filePath: path))
      try handle.write(contentsOf: Data("new".utf8))
      try handle.close()
      try FileManager.default.setAttributes([.modificationDate: times as Any], ofItemAtPath: path)
    case "another size": try directory.write("older", to: "a")
    case "the same bytes in another file":
      try FileManager.default.removeItem(atPath: path)
      try directory.write("old", to: "a")
    case "another link": try FileManager.default.linkItem(atPath: path, toPath: directory.path + "/b")
    default: try FileManager.default.removeItem(atPath: path)
    }
    let before = try? text()
    #expect(throws: FileDefect.changed) { try file.replace(with: Array("mine".utf8)) }
    #expect((try? text()) == before)
    #expect(!directory.files.contains { $0.hasPrefix(".") })
  }

  @Test func `what came where nothing was stays`() throws {
    do {
      let file = try LockedFile(path)
      try directory.write("other", to: "a")
      #expect(throws: FileDefect.changed) { try file.replace(with: Array("mine".utf8)) }
      #expect(try text() == "other")
    }
    let folder = try Folder(at: directory.path)
    for expected in [ExpectedContent.none, .bytes(Array("none".utf8))] {
      let defect = #expect(throws: FileDefect.self) {
        try folder.replace("a", with: Array("mine".utf8), expecting: expected)
      }
      #expect(defect == .changed)
    }
    try folder.replace("a", with: Array("mine".utf8), expecting: .bytes(Array("other".utf8)))
    #expect(try text() == "mine")
  }

  @Test func `a file that is read-only is neither replaced nor removed, by root either`() throws {
    try directory.write("old", to: "a")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let folder = try Folder(at: directory.path)
    #expect(throws: FileDefect.notWritable) { try folder.replace("a", with: [1]) }
    #expect(throws: FileDefect.notWritable) { try LockedFile(path).replace(with: [1]) }
    #expect(throws: FileDefect.notWritable) { try folder.removeFile("a") }
    // There is nothing to write.
    try folder.replace("a", with: Array("old".utf8))
    #expect(try text() == "old")
    #expect(directory.files == ["a"])
  }

  @Test func `a locked folder is written into by its holder, and by nobody else before it is gone`() throws {
    let path = directory.path
    let order = Mutex<[String]>([])
    let isLocked = DispatchSemaphore(value: 0)
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      do {
        if index == 0 {
          var folder = try Folder(at: path)
          try folder.lock()
          isLocked.signal()
          for number in 0..<20 { try folder.replace("mine", with: [UInt8(number)]) }
          order.withLock { $0.append("holder") }
          _ = try folder.names()
        } else {
          isLocked.wait()
          try Folder(at: path).replace("other", with: [1])
          order.withLock { $0.append("other") }
        }
      } catch {
        order.withLock { $0.append("\(error)") }
      }
    }
    #expect(order.withLock { $0 } == ["holder", "other"])
    #expect(directory.files == ["mine", "other"])
  }

  @Test func `a link stays one, and what it leads to is written`() throws {
    try directory.write("old", to: "folder/file")
    try directory.link("a", to: "folder/file")
    try LockedFile(path).replace(with: Array("new".utf8))
    #expect(try text() == "new")
    #expect(try NamedPath.kind(path, followingLink: false) == .link)
    try directory.link("nowhere", to: "folder/none")
    #expect(throws: FileDefect.other("is a symbolic link to nothing")) {
      _ = try LockedFile(directory.path + "/nowhere")
    }
    #expect(directory.files == ["folder/file"])
  }
}
