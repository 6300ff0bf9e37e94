import Foundation
import TestSupport
import Testing

/// Publishing without a server; `Scripts/test-publish` tries it with one.
struct PublishCommandTests {
  /// The errors of the command about an address, of a database that is there.
  private func errors(of address: String, _ words: [String] = []) throws -> String {
    let directory = try TemporaryDirectory()
    let database = directory.path + "/scenes.db"
    let stored = try Fixtures.ninefold.run(["import", Fixtures.adaptive.path, "--database", database])
    try #require(stored.code == 0)
    let outcome = try Fixtures.ninefold.run(["publish", "--database", database, "--to", address] + words)
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    return outcome.errors
  }

  @Test(arguments: ["mysql://u:zqxk@host/db", "postgresql://u:zq/xk@host/db", "postgresql://u:zq@xk@host/db"])
  func `an address that is none is refused without a word of it`(address: String) throws {
    let errors = try errors(of: address)
    #expect(errors.hasPrefix("--to: error: no address of a database, expected a URL such as "))
    #expect(!errors.contains("zq") && !errors.contains("xk"), "\(errors)")
  }

  @Test func `a server that is not there is named without the password`() throws {
    let errors = try errors(of: "postgresql://fleet:hidden@127.0.0.1:1/scenes")
    #expect(errors.hasPrefix("postgresql://127.0.0.1:1/scenes: error: cannot connect: "), "\(errors)")
    #expect(!errors.contains("hidden") && errors.count(where: \.isNewline) == 1, "\(errors)")
  }

  @Test func `a project that the database does not have is refused before anything is asked`() throws {
    let errors = try errors(of: "postgresql://127.0.0.1:1/scenes", ["--project", "Nowhere"])
    #expect(errors.contains("Nowhere"), "\(errors)")
    #expect(!errors.contains("connect"), "\(errors)")
  }
}
