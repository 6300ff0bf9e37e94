import Foundation
import TestSupport
import Testing

/// `ninefold resolve`: a document that git left with conflict markers, merged anew.
struct ResolveCommandTests {
  private func xib(_ lines: String) -> String { Fixtures.xib(lines) }

  private func label(_ text: String, _ alpha: String) -> String {
    "        <label alpha=\"\(alpha)\" text=\"\(text)\" id=\"A\"/>"
  }

  /// A document whose one label both sides changed, with a marker of each kind; an empty one is left out.
  private func marked(
    _ ours: String, _ base: String?, _ theirs: String, length: Int = 7, end: String = "\n"
  ) -> String {
    func marker(_ sign: String, _ name: String) -> String { String(repeating: sign, count: length) + name }
    let lines =
      [marker("<", " HEAD"), ours] + (base.map { [marker("|", " 1a2b3c4"), $0] } ?? [])
      + [marker("=", ""), theirs, marker(">", " other")]
    return xib(lines.joined(separator: "\n")).replacing("\n", with: end)
  }

  private func resolve(
    _ text: String, _ words: String...
  ) throws -> (outcome: Program.Outcome, text: String, files: [String]) {
    let directory = try TemporaryDirectory()
    let file = try directory.write(text, to: "Cell.xib")
    let outcome = try Fixtures.ninefold.run(["resolve", "Cell.xib"] + words, in: directory.url)
    return (outcome, try String(contentsOf: file, encoding: .utf8), directory.files)
  }

  @Test(arguments: [7, 3, 12], ["\n", "\r\n"])
  func `markers with a base hold three versions, which are merged`(length: Int, end: String) throws {
    let text = marked(
      label("b", "1"), label("a", "1"), label("a", "0.5"), length: length, end: end)
    let result = try resolve(text)
    #expect(result.outcome.code == 0, "\(result.outcome.errors)")
    #expect(result.outcome.output == "Cell.xib: merged\n")
    #expect(result.text == xib(label("b", "0.5")).replacing("\n", with: end))
  }

