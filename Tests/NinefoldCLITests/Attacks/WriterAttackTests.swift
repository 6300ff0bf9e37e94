import Foundation
import Synchronization
import TestSupport
import Testing

/// Attacks on every command that writes a file of a user.
struct WriterAttackTests {
  private static let page = Fixtures.documentation.appending(path: "Security.md")
  private static let marks = (start: "<!-- attacks -->\n", end: "<!-- end of attacks -->\n")

  /// The table of what became of the files, in Markdown.
  private static func table(_ rows: [(name: String, cells: [String])]) -> String {
    let heading = ["command"] + WriterAttack.allCases.map(\.rawValue)
    let lines =
      [heading, heading.map { _ in "---" }] + rows.map { ["`\($0.name)`"] + $0.cells }
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  @Test(
    "The table of attacks in Documentation/Security.md is what becomes of the files",
    .enabled(
      if: AttackedPlace.canAttack && Sanitizer.current == nil,
      "strace stops the program at its calls, setpriv takes rights from it; sanitizers write files themselves"
    ))
  func attacks() throws {
    let commands = WritingCommand.all
    let cells = Mutex<[Int: [String]]>([:])
    DispatchQueue.concurrentPerform(iterations: commands.count) { index in
      let row = WriterAttack.allCases.map { attack -> String in
        do { return try attack.outcome(for: commands[index]) } catch { return "\(error)" }
      }
      cells.withLock { $0[index] = row }
    }
    let rows = cells.withLock { cells in
      commands.enumerated().map { (name: $0.element.name, cells: cells[$0.offset] ?? []) }
    }
    for row in rows {
      for (attack, cell) in zip(WriterAttack.allCases, row.cells) {
        #expect(!cell.contains(/[A-Z]{2}/), "\(row.name), \(attack.rawValue): \(cell)")
      }
    }
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(page.range(of: Self.marks.start)?.upperBound)
    let end = try #require(page.range(of: Self.marks.end)?.lowerBound)
    try expectGolden(page.replacingCharacters(in: start..<end, with: Self.table(rows)), at: Self.page)
  }

  @Test(arguments: [["review", "A.xib", "B.xib"], ["fonts", "A.xib"], ["manual"]])
  func `what answers on the standard output writes no file`(words: [String]) throws {
    let directory = try TemporaryDirectory()
    for name in ["A.xib", "B.xib"] {
      try directory.write(Fixtures.xib(Fixtures.view("aaa-aa-aaa")), to: name)
    }
    let outcome = try Fixtures.ninefold.run(words, in: directory.url)
    #expect(outcome.code == 0, "\(outcome)")
    #expect(directory.files == ["A.xib", "B.xib"])
  }
}
