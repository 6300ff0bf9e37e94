import CheckFixtures
import Checks
import SceneModel
import Testing

/// Apple's guides of adaptivity: layouts vary by size class.
struct IdiomLayoutRuleTests {
  private func messages(_ key: String) throws -> [String] {
    let rest =
      "<variation key=\"\(key)\"><mask key=\"subviews\"><exclude reference=\"box\"/></mask></variation>"
    let document = try Fixture.scene(Fixture.view("box"), rest: rest)
    return try Fixture.findings("idiom_layout", document).map(\.message)
  }

  @Test func `a variation for phones or pads is told`() throws {
    #expect(
      try messages("userInterfaceIdiom=pad") == [
        "view (root) varies by the idiom pad: expected a size class"
      ])
  }

  @Test(arguments: ["userInterfaceIdiom=mac", "widthClass=regular", "userInterfaceStyle=dark"])
  func `one for the Mac, a class or a style is sound`(key: String) throws {
    #expect(try messages(key).isEmpty)
  }

  @Test func `a document that is chosen by its name is told`() throws {
    func count(_ path: String) throws -> Int {
      try Fixture.objects("idiom_layout", Fixture.xib(Fixture.view("box"), path: path)).count
    }
    #expect(try count("Row~ipad.xib") == 1)
    #expect(try count("Row.xib") == 0)
  }
}
