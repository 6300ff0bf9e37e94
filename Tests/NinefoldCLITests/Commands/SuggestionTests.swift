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

  @Test(arguments: [
    ("check App --only ambigous", "did you mean 'ambiguous'?"),
    ("check App --only nosuch", "the nearest are '"),
    ("rules touch", "did you mean 'touch_target'?"), ("fix App --only nosuch", "the nearest are '"),
    ("layout App --device nosuch", "the nearest are '"),
    ("layout App --device 'iPhone 51'", "expected one of iPhone"),
    ("layout App --size-class nosuch", "the nearest are '"),
    ("show App --size-class compat-any", "'compact-any'"),
    ("layout App --style drak", "did you mean 'dark'?"),
    ("check App --format markdwon", "did you mean 'markdown'?"),
    ("render App --output P --sheet matirx", "did you mean 'matrix'?"),
    ("render App --output P --overlay margin", "did you mean 'margins'?"),
    ("check App --fail-on eror", "did you mean 'error'?"),
    ("check App --size-classes compat", "'compact-any'"),
    ("edit A.xib constrain --first a.widht", "did you mean 'width'?"),
    ("edit A.xib constrain 'a.widht = 3'", "did you mean 'width'?"),
    (
      "layout App --device 'iPhone 15' --display-mode x:oneBsideSecondary",
      "did you mean 'oneBesideSecondary'?"
    ),
    ("layout App --device 'iPhone 15' --override x:stlye=dark", "did you mean 'style'?"),
    ("layout App --device 'iPhone 15' --adapt x:fulScreen", "did you mean 'fullScreen'?"),
    ("layout App --device 'iPad Air' --window sldie-over", "did you mean 'slide-over'?"),
    ("completions bsh", "did you mean 'bash'?"), ("lyout App", "did you mean 'layout'?"),
    ("layout App --devcie x", "did you mean --device?"),
  ])
  func `every word of choice that is none is refused with candidates`(line: String, candidate: String) throws
  {
    let outcome = try Fixtures.ninefold.run(line.shellWords)
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains(candidate), "\(line): \(outcome.errors)")
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
