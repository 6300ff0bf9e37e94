import Controls
import SceneModel
import Testing

@testable import AutoLayout

struct NumberSharesTests {
  @Test(arguments: LayoutExplanationTests.requests.indices)
  func `a number is made of the equations that its trace names`(request: Int) throws {
    for root in try LayoutExplanationTests.explanations(LayoutExplanationTests.requests[request]) {
      let shares = NumberShares(root.derivations, saved: root.active.values, limit: .max)
      for variable in root.active.values.indices {
        let trace = Trace(variable, in: root.derivations)
        let sums = try #require(shares.sums(of: variable))
        let rows = shares.rowTerms(of: sums)
        #expect(rows.map(\.row) == trace.rows.map(\.row))
        for (one, other) in zip(rows, trace.rows) { #expect(abs(one.factor - other.factor) < 1e-9) }
        let open = trace.steps.filter { $0.derivation.multiples.isEmpty }
        #expect(shares.openTerms(of: sums).map(\.variable) == open.map(\.derivation.variable))
        #expect(!sums.open.isEmpty == trace.isOpen)
      }
    }
  }

  @Test func `twice the views in a row take at most two and a half times the work`() throws {
    let (one, two) = (try work(views: 150), try work(views: 300))
    #expect(Double(two) <= 2.5 * Double(one))
  }

  @Test func `levels of one row each are gone through once`() throws {
    // Each proportion has a priority of its own.
    let labels = (0..<400).map { "<label id=\"l\($0)\" text=\"\($0)\">\(Self.rect)</label>" }.joined()
    let root = try explanation(
      Fixture(
        subviews: Fixture.view(
          "stack", "stackView", #"axis="vertical" distribution="fillProportionally""#,
          "<subviews>\(labels)</subviews>"),
        constraints: Fixture.constraints(
          "stack.top = root.top", "stack.bottom = root.bottom", "stack.leading = root.leading",
          "stack.trailing = root.trailing")))
    let searched = 20_000_000 - root.derivations.budget
    #expect(searched < 100 * root.active.rows.count)
  }

  private static let rect = #"<rect key="frame" x="0.0" y="0.0" width="10" height="10"/>"#

  /// The nodes of sums for all numbers of views that each stand behind the one before.
  private func work(views count: Int) throws -> Int {
    let views = (0..<count).map {
      "<view id=\"v\($0)\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(Self.rect)</view>"
    }.joined()
    let constraints = (0..<count).map { index in
      let before = index == 0 ? "root.leading" : "v\(index - 1).trailing"
      return Fixture.constraints(
        "v\(index).leading = \(before) + 8", "v\(index).top = root.top + 8", "v\(index).width = 20",
        "v\(index).height = 20")
    }.joined()
    let root = try explanation(Fixture(subviews: views, constraints: constraints))
    let shares = NumberShares(root.derivations, saved: root.active.values, limit: .max)
    for variable in root.active.values.indices { #expect(shares.sums(of: variable) != nil) }
    return shares.work
  }

  private func explanation(_ fixture: Fixture) throws -> RootExplanation {
    let document = try fixture.document
    let engine = LayoutEngine(document, LayoutRequest(ignoresSavedFrames: true))
    let scene = try #require(document.scenes.first)
    let root = try #require(engine.roots(of: scene).first)
    return RootExplanation(engine.rootLayout(root).solve())
  }
}
