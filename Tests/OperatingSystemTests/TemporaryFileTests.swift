import Foundation
import TestSupport
import Testing

@testable import OperatingSystem

/// The files that a program leaves that is ended while it writes, and who removes them.
struct TemporaryFileTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func folder() throws -> Folder { try Folder(at: directory.path) }

  /// Leaves a file as a program does that is ended: the system unlocks it.
  private func abandon(in folder: borrowing Folder) throws -> String {
    let file = try TemporaryFile(in: folder.descriptor.number, permissions: nil)
    try file.file.write(Array("half".utf8))
    return file.name
  }

  @Test func `what was left is removed by the next that writes there`() throws {
    let folder = try folder()
    let name = try abandon(in: folder)
    #expect(directory.files == [name])
    try folder.replace("a", with: Array("whole".utf8))
    #expect(directory.files == ["a"])
    // A file that stays as it is counts as written.
    let other = try abandon(in: folder)
    #expect(directory.files == [other, "a"])
    try self.folder().replace("a", with: Array("whole".utf8))
    #expect(directory.files == ["a"])
  }

  @Test func `what another program writes now stays`() throws {
    let folder = try folder()
    let file = try TemporaryFile(in: folder.descriptor.number, permissions: nil)
    try folder.replace("a", with: [])
    #expect(directory.files == [file.name, "a"])
  }

  @Test(
    "A user's file is not taken for one that was left",
    arguments: [
      ".ninefold-", ".ninefold-0", ".ninefold-0123456789abcdef", ".ninefold-0123456789abcdef0123456789abcdef",
      "a.partial", "ninefold",
    ])
  func others(name: String) throws {
    try directory.write("precious", to: name)
    try folder().replace("a", with: [])
    #expect(try String(contentsOf: directory.url.appending(path: name), encoding: .utf8) == "precious")
  }

  @Test func `a folder or a link of such a name stays`() throws {
    let folder = try folder()
    let names = try [abandon(in: folder), abandon(in: folder)]
    for name in names { try folder.removeFile(name) }
    try directory.write("precious", to: "victim")
    try directory.write("", to: names[0] + "/x")
    try directory.link(names[1], to: "victim")
    try folder.replace("a", with: [])
    #expect(directory.files.contains(names[0] + "/x"))
    #expect(try folder.kind(of: names[1]) == .link)
    #expect(try folder.read("victim", limit: 8) == Array("precious".utf8))
  }

  @Test func `an empty folder is one that holds only what was left`() throws {
    try directory.write("", to: "in/x")
    try folder().removeFile("in/x")
    _ = try abandon(in: Folder(at: directory.path + "/in"))
    #expect(try folder().removeEmptyFolder("in"))
  }

  @Test func `a file takes over the permissions of the old one, before it has bytes`() throws {
    let file = try directory.write("old", to: "a")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try folder().replace("a", with: Array("new".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder().read("a", limit: 3) == Array("new".utf8))
  }
}
