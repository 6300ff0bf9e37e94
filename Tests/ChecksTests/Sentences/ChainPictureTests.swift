import CheckFixtures
import SceneModel
import Testing

@testable import Checks

struct ChainPictureTests {
  /// The pictures of the only finding of a rule.
  private func pictures(_ rule: String, _ views: String, _ equations: [String]) throws -> [String] {
    let document = try Fixture.scene(
      views, constraints: equations.enumerated().map { Fixture.constraint("c\($0)", $1) }.joined())
    return try Fixture.findings(rule, document, [Fixture.canvas(.any)]).flatMap(\.details)
  }

  @Test func `sizes and gaps that contradict the edges are drawn from one edge to the other`() throws {
    let pictures = try pictures(
      "unsatisfiable",
      Fixture.view("a", "view", "userLabel=\"It's a\"") + Fixture.view("b", frame: (200, 0, 100, 100)),
      [
        "a.leading = root.leading + 16", "b.leading = a.trailing + 8", "root.trailing = b.trailing + 16",
        "a.width = 300", "b.width = 300", "a.top = root.top", "a.height = 20", "b.top = root.top",
        "b.height = 20",
      ])
    let picture = try #require(pictures.first)
    #expect(pictures.count == 1)
    #expect(
      picture.filter { $0 != "✗" }.replacing(" ]", with: "]").replacing(" ─", with: "─")
        == "H: │─16─[Its a 300]─8─[b 300]─16─│ 375")
    #expect(picture.count { $0 == "✗" } == 1)
  }

  @Test func `a gap that no constraint bridges is open`() throws {
    let pictures = try pictures(
      "ambiguous", Fixture.view("a") + Fixture.view("b", frame: (200, 0, 100, 100)),
      [
        "a.leading = safe.leading + 16", "a.width = 50", "b.leading ≥ a.trailing + 8", "b.width = 40",
        "a.top = root.top", "a.height = 20", "b.bottom = root.bottom - 4", "b.height = 20",
      ])
    #expect(pictures == ["H: │─16─[a 50]─≥8─[b 40]   │ 375"])
  }

  @Test func `an only size is drawn, and a view without any constraint is not`() throws {
    let lone = try pictures("ambiguous", Fixture.view("a"), ["a.width = 50", "a.top = root.top"])
    #expect(lone == ["H: [a 50]", "V: │─0─[a]   │ 667"])
    #expect(try pictures("ambiguous", Fixture.view("a"), []).isEmpty)
  }
}
