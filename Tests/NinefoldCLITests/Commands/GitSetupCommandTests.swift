import Foundation
import TestSupport
import Testing

/// `ninefold git-setup`: merges, rebases and cherry-picks of a repository go by object.
struct GitSetupCommandTests {
  private func xib(_ text: String, _ alpha: String) -> String {
    Fixtures.xib("        <label alpha=\"\(alpha)\" text=\"\(text)\" id=\"A\"/>")
  }

  /// Two branches, each of which changed another attribute of the one line.
  private func branches(second: String? = nil) throws -> GitRepository {
    let repository = try GitRepository()
    try repository.commit(xib("a", "1"), "base")
    try repository.git("checkout", "-q", "-b", "other")
    try repository.commit(second ?? xib("a", "0.5"), "other")
    try repository.git("checkout", "-q", "main")
    try repository.commit(xib("b", "1"), "ours")
    return repository
  }

  @Test(arguments: [["merge", "other", "-m", "merged"], ["rebase", "other"], ["cherry-pick", "other"]])
  func `what git alone leaves in conflict goes together`(words: [String]) throws {
    let plain = try branches()
    try plain.git(words[0], words[1], fails: true)
    let repository = try branches()
    try repository.setUp()
    switch words.count {
    case 2: try repository.git(words[0], words[1])
    default: try repository.git(words[0], words[1], words[2], words[3])
    }
    #expect(repository.document == xib("b", "0.5"))
  }

  @Test func `a conflict leaves a document that opens, and git knows of it`() throws {
    let repository = try branches(second: xib("c", "0.5"))
    try repository.setUp()
    let told = try repository.git("merge", "other", fails: true)
    #expect(
      told.contains("Cell.xib:4: error: label 'A', text: was 'a', ours 'b', theirs 'c': ours is in force"))
    #expect(repository.document == xib("b", "0.5"))
    #expect(try repository.git("status", "--porcelain").contains("UU Cell.xib"))
    // The tool asks for the same once more.
    try repository.git("mergetool", "--no-prompt", "--tool=ninefold", fails: true)
    #expect(repository.document == xib("b", "0.5"))
  }

  @Test func `undone, the repository is as it was`() throws {
    let repository = try GitRepository()
    let config = repository.directory.url.appending(path: ".git/config")
    let before = try String(contentsOf: config, encoding: .utf8)
    try repository.setUp()
    try repository.setUp()
    #expect(try repository.ninefold("git-setup", "--undo").code == 0)
    #expect(try String(contentsOf: config, encoding: .utf8) == before)
    #expect(!repository.directory.files.contains(".gitattributes"))
    #expect(try repository.ninefold("git-setup", "--undo").code == 0)
    try repository.directory.write("*.png binary", to: ".gitattributes")
    try repository.setUp()
    let attributes = repository.directory.url.appending(path: ".gitattributes")
    #expect(
      try String(contentsOf: attributes, encoding: .utf8).split(separator: "\n")
        == [
          "*.png binary", "# Interface Builder documents merge and differ by object (ninefold git-setup)",
          "*.storyboard merge=ninefold diff=ninefold", "*.xib merge=ninefold diff=ninefold",
        ])
    #expect(try repository.ninefold("git-setup", "--undo").code == 0)
    #expect(try String(contentsOf: attributes, encoding: .utf8) == "*.png binary\n")
  }

  @Test func `a program of any name is one word for git`() throws {
    let repository = try branches()
    let program = repository.directory.url.appending(path: ".git/it's a program")
    try FileManager.default.createSymbolicLink(at: program, withDestinationURL: Fixtures.ninefold.executable)
    #expect(try repository.ninefold("git-setup", "--program", program.path).code == 0)
    try repository.git("merge", "other", "-m", "merged")
    #expect(repository.document == xib("b", "0.5"))
  }

  @Test func `a list of attributes that is too large stays as it is`() throws {
    let repository = try GitRepository()
    let list = try repository.directory.write("", to: ".gitattributes")
    let file = try FileHandle(forWritingTo: list)
    try file.truncate(atOffset: 1_048_577)
    try file.close()
    let outcome = try repository.ninefold("git-setup")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(".gitattributes: error: has more than 1048576 bytes"))
    #expect(try Data(contentsOf: list).count == 1_048_577)
  }

  @Test func `a directory of no repository is refused`() throws {
    let directory = try TemporaryDirectory()
    let outcome = try Fixtures.ninefold.run(["git-setup", directory.path])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("is in no git repository, expected a directory of one"))
    #expect(directory.files.isEmpty)
  }
}
