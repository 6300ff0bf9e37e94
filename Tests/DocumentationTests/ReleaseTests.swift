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
      "ready      there is no tag v99.0.0 yet",
      "not ready  Tests/Promises/99.0.0.txt is what it promises (Scripts/promises --record)",
      "ready      what older versions promised is kept, or its end was announced",
      "would build the packages twice into .build/release-99.0.0",
    ] {
      #expect(outcome.output.contains(line), "\(line): \(outcome.output)")
    }
  }

  @Test(arguments: ["1.0", "v1.0.0", "latest"])
  func `a version has three numbers`(version: String) throws {
    let outcome = try Self.makeRelease(version, "--dry-run")
    #expect(outcome.code == 64)
    #expect(outcome.errors == "make-release: a version has three numbers, such as 0.2.0\n")
  }
}
