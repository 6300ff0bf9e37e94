import Foundation
import TestSupport
import Testing

/// `Scripts/make-release`, as far as it builds nothing.
struct ReleaseTests {
  private static func makeRelease(_ words: String...) throws -> Program.Outcome {
    try Program(at: Repository.root.appending(path: "Scripts/make-release")).run(words, in: Repository.root)
  }

  @Test func `a version that nothing is ready for is told, check by check`() throws {
    let outcome = try Self.makeRelease("99.0.0", "--dry-run")
    #expect(outcome.code == 1)
    for line in [
      "not ready  the program says that it is ", "not ready  the changelog begins with ",
      "not ready  the version stands in all files that name it: not in Documentation/Installing.md, ",
      "ready      there is no tag v99.0.0 yet",
      "not ready  Tests/Promises/99.0.0.txt is what it promises (Scripts/promises --record)",
      "ready      what older versions promised is kept, or its end was announced",
      "would build the packages twice into .build/release-99.0.0",
    ] {
      #expect(outcome.output.contains(line), "\(line): \(outcome.output)")
    }
  }

  @Test func `the version of this checkout stands in all files that name it`() throws {
    let output = try Self.makeRelease("99.0.0", "--dry-run").output
    let version = try #require(output.firstMatch(of: /the program says that it is (\d+\.\d+\.\d+)/)).1
    let lines = try Self.makeRelease(String(version), "--dry-run").output.split(separator: "\n")
    #expect(lines.contains("ready      the version stands in all files that name it"))
  }

  /// Of what is committed, since a clone is what is prepared.
  @Test func `a prepared version lacks nothing but its commit`() throws {
    let folder = try TemporaryDirectory()
    let clone = folder.url.appending(path: "Ninefold")
    let git = Program(at: URL(filePath: "/usr/bin/env"))
    let words = ["git", "clone", "--quiet", Repository.root.path, clone.path]
    #expect(try git.run(words, in: folder.url).code == 0)
    let script = Program(at: clone.appending(path: "Scripts/make-release"))
    #expect(try script.run(["99.0.0", "--prepare"], in: clone).code == 0)
    let outcome = try script.run(["99.0.0", "--dry-run"], in: clone)
    let missing = outcome.output.split(separator: "\n").filter { $0.hasPrefix("not ready") }
    #expect(missing == ["not ready  nothing is changed that is not committed"])
  }

  @Test(arguments: ["1.0", "v1.0.0", "latest"])
  func `a version has three numbers`(version: String) throws {
    let outcome = try Self.makeRelease(version, "--dry-run")
    #expect(outcome.code == 64)
    #expect(outcome.errors == "make-release: a version has three numbers, such as 0.2.0\n")
  }
}
