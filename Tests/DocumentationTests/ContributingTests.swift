import Foundation
import TestSupport
import Testing

/// The commands of `CONTRIBUTING.md`, as `Scripts/follow-contributing` reads them.
struct ContributingTests {
  @Test func `the page begins with a first change, and names scripts that are there`() throws {
    let script = Program(at: Repository.root.appending(path: "Scripts/follow-contributing"))
    let quick = try script.run(["--list"], in: Repository.root).output.split(separator: "\n")
    let all = try script.run(["--list", "--slow"], in: Repository.root).output.split(separator: "\n")
    let first = ["Scripts/setup", "swift build --build-tests", "Scripts/test --filter SizeClassTests"]
    #expect(quick.prefix(3).map(String.init) == first)
    #expect(all.count > 20 && all.last == ".ci/run")
    for word in all.joined(separator: " ").split(separator: " ") where word.hasPrefix("Scripts/") {
      let path = Repository.root.appending(path: String(word)).path(percentEncoded: false)
      #expect(FileManager.default.isExecutableFile(atPath: path), "\(word)")
    }
  }
}