  @Test func `conflicts are numbered and decided one by one`() throws {
    let place = "        <view id=\"V\">"
    func document(_ text: String, _ alpha: String, _ parent: String) -> String {
      let label = "<label text=\"\(text)\" alpha=\"\(alpha)\" id=\"A\"/>"
      let home = parent.isEmpty ? "" : "<subviews><view id=\"\(parent)\"/></subviews>"
      return label + "\n" + place + home + "</view>"
    }
    let text = marked(
      document("b", "0", ""), document("a", "1", "W"),
      document("c", "0.5", "W").replacing(
        "<view id=\"W\"/>", with: "<view id=\"W\"><subviews><label text=\"n\" id=\"N\"/></subviews></view>"))
    let list = try resolve(text, "--list")
    #expect(list.outcome.code == 1 && list.text == text, "\(list.outcome.errors)")
    #expect(
      list.outcome.output == """
        1. label 'b' (A), scene Cell: text was 'a', ours made it 'b', theirs 'c'
        2. label 'b' (A), scene Cell: alpha was '1', ours made it '0', theirs '0.5'
        3. view (W), scene Cell: ours deleted it, theirs changed, laid out or connected it anew

        """)
    let some = try resolve(text, "--take", "2=theirs", "--take", "3=ours")
    #expect(some.outcome.code == 1)
    #expect(some.outcome.output == "Cell.xib: 1 conflict, 2 conflicts decided\n")
    #expect(some.outcome.errors.contains("text: was 'a', ours 'b', theirs 'c': ours is in force"))
    #expect(some.text.contains(#"<label text="b" alpha="0.5" id="A"/>"#) && !some.text.contains("id=\"W\""))
    let all = try resolve(text, "--take", "A=theirs", "--take", "W=theirs")
    #expect(all.outcome.code == 0, "\(all.outcome.errors)")
    #expect(all.outcome.output == "Cell.xib: merged, 3 conflicts decided\n")
    #expect(all.text.contains(#"<label text="c" alpha="0.5" id="A"/>"#) && all.text.contains("id=\"N\""))
    let none = try resolve(text, "--take", "7=theirs")
    #expect(
      none.outcome.code == 2
        && none.outcome.errors.contains("there is no conflict '7', expected a number from 1 to 3"))
  }

  @Test(arguments: [
    ("t\n", 0, "c"), ("what\nours\n", 0, "b"), ("skip\n", 1, "b"),
  ])
  func `interactively each conflict is asked for`(answers: String, code: Int32, text: String) throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write(marked(label("b", "1"), label("a", "1"), label("c", "1")), to: "Cell.xib")
    let input = try directory.write(answers, to: "answers")
    let outcome = try Fixtures.ninefold.run(
      ["resolve", "Cell.xib", "--interactive"], in: directory.url, input: input)
    #expect(outcome.code == code, "\(outcome.errors)")
    #expect(
      outcome.errors.hasPrefix(
        "1. label 'b' (A), scene Cell: text was 'a', ours made it 'b', theirs 'c'\n"))
    let document = try String(contentsOf: file, encoding: .utf8)
    #expect(document.withoutConflictComment == xib(label(text, "1")))
    #expect((document == document.withoutConflictComment) == (code == 0))
  }

  @Test func `where the answers end nothing is written`() throws {
    let directory = try TemporaryDirectory()
    let text = marked(label("b", "1"), label("a", "1"), label("c", "1"))
    let file = try directory.write(text, to: "Cell.xib")
    let outcome = try Fixtures.ninefold.run(
      ["resolve", "Cell.xib", "--interactive"], in: directory.url, input: directory.write("", to: "answers"))
    #expect(outcome.code == 1 && outcome.errors.hasSuffix("Cell.xib: note: nothing was written\n"))
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func `what does not go together is told, and one side is in force`() throws {
    let text = marked(label("b", "1"), label("a", "1"), label("c", "0.5"))
    let result = try resolve(text)
    #expect(result.outcome.code == 1)
    #expect(
      result.outcome.errors
        == "Cell.xib:4: error: label 'A', text: was 'a', ours 'b', theirs 'c': ours is in force\n")
    #expect(result.text.withoutConflictComment == xib(label("b", "0.5")))
    let other = try resolve(text, "--favor", "theirs", "--output", "Out.xib", "--format", "json")
    #expect(other.outcome.code == 1 && other.outcome.errors.isEmpty)
    #expect(other.outcome.output.contains(#""in_force": "theirs""#))
    #expect(other.text == text)
    #expect(other.files == ["Cell.xib", "Out.xib"])
  }

  @Test(arguments: [
    (
      ["<<<<<<< a", "A", "=======", "B", ">>>>>>> b"], 4,
      "the conflict has no base, expected a line '||||||| base'"
    ),
    (
      ["<<<<<<< a", "A", "||||||| c", "B", "<<<<<<<<< d", "B"], 8,
      "'<<<<<<<<<' stands in the conflict of line 4"
    ),
    (["<<<<<<< a", "A", "||||||| c", "B"], 4, "the conflict does not end, expected '======='"),
    (["<<<<<<< a", "A", "||||||| c", "B", "||||||| c"], 8, "expected '======='"),
    (["<<<<<<< a", "A", ">>>>>>> b"], 6, "expected '|||||||'"),
    (["<<<<<<< a", "A", "||||||| c", "=======", "B", "======="], 9, "expected '>>>>>>>'"),
    (["A", ">>>>>>> b"], 5, "stands in no conflict, expected '<<<<<<<' before it"),
    (
      [
        "<<<<<<< a", "<label id='A'>", "||||||| c", "<label id='B'/>", "=======", "<label id='C'>",
        ">>>>>>> b", "</label>",
      ],
      11, "base is no document by the markers alone: </label> closes <objects>"
    ),
  ])
  func `markers that hold no three documents leave the file as it is`(
    lines: [String], line: Int, message: String
  ) throws {
    let text = xib(
      lines.map { $0 == "A" || $0 == "B" ? "        <label text=\"\($0)\" id=\"A\"/>" : $0 }
        .joined(separator: "\n"))
    let result = try resolve(text)
    #expect(result.outcome.code == 2)
    #expect(result.outcome.errors.hasPrefix("Cell.xib:\(line): error: "), "\(result.outcome.errors)")
    #expect(result.outcome.errors.contains(message), "\(result.outcome.errors)")
    #expect(result.outcome.errorLines.count == 1)
    #expect(result.text == text)
    #expect(result.files == ["Cell.xib"])
  }

  @Test func `a document without markers stays as it is`() throws {
    let result = try resolve(xib(label("a", "1")))
    #expect(result.outcome.code == 2)
    #expect(
      result.outcome.errors
        == "Cell.xib: error: has no conflict markers, expected a line that begins with '<<<<<<<', or a path that is "
        + "unmerged in git's index\n")
  }

  // Repositories

  /// A merge that git left in conflict, of three versions of a document.
  private func merge(_ base: String, _ ours: String?, _ theirs: String) throws -> GitRepository {
    let repository = try GitRepository()
    try repository.commit(base, "base")
    try repository.git("checkout", "-q", "-b", "other")
    try repository.commit(theirs, "other")
    try repository.git("checkout", "-q", "main")
    if let ours {
      try repository.commit(ours, "ours")
    } else {
      try repository.git("rm", "-q", "Cell.xib")
      try repository.git("commit", "-q", "-m", "ours")
    }
    try repository.git("merge", "other", fails: true)
    return repository
  }

  @Test(arguments: ["merge", "diff3", "zdiff3"])
  func `what git left in conflict goes together by its index`(style: String) throws {
    let repository = try merge(xib(label("a", "1")), xib(label("b", "1")), xib(label("a", "0.5")))
    try repository.git("checkout", "-q", "--conflict=\(style)", "Cell.xib")
    #expect(repository.document.contains("<<<<<<<"))
    #expect(try repository.ninefold("resolve", "Cell.xib").code == 0)
    #expect(repository.document == xib(label("b", "0.5")))
    // The conflict is not marked as resolved for the user.
    #expect(try repository.git("status", "--porcelain") == "UU Cell.xib\n")
    try repository.git("add", "Cell.xib")
    #expect(try repository.git("status", "--porcelain") == "M  Cell.xib\n")
  }

  @Test func `what git merged by object is merged anew, with the other side in force`() throws {
    let repository = try merge(xib(label("a", "1")), xib(label("b", "1")), xib(label("c", "0.5")))
    try repository.setUp()
    // With the driver git leaves no markers.
    try repository.git("checkout", "-q", "--merge", "Cell.xib")
    #expect(repository.document.withoutConflictComment == xib(label("b", "0.5")))
    let outcome = try repository.ninefold("resolve", "Cell.xib", "--favor", "theirs")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("text: was 'a', ours 'b', theirs 'c': theirs is in force"))
    #expect(repository.document == xib(label("c", "0.5")))
  }

  @Test(arguments: ["<label text=\"by hand\" id=\"A\"/>", "<<<<<<< ours\nby hand"])
  func `what was changed by hand since is kept by git`(lines: String) throws {
    let repository = try merge(xib(label("a", "1")), xib(label("b", "1")), xib(label("a", "0.5")))
    try repository.directory.write(xib(lines), to: "Cell.xib")
    let other = try repository.ninefold("resolve", "Cell.xib", "--output", "Other.xib")
    #expect(other.code == 0 && other.errors.isEmpty)
    #expect(repository.document == xib(lines))
    let outcome = try repository.ninefold("resolve", "Cell.xib")
    #expect(outcome.code == 0)
    #expect(repository.document == xib(label("b", "0.5")))
    let start = "Cell.xib: note: git keeps what stood there before: "
    #expect(outcome.errors.hasPrefix(start + "git cat-file blob "))
    let words = outcome.errors.dropFirst(start.count).split(separator: " ").dropFirst()
    #expect(try repository.git(words.map { $0.trimmingCharacters(in: .newlines) }) == xib(lines))
    // The content of a document that is merged already is not kept.
    let again = try repository.ninefold("resolve", "./Cell.xib", "--format", "json")
    #expect(again.output.contains("\"former_blob\": null"))
  }

  @Test func `lines end as those on the disk do`() throws {
    let repository = try merge(xib(label("a", "1")), xib(label("b", "1")), xib(label("a", "0.5")))
    try repository.git("config", "core.autocrlf", "true")
    try repository.git("checkout", "-q", "--merge", "Cell.xib")
    #expect(repository.document.contains("\r\n"))
    #expect(try repository.ninefold("resolve", "Cell.xib").code == 0)
    #expect(repository.document == xib(label("b", "0.5")).replacing("\n", with: "\r\n"))
  }

  @Test func `a document that both branches added has no base`() throws {
    let repository = try GitRepository()
    try repository.git("commit", "-q", "--allow-empty", "-m", "base")
    try repository.git("checkout", "-q", "-b", "other")
    try repository.commit(xib(label("a", "1")), "other")
    try repository.git("checkout", "-q", "main")
    try repository.commit(xib(label("b", "1")), "ours")
    try repository.git("merge", "other", fails: true)
    let outcome = try repository.ninefold("resolve", "Cell.xib", "--favor", "theirs")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("label 'A', text: was none, ours 'b', theirs 'a': theirs is in force"))
    #expect(repository.document == xib(label("a", "1")))
  }

  @Test func `a document that one branch took away is refused`() throws {
    let repository = try merge(xib(label("a", "1")), nil, xib(label("b", "1")))
    let text = marked(label("a", "1"), label("a", "1"), label("b", "1"))
    try repository.directory.write(text, to: "Cell.xib")
    let outcome = try repository.ninefold("resolve", "Cell.xib")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("Cell.xib:4: error: is taken away by ours in git's index"))
    #expect(repository.document == text)
  }
}
