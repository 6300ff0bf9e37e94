import Foundation
import TestSupport
import Testing

/// `Scripts/replay-merges`: merges of a history made again by git's merge, rebase, cherry-pick, merge-tree
/// and stash.
struct ReplayMergesTests {
  private func xib(_ views: String...) -> String {
    Fixtures.xib(views.map { "        " + $0 }.joined(separator: "\n"))
  }

  /// A repository with a merge of each two sides, whatever its result is.
  private func repository(_ merges: [(base: String, ours: String, theirs: String)]) throws -> GitRepository {
    let repository = try GitRepository()
    for (number, merge) in merges.enumerated() {
      try repository.directory.write("\(number)", to: "number")
      try repository.commit(merge.base, "base \(number)")
      try repository.git("checkout", "-q", "-b", "side\(number)")
      try repository.commit(merge.theirs, "theirs \(number)")
      try repository.git("checkout", "-q", "main")
      try repository.commit(merge.ours, "ours \(number)")
      try repository.git("merge", "-q", "-s", "ours", "-m", "merge \(number)", "side\(number)")
    }
    return repository
  }

  private static let script = Program(
    at: Fixtures.documentation.appending(path: "../Scripts/replay-merges").standardized)

  private func replay(_ repository: GitRepository) throws -> Program.Outcome {
    try Program(at: URL(filePath: "/usr/bin/env")).run([
      "NINEFOLD=" + Fixtures.ninefold.executable.path, Self.script.executable.path, repository.directory.path,
    ])
  }

  @Test func `all five ways give one document, and nothing is lost`() throws {
    let (a, b) = (#"<label alpha="1" text="a" id="A"/>"#, #"<view id="B"/>"#)
    let repository = try repository([
      // Values of one line, a conflict of values, additions, a deletion, a conflict of a deletion.
      (xib(a, b), xib(a.replacing("\"a\"", with: "\"b\""), b), xib(a.replacing("1", with: "0.5"), b)),
      (xib(a, b), xib(a.replacing("\"a\"", with: "\"b\""), b), xib(a.replacing("\"a\"", with: "\"c\""), b)),
      (xib(a), xib(a, #"<button id="C"/>"#), xib(a, #"<switch id="D"/>"#)),
      (xib(a, b), xib(b), xib(a.replacing("1", with: "0.5"), b)),
      (xib(a, b), xib(a), xib(a, #"<view id="B"><subviews><label id="C"/></subviews></view>"#)),
      // An identifier that stands twice, lines that end otherwise, and a side that is no document.
      (
        xib(a, b), xib(a.replacing("\"a\"", with: "\"b\""), b), xib(a.replacing("\"a\"", with: "\"c\""), b, b)
      ),
      (
        xib(a, b), xib(a, #"<view hidden="YES" id="B"/>"#),
        xib(a.replacing("1", with: "0.5"), b).replacing("\n", with: "\r\n")
      ),
      (xib(a, b), xib(a, #"<view hidden="YES" id="B"/>"#), "no document\n"),
    ])
    let outcome = try replay(repository)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output == "8 documents merged five ways: 4 clean, 4 in conflict, 0 failures\n")
  }

  @Test func `words that name no repository are refused`() throws {
    let outcome = try Self.script.run(["/nowhere"])
    #expect(outcome.code == 64 && outcome.errors.hasPrefix("usage: Scripts/replay-merges REPOSITORY"))
  }
}
