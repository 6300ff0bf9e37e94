import Checks
import Foundation
import TestSupport
import Testing

struct RegistryTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `every rule has an id of its own, in small letters with underscores`() {
    let ids = CheckRule.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(id.allSatisfy { $0 == "_" || $0.isLowercase || $0.isNumber }, "\(id)") }
  }

  /// `Sources/Checks/Rules/GROUP/NAMERule.swift` and `Tests/ChecksTests/Rules/NAMERuleTests.swift`.
  @Test(arguments: CheckRule.all.map(\.id)) func `every rule has a file and a test of its name`(id: String)
    throws
  {
    let name = id.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Rule"
    let rules = Self.repository.appending(path: "Sources/Checks/Rules")
    let folders = try FileManager.default.contentsOfDirectory(at: rules, includingPropertiesForKeys: nil)
    #expect(
      folders.contains { FileManager.default.fileExists(atPath: $0.appending(path: name + ".swift").path) },
      "\(name).swift")
    let test = Self.repository.appending(path: "Tests/ChecksTests/Rules/\(name)Tests.swift")
    #expect(FileManager.default.fileExists(atPath: test.path), "\(name)Tests.swift")
  }

  @Test(arguments: CheckRule.all.map(\.id)) func `every rule has its page in the documentation`(id: String)
    throws
  {
    let rule = try #require(CheckRule.named(id))
    try expectGolden(rule.markdown, at: Self.repository.appending(path: "Documentation/Rules/\(id).md"))
  }

  @Test func `the documentation lists the rules`() throws {
    try expectGolden(CheckRule.index, at: Self.repository.appending(path: "Documentation/Rules/README.md"))
  }
}
