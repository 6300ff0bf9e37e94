import Foundation
import TestSupport
import Testing

/// A repository in a directory of its own, without any configuration but its own.
struct GitRepository {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try git("init", "-q", "-b", "main")
    try git("config", "user.name", "A")
    try git("config", "user.email", "a@example.com")
  }

  @discardableResult
  func git(_ words: String..., fails: Bool = false) throws -> String { try git(words, fails: fails) }

  @discardableResult
  func git(_ words: [String], fails: Bool = false) throws -> String {
    let outcome = try Program(at: URL(filePath: "/usr/bin/env")).run(
      ["GIT_CONFIG_GLOBAL=/dev/null", "GIT_EDITOR=true", "git"] + words, in: directory.url)
    #expect((outcome.code != 0) == fails, "git \(words): \(outcome.output) \(outcome.errors)")
    return outcome.output + outcome.errors
  }

  func ninefold(_ words: String...) throws -> Program.Outcome {
    try Fixtures.ninefold.run(words, in: directory.url)
  }

  func setUp() throws {
    #expect(try ninefold("git-setup", "--program", Fixtures.ninefold.executable.path).code == 0)
  }

  func commit(_ text: String, _ message: String) throws {
    try directory.write(text, to: "Cell.xib")
    try git("add", "-A")
    try git("commit", "-q", "-m", message)
  }

  var document: String {
    (try? String(contentsOf: directory.url.appending(path: "Cell.xib"), encoding: .utf8)) ?? ""
  }
}
