import ConstraintSolver
import Controls
import Resolver
import SceneModel
import Testing

@testable import AutoLayout

/// A root whose constraints are more than may be solved ends by a finding, and the rest of the document is
/// laid out.
struct LayoutLimitTests {
  /// Views in a row that are to be as wide as each other at different priorities.
  private static func row(_ count: Int) -> Fixture {
    var equations = ["v0.leading = root.leading", "v\(count - 1).trailing = root.trailing"]
    for index in 1..<count {
      equations.append("v\(index).leading = v\(index - 1).trailing")
      equations.append("v\(index).width = v\(index * 7 % count).width * 2 + 5 @\(300 + index % 50)")
    }
    return Fixture(
      subviews: (0..<count).map { Fixture.view("v\($0)") }.joined(),
      constraints: equations.map(Fixture.constraint).joined())
  }

  private static func layout(_ limits: SolverLimits) throws -> SceneLayout {
    let document = try row(60).document
    let scene = try #require(document.scenes.first)
    return LayoutEngine(Resolver(document), LayoutRequest(ignoresSavedFrames: true), limits: limits)
      .layout(scene)
  }

  @Test func `within the limits there is no finding`() throws {
    #expect(try Self.layout(SolverLimits()).findings.isEmpty)
  }

  @Test(arguments: [0, 200, 5000]) func `beyond a limit the root has a finding that says how far it came`(
    steps: Int
  ) throws {
    let layout = try Self.layout(SolverLimits(steps: steps))
    #expect(layout.findings.map(\.reason) == [.limitReached])
    #expect(layout.findings.map(\.id) == ["roo-t0-000"])
    let text = try #require(layout.findings.first).text
    #expect(text.hasPrefix("the constraints take too long to solve: after \(steps) steps, "))
    #expect(layout.views.count == 61)
    for view in layout.views {
      #expect(view.frame.maxX.isFinite && view.frame.maxY.isFinite)
    }
  }

  @Test func `centres of a thousand views are equal at priorities of their own, above what fits stack views`()
  {
    let priorities = (1...1000).map(RowPriority.equalCentering)
    #expect(zip(priorities, priorities.dropFirst()).allSatisfy { $0 > $1 })
    #expect(priorities[..<99] == (1..<100).map { 150 - Double($0) }[...])
    #expect(priorities.allSatisfy { $0 > RowPriority.fit && $0 > RowPriority.rowHeight })
  }

  @Test func `a thousand views that share in proportion are no finding`() throws {
    let labels = (0..<1002).map { Fixture.view("l\($0)", "label", #"text="l""#) }.joined()
    let stack = Fixture.view(
      "s", "stackView", #"distribution="fillProportionally""#, "<subviews>\(labels)</subviews>")
    let fixture = Fixture(
      subviews: stack,
      constraints: Fixture.constraints(
        "s.leading = root.leading", "s.trailing = root.trailing", "s.top = root.top"))
    #expect(try fixture.layout().findings.isEmpty)
  }
}
