import Foundation
import OperatingSystem
import Testing

struct ChildProcessTests {
  @Test func `a program reads a file, and gives what it writes and its code`() throws {
    let folder = try TemporaryFolder()
    try Folder(at: folder.path).replace("in", with: Array("b\na\n".utf8))
    let sorted = try ChildProcess.run("sort", [], input: folder.path + "/in", limit: 100)
    #expect(sorted.code == 0 && sorted.output == Array("a\nb\n".utf8))
    #expect(try ChildProcess.run("sh", ["-c", "echo a >&2; exit 3"], limit: 100) == (3, []))
    #expect(try ChildProcess.run("sh", ["-c", "kill -9 $$"], limit: 100).code == -1)
    #expect(throws: FileDefect.missing) { try ChildProcess.run("no-program-of-this-name", [], limit: 1) }
  }

  @Test func `a program that writes more than it may is ended, and refused`() {
    #expect(throws: FileDefect.tooLarge(limit: 1000)) { try ChildProcess.run("yes", [], limit: 1000) }
  }

  @Test func `of the environment a program knows the home and where programs are`() throws {
    let output = try ChildProcess.run("env", [], limit: 100_000).output
    let names = String(decoding: output, as: UTF8.self).split(separator: "\n").map { $0.prefix { $0 != "=" } }
    #expect(Set(names).isSubset(of: ["HOME", "PATH", "XDG_CONFIG_HOME"]) && names.contains("PATH"))
    let told = try ChildProcess.run("env", [], variables: ["GIT_DIR=/a b"], limit: 100_000).output
    #expect(String(decoding: told, as: UTF8.self).split(separator: "\n").contains("GIT_DIR=/a b"))
  }

  @Test func `a temporary folder is the user's alone, and goes with all that is in it`() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let path = try #require(folder?.path)
    try Folder(at: path).replace("a/b/c", with: [1])
    try FileManager.default.createSymbolicLink(atPath: path + "/a/link", withDestinationPath: "/usr")
    let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(permissions == 0o700)
    folder = nil
    #expect(!FileManager.default.fileExists(atPath: path) && FileManager.default.fileExists(atPath: "/usr"))
  }
}
