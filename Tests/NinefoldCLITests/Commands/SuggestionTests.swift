import Foundation
import TestSupport
import Testing

/// The messages about a name that nothing has.
struct SuggestionTests {
  @Test(
    "of a name that nothing in a source has, the nearest that exists is named",
    arguments: [
      ("explain --object Roo-tv-01", "Roo-tv-001"), ("explain --object wid-th-100", "Wid-th-100"),
      ("layout --why Roo-tv-0022", "Roo-tv-002"), ("show --scene Con-fl-02", "Con-fl-002"),
      ("show --scene conflcit", "Conflict"), ("show --document main.storyboard", "Main.storyboard"),
      ("show --document Bagde", "Badge"),
      ("explain --object Pag-ev-001 --attribute contentmdoe", "contentMode"),
    ])
  func suggestion(line: String, meant: String) throws {
    let words = line.split(separator: " ").map(String.init)
    for stored in [false, true] {
      let scratch = try TemporaryDirectory()
      let database = scratch.path + "/scenes.db"
      if stored { _ = try Fixtures.ninefold.run(["import", Fixtures.adaptive.path, "--database", database]) }
      let source = stored ? ["--database", database] : [Fixtures.adaptive.path]
      let outcome = try Fixtures.ninefold.run(words.prefix(1) + source + words.dropFirst())
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("; did you mean '\(meant)'?"), "\(outcome.errors)")
    }
  }

  @Test("of a project that a database does not have, the nearest is named")
  func project() throws {
    let scratch = try TemporaryDirectory()
    let database = scratch.path + "/scenes.db"
    _ = try Fixtures.ninefold.run(["import", Fixtures.adaptive.path, "--database", database])
    let outcome = try Fixtures.ninefold.run(["show", "--database", database, "--project", "adaptiv"])
    #expect(outcome.code == 2 && outcome.errors.contains("; did you mean 'Adaptive'?"))
  }
}
