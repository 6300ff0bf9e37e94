import AutoLayout
import CheckFixtures
import Controls
import SceneModel
import Testing

@testable import Checks

struct OverlappingRuleTests {
  private func button(_ id: String, _ attributes: String = "", x: Double, y: Double = 0) -> String {
    Fixture.view(
      id, "button", "buttonType=\"system\" \(attributes)", "<state key=\"normal\" title=\"\(id)\"/>",
      frame: (x, y, 100, 44))
  }

  /// - Parameter saved: Where the second button was saved: the first is 100 wide.
  private func document(leading: Int, _ attributes: String = "", saved: Double = 120) throws -> Document {
    try Fixture.scene(
      button("one", attributes, x: 0) + button("two", attributes, x: saved),
      constraints: [
        Fixture.constraint("c1", "one.leading = root.leading"),
        Fixture.constraint("c2", "one.top = root.top"),
        Fixture.constraint("c3", "one.width = 100"), Fixture.constraint("c4", "one.height = 44"),
        Fixture.constraint("c5", "two.leading = root.leading + \(leading)"),
        Fixture.constraint("c6", "two.top = root.top"),
        Fixture.constraint("c7", "two.width = 100"), Fixture.constraint("c8", "two.height = 44"),
      ].joined())
  }

  @Test func `two buttons that share a piece of the screen are told at the one in front`() throws {
    let findings = try Fixture.findings("overlapping", document(leading: 80), [Fixture.device("iPhone 8")])
    #expect(findings.map(\.message) == ["'two' (two) covers 20 × 44 of 'one' (one)"])
  }

  @Test func `side by side, one on the other and closed to touches they are sound`() throws {
    #expect(
      try Fixture.objects("overlapping", document(leading: 100), [Fixture.device("iPhone 8")]).isEmpty)
    #expect(try Fixture.objects("overlapping", document(leading: 0), [Fixture.device("iPhone 8")]).isEmpty)
    #expect(
      try Fixture.objects(
        "overlapping", document(leading: 80, "userInteractionEnabled=\"NO\""), [Fixture.device("iPhone 8")]
      )
      .isEmpty)
  }

  /// A button over a switch in a cell, one of which code hides; black keys over white ones.
  @Test func `what the canvas shows as well is meant`() throws {
    let document = try document(leading: 80, saved: 80)
    #expect(try Fixture.objects("overlapping", document, [Fixture.device("iPhone 8")]).isEmpty)
  }

  @Test func `a long column of buttons takes no longer than a row`() throws {
    let count = 600
    let document = try Fixture.scene(
      (0..<count).map { button("b\($0)", x: 0, y: Double($0) * 50) }.joined(),
      constraints: (0..<count).map {
        Fixture.constraint("x\($0)", "b\($0).leading = root.leading")
          + Fixture.constraint("y\($0)", "b\($0).top = root.top + \($0 * 40)")
          + Fixture.constraint("w\($0)", "b\($0).width = 100")
          + Fixture.constraint("h\($0)", "b\($0).height = 44")
      }.joined())
    // Those on the screen of 667 points: each covers the one above.
    #expect(try Fixture.objects("overlapping", document, [Fixture.device("iPhone 8")]).count == 16)
  }

  @Test func `of very many controls under one the first are told, and the others counted`() throws {
    let count = 12
    let document = try Fixture.scene(
      (0..<count).map { button("b\($0)", x: 0, y: Double($0) * 50) }.joined(),
      constraints: (0..<count).map {
        Fixture.constraint("x\($0)", "b\($0).leading = root.leading")
          + Fixture.constraint("y\($0)", "b\($0).top = root.top + \($0 * 2)")
          + Fixture.constraint("w\($0)", "b\($0).width = 100")
          + Fixture.constraint("h\($0)", "b\($0).height = 44")
      }.joined())
    let findings = try Fixture.findings("overlapping", document, [Fixture.device("iPhone 8")])
    let last = findings.filter { $0.object == ObjectID("b11") }.map(\.message)
    #expect(last.count == 9)
    #expect(last.last == "'b11' (b11) covers pieces of 3 more controls")
    #expect(findings.filter { $0.object == ObjectID("b9") }.count == 9)
    #expect(findings.filter { $0.object == ObjectID("b9") }.allSatisfy { $0.related.count == 1 })
  }

  @Test func `buttons of one frame are compared as one`() throws {
    let overlaps = try overlaps(of: 60) { _ in 10 }
    #expect(overlaps.compared == 0 && overlaps.covered.isEmpty && !overlaps.isCut)
  }

  @Test func `of very many controls on each other the first are compared, and that is told`() throws {
    #expect(try overlaps(of: 12) { $0 * 2 }.isCut == false)
    #expect(try overlaps(of: 12, limit: 12 * 11) { $0 * 2 }.isCut == false)
    let cut = try overlaps(of: 12, limit: 60) { $0 * 2 }
    #expect(cut.isCut && cut.compared < 70 && !cut.covered.isEmpty)
  }

  /// The overlaps of buttons that are saved one below the other and each have another top.
  private func overlaps(
    of count: Int, limit: Int = ControlOverlaps.mostPairs, _ top: (Int) -> Int
  ) throws -> ControlOverlaps {
    let document = try Fixture.scene(
      (0..<count).map { button("b\($0)", x: 0, y: Double($0) * 50) }.joined(),
      constraints: (0..<count).map {
        Fixture.constraint("x\($0)", "b\($0).leading = root.leading")
          + Fixture.constraint("y\($0)", "b\($0).top = root.top + \(top($0))")
          + Fixture.constraint("w\($0)", "b\($0).width = 100")
          + Fixture.constraint("h\($0)", "b\($0).height = 44")
      }.joined())
    let environment = try Fixture.device("iPhone 8")
    let layout = CheckedLayout(
      CheckedDocument(document), environment, LayoutEngine(document, environment.request),
      try #require(document.scenes.first))
    let buttons = layout.views.indices.filter { layout.views[$0].type == "button" }
    #expect(buttons.count == count)
    return ControlOverlaps(among: buttons, of: layout, limit: limit)
  }
}
