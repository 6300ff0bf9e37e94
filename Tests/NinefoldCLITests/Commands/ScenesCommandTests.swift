import Foundation
import TestSupport
import Testing

struct ScenesCommandTests {
  @Test(
    "ninefold scenes lists documents, scenes, roots, sizes and custom classes", arguments: ["json", "text"])
  func scenes(format: String) throws {
    let outcome = try Fixtures.ninefold.run(["scenes", Fixtures.adaptive.path, "--format", format])
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    try expectGolden(outcome.output, at: Fixtures.goldens.appending(path: "scenes.\(format)"))
  }

  @Test(
    "ninefold find finds ids, labels, texts and classes",
    arguments: [
      ("sid-EB", "Sid-eb-001"), ("SidebarView", "Sid-eb-001"),
    ])
  func find(text: String, id: String) throws {
    let directory = try TemporaryDirectory()
    let database = directory.url.appending(path: "scenes.db").path
    #expect(try Fixtures.ninefold.run(["import", Fixtures.adaptive.path, "--database", database]).code == 0)
    for source in [[Fixtures.adaptive.path], ["--database", database]] {
      let found = try Fixtures.ninefold.run(["find", text] + source)
      #expect(found.code == 0)
      #expect(found.output.hasPrefix("Main.storyboard\n"))
      #expect(found.output.contains(id))
      let none = try Fixtures.ninefold.run(["find", "nothing is called so"] + source)
      #expect(none.code == 0)
      #expect(none.output.isEmpty)
      #expect(none.errors == "ninefold: note: nothing has 'nothing is called so' in it\n")
    }
    let outcome = try Fixtures.ninefold.run(["find", "Sidebar", Fixtures.adaptive.path, "--format", "json"])
    try expectGolden(outcome.output, at: Fixtures.goldens.appending(path: "find.json"))
  }
}
