import Foundation
import TestSupport
import Testing

/// Documents of a merge about which nobody has decided.
struct LeftConflictTests {
  private func xib(_ text: String) -> String { Fixtures.xib("        <label text=\"\(text)\" id=\"A\"/>") }

  /// A merge that leaves a conflict, by object: ours is in force in the file.
  private func conflict() throws -> GitRepository {
    let repository = try GitRepository()
    try repository.commit(xib("a"), "base")
    try repository.git("checkout", "-q", "-b", "other")
    try repository.commit(xib("c"), "other")
    try repository.git("checkout", "-q", "main")
    try repository.commit(xib("b"), "ours")
    try repository.setUp()
    try repository.git("merge", "other", fails: true)
    #expect(repository.document.withoutConflictComment == xib("b"))
    return repository
  }

  @Test func `check names an unmerged document, and one that is staged as the merge left it`() throws {
    let repository = try conflict()
    for path in [".", "Cell.xib"] {
      let unmerged = try repository.ninefold("check", path, "--only", "unsatisfiable")
      #expect(unmerged.code == 1)
      #expect(unmerged.errors.contains("Cell.xib: warning: is unmerged in git's index"), "\(unmerged.errors)")
    }
    try repository.git("add", "-A")
    let staged = try repository.ninefold("check", ".", "--only", "unsatisfiable")
    #expect(staged.code == 1)
    #expect(
      staged.errors.contains("Cell.xib: warning: is staged as the merge left it: ours is in force in 1"))
    try repository.git("commit", "-q", "-m", "merged")
    let merged = try repository.ninefold("check", ".", "--only", "unsatisfiable")
    #expect(merged.code == 1)
    #expect(
      merged.errors.contains("Cell.xib: warning: has the comment of a merge about conflicts that nobody"),
      "\(merged.errors)")
    try repository.commit(repository.document.withoutConflictComment, "decided")
    let decided = try repository.ninefold("check", ".", "--only", "unsatisfiable")
    #expect(decided.code == 0 && !decided.errors.contains("Cell.xib: warning"), "\(decided.errors)")
  }

  @Test func `a document that was merged by lines and is staged with its markers is named`() throws {
    let repository = try GitRepository()
    try repository.commit(xib("a"), "base")
    try repository.git("checkout", "-q", "-b", "other")
    try repository.commit(xib("c").replacing("</objects>", with: "<view id=\"A\"/></objects>"), "other")
    try repository.git("checkout", "-q", "main")
    try repository.commit(xib("b"), "ours")
    try repository.setUp()
    try repository.git("merge", "other", fails: true)
    try repository.git("add", "-A")
    let outcome = try repository.ninefold("git-setup", "--check")
    #expect(outcome.code == 1)
    #expect(
      outcome.errors.contains(
        "Cell.xib: warning: is staged with git's conflict markers, the first in line 4"),
      "\(outcome.errors)")
  }

  @Test func `so is one that a rebase left`() throws {
    let repository = try GitRepository()
    try repository.commit(xib("a"), "base")
    try repository.git("checkout", "-q", "-b", "other")
    try repository.commit(xib("c"), "other")
    try repository.git("checkout", "-q", "main")
    try repository.commit(xib("b"), "ours")
    try repository.setUp()
    try repository.git("rebase", "other", fails: true)
    try repository.git("add", "-A")
    let outcome = try repository.ninefold("git-setup", "--check")
    #expect(
      outcome.code == 1 && outcome.errors.contains("is staged as the merge left it"), "\(outcome.errors)")
  }

  @Test func `a document that somebody changed since is decided`() throws {
    let repository = try conflict()
    try repository.directory.write(xib("d"), to: "Cell.xib")
    try repository.git("add", "-A")
    let outcome = try repository.ninefold("git-setup", "--check")
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
  }

  @Test func `the hook holds up a commit, where it was asked for`() throws {
    let repository = try conflict()
    let program = Fixtures.ninefold.executable.path
    #expect(try repository.ninefold("git-setup", "--hook", "--program", program).code == 0)
    try repository.git("add", "-A")
    let held = try repository.git("commit", "-q", "-m", "merged", fails: true)
    #expect(held.contains("Cell.xib: warning: is staged as the merge left it"))
    try repository.directory.write(xib("d"), to: "Cell.xib")
    try repository.git("add", "-A")
    try repository.git("commit", "-q", "-m", "merged")
    #expect(try repository.ninefold("git-setup", "--undo").code == 0)
    let hook = repository.directory.url.appending(path: ".git/hooks/pre-commit")
    #expect(!FileManager.default.fileExists(atPath: hook.path))
  }

  @Test func `another hook stays, and hooks elsewhere are refused`() throws {
    let repository = try conflict()
    let hook = try repository.directory.write("#!/bin/sh\n", to: ".git/hooks/pre-commit")
    let other = try repository.ninefold("git-setup", "--hook")
    #expect(other.code == 2 && other.errors.contains("is another hook, expected none: add the line"))
    #expect(try repository.ninefold("git-setup", "--undo").code == 0)
    #expect(try String(contentsOf: hook, encoding: .utf8) == "#!/bin/sh\n")
    try repository.git("config", "core.hooksPath", "hooks")
    let elsewhere = try repository.ninefold("git-setup", "--hook")
    #expect(elsewhere.code == 2 && elsewhere.errors.contains("core.hooksPath names 'hooks'"))
    #expect(try repository.ninefold("git-setup", "--hook", "--check").code == 64)
  }
}
