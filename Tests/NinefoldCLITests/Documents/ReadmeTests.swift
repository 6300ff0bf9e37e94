import Foundation
import TestSupport
import Testing

/// The commands of the README, run in a copy of the samples.
struct ReadmeTests {
  private static let root = Samples.folder.deletingLastPathComponent()

  /// The files and words that stand for what a reader fills in, which stands in `‹ ›`.
  private static let placeholders = [
    "App": "App", "Title": "About", "Pictures": "Pictures", "Site": "Site",
    "Snapshots": "Snapshots", "main": "main",
    "old.storyboard": "old.storyboard", "new.storyboard": "new.storyboard",
    "base.storyboard": "old.storyboard",
    "ours.storyboard": "new.storyboard", "theirs.storyboard": "old.storyboard",
    "merged.storyboard": "merged.storyboard",
  ]

  private static func readme() throws -> String {
    try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  /// A line with the placeholders filled in.
  private static func filled(_ line: String) throws -> String {
    try line.replacing(/‹([^›]*)›/) { match in
      try #require(placeholders[String(match.1)], "no placeholder \(match.0)")
    }
  }

  /// A repository with a copy of the samples, and what the placeholders stand for.
  private static func workplace() throws -> GitRepository {
    let repository = try GitRepository()
    let folder = repository.directory.url
    try FileManager.default.copyItem(at: Samples.folder, to: folder.appending(path: "SampleProjects"))
    try FileManager.default.copyItem(
      at: Samples.folder.appending(path: "BirdJournal"), to: folder.appending(path: "App"))
    let main = try String(contentsOf: folder.appending(path: "App/Main.storyboard"), encoding: .utf8)
    try repository.directory.write(main, to: "old.storyboard")
    try repository.directory.write(
      main.replacing("userLabel=\"About\"", with: "userLabel=\"Text\""), to: "new.storyboard")
    try repository.git("add", "-A")
    try repository.git("commit", "-q", "-m", "a")
    return repository
  }

  @Test func `every command of the README runs`() throws {
    let repository = try Self.workplace()
    let lines = try Self.readme().split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("    ninefold ")
    }
    #expect(lines.count > 40)
    for line in lines {
      let words = try Self.filled(line.withoutRemark).shellWords
      let outcome = try Fixtures.ninefold.run(
        Array(words.dropFirst()), in: repository.directory.url, input: URL(filePath: "/dev/null"))
      #expect([0, 1].contains(outcome.code), "\(line): \(outcome.errors)")
    }
  }

  @Test func `an answer in the README is the one that the program gives`() throws {
    let repository = try Self.workplace()
    let blocks = try Self.readme().components(separatedBy: "```console\n").dropFirst()
    #expect(!blocks.isEmpty)
    for block in blocks {
      let lines = block.components(separatedBy: "```")[0].split(separator: "\n", maxSplits: 1)
      let outcome = try Fixtures.ninefold.run(
        Array(String(lines[0]).shellWords.dropFirst(2)), in: repository.directory.url)
      #expect(outcome.output == lines[1], "\(lines[0])")
    }
  }
}
