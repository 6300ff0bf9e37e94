import Foundation
import TestSupport
import Testing

/// `ninefold diff` of a repository, and as git's own diff: whatever the repository holds, and whoever asks.
struct GitDifferenceTests {
  private let repository: GitRepository

  init() throws { repository = try GitRepository() }

  private func xib(_ text: String) -> String { Fixtures.xib("        <label text=\"\(text)\" id=\"A\"/>") }

  private func write(_ text: String, to path: String = "Cell.xib") throws {
    try repository.directory.write(text, to: path)
  }

  /// A merge in conflict: `a` before, `b` in ours, `c` in theirs.
  private func conflict() throws {
    try repository.commit(xib("a"), "base")
    try repository.git("checkout", "-q", "-b", "other")
    try repository.commit(xib("c"), "other")
    try repository.git("checkout", "-q", "main")
    try repository.commit(xib("b"), "ours")
    try repository.git("merge", "other", fails: true)
  }

  // Words

  @Test func `what is staged for the first commit was added`() throws {
    try write(xib("a"))
    try repository.git("add", ".")
    let outcome = try repository.ninefold("diff", "--staged")
    #expect(outcome.code == 1 && outcome.output.hasPrefix("Cell.xib (added)\n"))
  }

  @Test(arguments: [
    (["Cell.xib", "Gone.xib"], "'Gone.xib' is neither a path that is there nor a commit"),
    (["Gone.xib", "Cell.xib"], "'Gone.xib' is neither a path that is there nor a commit"),
    (["HEAD", "Cell.xib"], "'Cell.xib' is a path, no commit: --in names a path of a repository"),
    (["HEAD..HEAD", "Cell.xib"], "'HEAD..HEAD' is a range, which stands alone: --in names a path"),
    (["--staged", "HEAD..HEAD"], "'HEAD..HEAD' is a range, which stands alone: --in names a path"),
  ])
  func `a word that names nothing is told`(words: [String], defect: String) throws {
    try repository.commit(xib("a"), "one")
    let outcome = try Fixtures.ninefold.run(["diff"] + words, in: repository.directory.url)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(defect), "\(outcome.errors)")
  }

  @Test func `a folder in no repository is told`() throws {
    let folder = try TemporaryDirectory()
    let outcome = try Fixtures.ninefold.run(["diff", "--in", folder.path])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("is in no repository"))
  }

  @Test func `a document that cannot be read is told with its commit and path, on the page too`() throws {
    try write(xib("a"), to: "Sub/Broken.xib")
    try repository.commit(xib("a"), "one")
    try write("<document", to: "Sub/Broken.xib")
    try repository.commit(xib("b"), "two")
    let defect = "HEAD:Sub/Broken.xib:1:"
    let outcome = try repository.ninefold("diff", "HEAD~1..HEAD", "--no-frames", "--format", "json")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(defect))
    #expect(outcome.output.contains("\"refusals\": [\"" + defect))
    let page = try repository.ninefold("review", "HEAD~1..HEAD", "--format", "markdown").output
    #expect(page.contains("#### Not compared") && page.contains(defect))
  }

  // Git's diff

  @Test(arguments: [[], ["HEAD"], ["--cached"]])
  func `git's diff goes on behind an unmerged document`(words: [String]) throws {
    try write(xib("a"), to: "Other.xib")
    try conflict()
    try repository.setUp()
    try write(xib("d"), to: "Other.xib")
    if words == ["--cached"] { try repository.git("add", "Other.xib") }
    let told = try repository.git(["diff"] + words)
    #expect(told.contains("text 'a' → 'd'"), "\(told)")
    if words == ["--cached"] { #expect(told.contains("* Unmerged path Cell.xib")) }
  }

  @Test func `git's diff takes names of files that begin as options do`() throws {
    try write(xib("a"), to: "-foo.xib")
    try repository.commit(xib("a"), "one")
    try repository.setUp()
    try write(xib("b"), to: "-foo.xib")
    #expect(try repository.git("diff").contains("text 'a' → 'b'"))
    try repository.git("commit", "-q", "-a", "-m", "two")
    #expect(try repository.git("show", "HEAD").contains("text: b"))
  }

  @Test func `git's diff names documents by their paths, and one that stands under another by both`() throws {
    try write(xib("a"), to: "One/Cell.xib")
    try write(xib("a"), to: "Two/Cell.xib")
    try repository.commit(xib("a"), "one")
    try repository.setUp()
    for folder in ["One", "Two"] { try write(xib("b"), to: folder + "/Cell.xib") }
    let told = try repository.git("diff")
    #expect(told.contains("One/Cell.xib\n") && told.contains("Two/Cell.xib\n"))
    try repository.git("mv", "Cell.xib", "New.xib")
    #expect(try repository.git("diff", "--staged", "-M") == "New.xib (was Cell.xib)\n")
  }

  @Test func `git's diff says of a link that it is one`() throws {
    try repository.directory.link("Link.xib", to: "Cell.xib")
    try repository.commit(xib("a"), "one")
    try repository.setUp()
    try FileManager.default.removeItem(at: repository.directory.url.appending(path: "Link.xib"))
    try repository.directory.link("Link.xib", to: "Other.xib")
    #expect(try repository.git("diff") == "* Symbolic link Link.xib\n")
  }

  @Test func `git's log goes on behind a version that is no document, which it shows as it is`() throws {
    try repository.commit(xib("a"), "one")
    try repository.commit(String(xib("b").dropLast(30)), "truncated")
    try write("<<<<<<< ours\n\u{FEFF}", to: "Marked.xib")
    try repository.commit(xib("c"), "three")
    try repository.setUp()
    let log = try repository.git("log", "-p")
    for text in ["<label text=\"b\"", "<<<<<<< ours", "text: c", "text: a"] {
      #expect(log.contains(text), "\(text)")
    }
    #expect(try repository.ninefold("diff", "--textconv", "none.xib").code == 2)
  }

  // States of a repository

  @Test func `in a merge ours is compared with the disk, and nothing unmerged counts as staged`() throws {
    try conflict()
    try write(xib("d"))
    let outcome = try repository.ninefold("diff")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("text 'b' → 'd'"))
    #expect(
      outcome.errors
        == "Cell.xib: note: is unmerged in git's index: ours and the file on the disk are compared\n")
    let staged = try repository.ninefold("diff", "--staged")
    #expect(staged.code == 0)
    #expect(staged.output.isEmpty)
    #expect(
      staged.errors == """
        Cell.xib: note: is unmerged in git's index and left out: nothing of it is staged
        ninefold: note: no differences

        """)
    #expect(try repository.ninefold("diff", "HEAD").output.contains("text 'b' → 'd'"))
  }

  @Test func `links are no documents`() throws {
    try repository.directory.link("Link.xib", to: "Cell.xib")
    try repository.commit(xib("a"), "one")
    try FileManager.default.removeItem(at: repository.directory.url.appending(path: "Link.xib"))
    try repository.directory.link("Link.xib", to: "Other.xib")
    try write(xib("b"))
    #expect(try repository.ninefold("diff").output.contains("1 document differs"))
    try repository.commit(xib("b"), "two")
    let outcome = try repository.ninefold("diff", "HEAD~1..HEAD")
    #expect(outcome.code == 1 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(outcome.output.contains("1 document differs"))
    // A document whose place a link takes is gone.
    try FileManager.default.removeItem(at: repository.directory.url.appending(path: "Cell.xib"))
    try repository.directory.link("Cell.xib", to: "Other.xib")
    #expect(try repository.ninefold("diff").output.hasPrefix("Cell.xib (removed)\n"))
  }

  @Test func `a name may have line ends, and one that is no text is refused alone`() throws {
    try write(xib("a"), to: "x\ny.xib")
    try write(xib("a"), to: "Other.xib")
    try repository.commit(xib("a"), "one")
    try write(xib("b"), to: "x\ny.xib")
    for words in [["diff"], ["diff", "HEAD"]] {
      let outcome = try Fixtures.ninefold.run(words, in: repository.directory.url)
      #expect(outcome.code == 1)
      #expect(outcome.output.contains("text 'a' → 'b'"))
    }
    let script = "printf '%s' '\(xib("c"))' > \"$(printf 'b\\351.xib')\"; git add -A"
    #expect(
      try Program(at: URL(filePath: "/bin/sh")).run(["-c", script], in: repository.directory.url).code == 0)
    let outcome = try repository.ninefold("diff", "--staged")
    #expect(outcome.code == 2)
    #expect(outcome.output.contains("text 'a' → 'b'"))
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("has a name that is not UTF-8"))
  }

  @Test func `a new file that is only announced to git was not there before`() throws {
    try repository.commit(xib("a"), "one")
    try write(xib("b"), to: "New.xib")
    try repository.git("add", "--intent-to-add", "New.xib")
    let outcome = try repository.ninefold("diff")
    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("New.xib (added)\n"))
  }

  @Test(arguments: ["App/Cell.xib", "App", "./App/Cell.xib", "App/"])
  func `what is gone from the disk can be named`(place: String) throws {
    try write(xib("a"), to: "App/Cell.xib")
    try repository.commit(xib("a"), "one")
    try FileManager.default.removeItem(at: repository.directory.url.appending(path: "App"))
    for words in [["diff", place], ["diff", "--in", place], ["diff", "HEAD", "--in", place]] {
      let outcome = try Fixtures.ninefold.run(words, in: repository.directory.url)
      #expect(outcome.code == 1, "\(words): \(outcome.errors)")
      #expect(
        outcome.output.hasPrefix("Cell.xib (removed)\n")
          || outcome.output.hasPrefix("App/Cell.xib (removed)\n"))
      #expect(outcome.output.contains("1 document differs"))
    }
    try repository.git("add", "-A")
    #expect(try repository.ninefold("diff", "--staged", place).output.contains("Cell.xib (removed)"))
    #expect(try repository.ninefold("diff", place).code == 0)
    let unknown = try repository.ninefold("diff", "--in", "None.xib")
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("None.xib: error: is neither on the disk nor in what is staged"))
  }

  // Hooks

  private func hook(_ name: String, _ lines: String, of folder: URL) throws {
    let file = folder.appending(path: "hooks/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("#!/bin/sh\n\(lines)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  @Test(arguments: [false, true])
  func `a hook is told what its commit is made of, of its own repository alone`(isLinked: Bool) throws {
    let ninefold = Fixtures.ninefold.executable.path
    let other = try GitRepository()
    try other.commit(xib("a"), "one")
    try other.directory.write(xib("z"), to: "Cell.xib")
    try other.git("add", "-A")
    try write(xib("a"), to: "App/Other.xib")
    try repository.commit(xib("a"), "one")
    let results = try TemporaryDirectory()
    try hook(
      "pre-commit",
      """
      "\(ninefold)" diff --staged > "\(results.path)/own"
      "\(ninefold)" diff --staged --in App > "\(results.path)/folder"
      "\(ninefold)" diff --staged --in "\(other.directory.path)" > "\(results.path)/other"
      cd "\(other.directory.path)"; "\(ninefold)" diff --staged > "\(results.path)/inside"
      exit 0
      """, of: repository.directory.url.appending(path: ".git"))
    var tree = repository.directory.path
    if isLinked {
      tree = results.path + "/tree"
      try repository.git("worktree", "add", "-q", tree, "-b", "linked")
    }
    for path in ["Cell.xib", "App/Other.xib"] {
      try Data(xib("b").utf8).write(to: URL(filePath: tree + "/" + path))
    }
    try repository.git("-C", tree, "commit", "-q", "-m", "two", "Cell.xib")
    func told(_ name: String) throws -> String {
      try String(contentsOf: results.url.appending(path: name), encoding: .utf8)
    }
    #expect(try told("own").hasPrefix("Cell.xib"))
    #expect(try told("own").contains("text 'a' → 'b'"))
    #expect(try told("own").contains("1 document differs"))
    #expect(try told("folder").isEmpty)
    #expect(try told("other").contains("text 'a' → 'z'"))
    #expect(try told("inside").contains("text 'a' → 'z'"))
  }

  @Test func `a hook of a server is told what a push brings`() throws {
    let server = try TemporaryDirectory()
    try repository.git("init", "-q", "--bare", server.path)
    try hook(
      "pre-receive",
      """
      while read old new name; do
        "\(Fixtures.ninefold.executable.path)" diff "$new~1" "$new" > "\(server.path)/told" 2>&1
      done
      exit 0
      """, of: server.url)
    try repository.commit(xib("a"), "one")
    try repository.commit(xib("b"), "two")
    try repository.git("push", "-q", server.path, "main")
    let told = try String(contentsOf: server.url.appending(path: "told"), encoding: .utf8)
    #expect(told.contains("text 'a' → 'b'"), "\(told)")
  }

  @Test func `a repository beside its files is the one that the environment names`() throws {
    try repository.commit(xib("a"), "one")
    let place = try TemporaryDirectory()
    let directory = place.path + "/dotfiles"
    try FileManager.default.moveItem(
      at: repository.directory.url.appending(path: ".git"), to: URL(filePath: directory))
    try write(xib("b"))
    let words = ["GIT_DIR=\(directory)", "GIT_WORK_TREE=\(repository.directory.path)"]
    let env = Program(at: URL(filePath: "/usr/bin/env"))
    let asked = [Fixtures.ninefold.executable.path, "diff"]
    #expect(try env.run(words + asked, in: repository.directory.url).output.contains("text 'a' → 'b'"))
    #expect(try env.run(words + asked, in: place.url).code == 2)
    #expect(try env.run(words.prefix(1) + asked, in: repository.directory.url).code == 2)
  }
}
