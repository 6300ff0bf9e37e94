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
    try repository.git(words)
    #expect(repository.document == xib("b", "0.5"))
  }

  @Test func `a conflict leaves a document that opens, and git knows of it`() throws {
    let repository = try branches(second: xib("c", "0.5"))
    try repository.setUp()
    let told = try repository.git("merge", "other", fails: true)
    #expect(
      told.contains("Cell.xib:4: error: label 'A', text: was 'a', ours 'b', theirs 'c': ours is in force"))
    #expect(repository.document.withoutConflictComment == xib("b", "0.5"))
    #expect(try repository.git("status", "--porcelain").contains("UU Cell.xib"))
    // The tool asks for the same once more.
    try repository.git("mergetool", "--no-prompt", "--tool=ninefold", fails: true)
    #expect(repository.document.withoutConflictComment == xib("b", "0.5"))
  }

  @Test func `what has an identifier twice on a side is merged by lines, with markers`() throws {
    let twice = Fixtures.xib("        <label text=\"c\" id=\"A\"/>\n        <label id=\"A\"/>")
    let repository = try branches(second: twice)
    try repository.setUp()
    let told = try repository.git("merge", "other", fails: true)
    #expect(
      told.contains(
        "Cell.xib: warning: merged by lines, with git's markers, since it cannot be merged by object: Cell.xib (theirs):5:"
      ), "\(told)")
    #expect(told.contains("the identifier \"A\""))
    #expect(repository.document.contains("<<<<<<< ours"))
    #expect(repository.document.contains("text=\"c\""))
    #expect(try repository.git("status", "--porcelain").contains("UU Cell.xib"))
  }

  @Test func `the driver prints nothing that a program would read`() throws {
    let repository = try branches()
    try repository.setUp()
    let tree = try repository.git("merge-tree", "--write-tree", "main", "other")
    #expect(tree.count == 41, "\(tree)")
    #expect(try repository.git("show", tree.dropLast() + ":Cell.xib") == xib("b", "0.5"))
  }

  @Test func `where the program is not found git merges and compares by lines, and says so`() throws {
    let repository = try branches(second: xib("c", "0.5"))
    #expect(try repository.ninefold("git-setup", "--program", "no-such-ninefold").code == 0)
    let told = try repository.git("merge", "other", fails: true)
    #expect(told.contains("Cell.xib: merged by lines, since ninefold is not found"), "\(told)")
    #expect(repository.document.contains("<<<<<<< ours"))
    #expect(repository.document.contains("text=\"c\""))
    try repository.git("checkout", "--force", "main")
    try repository.directory.write(xib("z", "1"), to: "Cell.xib")
    let difference = try repository.git("diff")
    #expect(difference.contains("Cell.xib: compared by lines, since ninefold is not found"))
    #expect(difference.contains("+        <label alpha=\"1\" text=\"z\" id=\"A\"/>"), "\(difference)")
    #expect(
      try repository.git("log", "-p", "-1").contains("+        <label alpha=\"1\" text=\"b\" id=\"A\"/>"))
  }

  @Test(arguments: [true, false])
  func `a conflict of git's tool stays one, and what stood there is kept`(keepsBackup: Bool) throws {
    let repository = try branches(second: xib("c", "0.5"))
    try repository.git("merge", "other", fails: true)
    let marked = repository.document
    #expect(marked.contains("<<<<<<<"))
    try repository.setUp()
    if !keepsBackup { try repository.git("config", "mergetool.keepBackup", "false") }
    let told = try repository.git("mergetool", "--no-prompt", "--tool=ninefold", fails: true)
    #expect(told.contains("text: was 'a', ours 'b', theirs 'c': ours is in force"))
    #expect(repository.document.withoutConflictComment == xib("b", "0.5"))
    #expect(try repository.git("status", "--porcelain", "Cell.xib") == "UU Cell.xib\n")
    let former = repository.directory.url.appending(path: "Cell.xib.orig")
    #expect((try? String(contentsOf: former, encoding: .utf8)) == (keepsBackup ? marked : nil))
  }

  @Test func `git's tool settles what goes together, and leaves what it cannot read`() throws {
    let repository = try branches()
    try repository.git("merge", "other", fails: true)
    try repository.setUp()
    try repository.git("mergetool", "--no-prompt", "--tool=ninefold")
    #expect(repository.document == xib("b", "0.5"))
    #expect(try repository.git("status", "--porcelain", "Cell.xib") == "M  Cell.xib\n")
    let broken = try branches(second: "no document")
    try broken.git("merge", "other", fails: true)
    let marked = broken.document
    try broken.setUp()
    try broken.git("mergetool", "--no-prompt", "--tool=ninefold", fails: true)
    #expect(broken.document == marked)
  }

  @Test func `a document whose name begins as an option does is merged`() throws {
    let repository = try GitRepository()
    func commit(_ text: String, _ branch: String) throws {
      try repository.directory.write(text, to: "-foo.xib")
      try repository.git("add", "-A")
      try repository.git("commit", "-q", "-m", branch)
    }
    try commit(xib("a", "1"), "base")
    try repository.git("checkout", "-q", "-b", "other")
    try commit(xib("c", "0.5"), "other")
    try repository.git("checkout", "-q", "main")
    try commit(xib("b", "1"), "ours")
    try repository.setUp()
    #expect(try repository.git("merge", "other", fails: true).contains("-foo.xib:4: error: label 'A', text"))
    try repository.git("mergetool", "--no-prompt", "--tool=ninefold", fails: true)
    let file = repository.directory.url.appending(path: "-foo.xib")
    #expect(try String(contentsOf: file, encoding: .utf8).withoutConflictComment == xib("b", "0.5"))
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
    let program = repository.directory.url.appending(path: ".git/it's 100%A program")
    try FileManager.default.createSymbolicLink(at: program, withDestinationURL: Fixtures.ninefold.executable)
    #expect(try repository.ninefold("git-setup", "--program", program.path).code == 0)
    try repository.git("merge", "other", "-m", "merged")
    #expect(repository.document == xib("b", "0.5"))
  }

  @Test func `lines that end as on Windows, and bytes that are no text, stay as they are`() throws {
    let repository = try GitRepository()
    let former = Array("*.png binary\r\nb".utf8) + [0xE9] + Array(".txt text\r\n".utf8)
    let list = try repository.directory.write(former, to: ".gitattributes")
    try repository.setUp()
    let written = Array(try Data(contentsOf: list))
    #expect(written.starts(with: former))
    #expect(written.suffix(2) == [0x0D, 0x0A])
    #expect(try repository.git("check-attr", "merge", "Cell.xib") == "Cell.xib: merge: ninefold\n")
    try repository.setUp()
    #expect(Array(try Data(contentsOf: list)) == written)
    #expect(try repository.ninefold("git-setup", "--undo").code == 0)
    #expect(Array(try Data(contentsOf: list)) == former)
  }

  @Test func `a list of attributes that is a link, which git does not follow, is refused`() throws {
    let repository = try GitRepository()
    let config = repository.directory.url.appending(path: ".git/config")
    let before = try String(contentsOf: config, encoding: .utf8)
    let list = try repository.directory.write("*.png binary\n", to: "shared")
    try repository.directory.link(".gitattributes", to: "shared")
    let outcome = try repository.ninefold("git-setup")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(".gitattributes: error: is a symbolic link, which git does not follow"))
    #expect(try String(contentsOf: config, encoding: .utf8) == before)
    #expect(try String(contentsOf: list, encoding: .utf8) == "*.png binary\n")
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
