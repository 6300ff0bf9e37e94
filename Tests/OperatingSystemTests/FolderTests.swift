import Foundation
import Synchronization
import TestSupport
import Testing

@testable import OperatingSystem

struct FolderTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private var path: String { directory.path }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: directory.url.appending(path: name), encoding: .utf8)
  }

  /// The defect that a function meets in the directory.
  private func defect(_ body: (borrowing Folder) throws -> Void) throws -> FileDefect? {
    do {
      try body(try Folder(at: path))
      return nil
    } catch let error as FileDefect {
      return error
    }
  }

  @Test func `a file is written in folders that are made, and read`() throws {
    let folder = try Folder(makingAt: path + "/out/deep")
    try folder.replace("a/b/c.txt", with: Array("one".utf8))
    try folder.replace("a/b/c.txt", with: Array("two".utf8))
    let bytes = try folder.read("a/b/c.txt", limit: 3)
    #expect(bytes == Array("two".utf8))
    #expect(directory.files == ["out/deep/a/b/c.txt"])
    let names = try folder.names()
    #expect(names == ["a"])
    try folder.removeFile("a/b/c.txt")
    try folder.removeFile("a/b/c.txt")
    try folder.removeFile("nowhere/c.txt")
    let removed = ["a", "a/b", "a"].map { folder.removeEmptyFolder($0) }
    #expect(removed == [false, true, true])
    let rest = try folder.names()
    #expect(rest.isEmpty)
  }

  @Test func `names come in their order, with what they name`() throws {
    try directory.write("", to: "b")
    try directory.write("", to: "a/x")
    try directory.link("c", to: "b")
    let folder = try Folder(at: path)
    let names = try folder.names()
    #expect(names == ["a", "b", "c"])
    var kinds: [EntryKind] = []
    for name in names { kinds.append(try folder.kind(of: name)) }
    #expect(kinds == [.folder, .file, .link])
    let linked = try folder.kind(of: "c", followingLink: true)
    #expect(linked == .file)
  }

  @Test func `every defect has its name`() throws {
    try directory.write("123", to: "file")
    try directory.write("", to: "folder/x")
    try directory.link("link", to: "file")
    try directory.link("circle", to: "circle")
    let fifo = path + "/fifo"
    let made = unsafe mkfifo(fifo, 0o600)
    #expect(made == 0)
    #expect(try defect { _ = try $0.read("none", limit: 9) } == .missing)
    #expect(try defect { _ = try $0.read("none/x", limit: 9) } == .missing)
    #expect(try defect { _ = try $0.read("folder", limit: 9) } == .isFolder)
    #expect(try defect { _ = try $0.read("file/x", limit: 9) } == .notFolder)
    #expect(try defect { _ = try $0.read("link", limit: 9) } == .isLink)
    #expect(try defect { _ = try $0.read("fifo", limit: 9) } == .notRegular)
    #expect(try defect { _ = try $0.read("file", limit: 2) } == .tooLarge(limit: 2))
    #expect(try defect { try $0.replace("folder", with: []) } == .isFolder)
    #expect(try defect { _ = try $0.kind(of: "circle", followingLink: true) } == .isLink)
    #expect(throws: FileDefect.notFolder) { _ = try Folder(at: path + "/file") }
    #expect(throws: FileDefect.notRegular) { try NamedPath.read(fifo, limit: 9) }
    #expect(try NamedPath.read(path + "/link", limit: 9) == Array("123".utf8))
    #expect(try NamedPath.start(path + "/link", count: 2) == Array("12".utf8))
    #expect(directory.files.count == 2)
  }

  @Test(arguments: [
    "", "/", "/etc/passwd", "..", "../x", "a/../x", "a//x", "./a", "a/", "a\0b", "../\u{338}x",
  ])
  func `a path that leads out is refused`(name: String) throws {
    #expect(try defect { try $0.replace(name, with: []) } == .unsafePath)
    #expect(try defect { _ = try $0.read(name, limit: 9) } == .unsafePath)
    #expect(try defect { try $0.removeFile(name) } == .unsafePath)
  }

  @Test func `a link to a folder is not followed`() throws {
    try directory.write("precious", to: "victim/x")
    try directory.write("", to: "out/y")
    try directory.link("out/linked", to: "../victim")
    for name in ["out/linked/x", "out/linked/new"] {
      #expect(try defect { try $0.replace(name, with: []) } == .isLink)
      #expect(try defect { _ = try $0.read(name, limit: 9) } == .isLink)
      #expect(try defect { try $0.removeFile(name) } == .isLink)
    }
    #expect(try text("victim/x") == "precious")
    #expect(try NamedPath.kind(path + "/out/linked") == .folder)
  }

  @Test func `a link to a file is replaced, not written through`() throws {
    try directory.write("precious", to: "precious")
    try directory.write("", to: "out/y")
    try directory.link("out/x", to: "../precious")
    try Folder(at: path + "/out").replace("x", with: Array("new".utf8))
    #expect(try text("precious") == "precious")
    #expect(try text("out/x") == "new")
  }

  @Test func `a folder that others turn into a link meanwhile is never left`() throws {
    try directory.write("", to: "victim/x")
    try directory.write("", to: "out/a/x")
    try directory.link("link", to: "victim")
    let isDone = Atomic(false)
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      guard index == 0 else {
        while !isDone.load(ordering: .acquiring) {
          for (name, other) in [("out/a", "away"), ("link", "out/a"), ("out/a", "link"), ("away", "out/a")] {
            _ = unsafe rename(path + "/" + name, path + "/" + other)
          }
        }
        return
      }
      for number in 0..<2_000 {
        // Refused or done, whichever stands there.
        try? Folder(at: path + "/out").replace("a/\(number % 9)", with: Array("\(number)".utf8))
        try? Folder(at: path + "/out").removeFile("a/\(number % 7)")
      }
      isDone.store(true, ordering: .releasing)
    }
    #expect(try Folder(at: path + "/victim").names() == ["x"])
  }
}
