import Controls
import Foundation
import InterfaceBuilder
import SceneModel
import Testing

@testable import AutoLayout

struct LayoutExplanationTests {
  private static func documents() throws -> [Document] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../SampleProjects").standardized
    return try DocumentFiles(at: [folder.path]).files.map {
      try DocumentReader().read($0.bytes(), path: $0.path)
    }
  }

  static let requests = [
    LayoutRequest(ignoresSavedFrames: true),
    LayoutRequest(canvas: .size(Size(320, 480)), ignoresSavedFrames: true),
    LayoutRequest(canvas: .size(Size(1024, 700)), overrides: TraitOverrides(direction: .rightToLeft)),
  ]

  static func explanations(_ request: LayoutRequest) throws -> [RootExplanation] {
    try documents().flatMap { document in
      let engine = LayoutEngine(document, request)
      return document.scenes.flatMap { engine.roots(of: $0) }
        .map { RootExplanation(engine.rootLayout($0).solve()) }
    }
  }

  @Test(arguments: requests.indices)
  func `the named constraints alone give every number`(request: Int) throws {
    var count = 0
    for root in try Self.explanations(Self.requests[request]) {
      let views = root.layout.tree.views
      let open = OpenNumbers(root.solved)
      for view in views.indices where views[view].parent >= 0 && !root.solved.keepsSavedFrame(view) {
        for variable in root.variables(of: view) {
          var budget = 300_000
          let evidence = root.evidence(view, variable, open, &budget)
          let place = "\(views[view].id) \(root.viewNumbers[variable].kind)"
          if !evidence.trace.isOpen {
            let pressures = try #require(evidence.pressures)
            var reproduction = evidence.reproduction
            let holds = reproduction.holds(evidence.named + pressures)
            #expect(holds, "\(place)")
          }
          count += 1
        }
      }
    }
    #expect(count > 200)
  }

  @Test func `what presses against a number is looked for until a limit`() throws {
    var count = 0
    for root in try Self.explanations(Self.requests[1]) {
      let open = OpenNumbers(root.solved)
      for view in root.layout.tree.views.indices.dropFirst() where !root.solved.keepsSavedFrame(view) {
        for variable in root.variables(of: view) {
          var budget = 300_000
          let evidence = root.evidence(view, variable, open, &budget)
          guard !evidence.trace.isOpen, evidence.pressures?.isEmpty == false else { continue }
          #expect(evidence.reproduction.steps > 0)
          #expect(root.evidence(view, variable, open, &budget, limit: 0).pressures == nil)
          count += 1
        }
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: requests.indices)
  func `what the causes add makes up every number`(request: Int) throws {
    for root in try Self.explanations(Self.requests[request]) {
      for view in root.layout.tree.views.indices {
        for number in root.explain(view).numbers {
          let sum = number.steps.flatMap(\.causes).reduce(0) { $0 + $1.points }
          #expect(abs(sum - number.solved) < 1e-6, "\(number.viewNumber.view) \(number.viewNumber.kind)")
          #expect(abs(number.solved + number.alignment - number.value) < 1, "\(number.viewNumber.view)")
          #expect(number.steps.first?.viewNumber == number.viewNumber)
        }
      }
    }
  }

  private func number(
    _ kind: LayoutExplanation.ViewNumber.Kind, _ id: String, _ fixture: Fixture
  ) throws -> LayoutExplanation.Number {
    let document = try fixture.document
    let engine = LayoutEngine(document, LayoutRequest(ignoresSavedFrames: true))
    let scene = try #require(document.scenes.first)
    let explanation = try #require(engine.explain(ObjectID(id), in: scene))
    return try #require(explanation.numbers.first { $0.viewNumber.kind == kind })
  }

  private func equations(_ causes: [LayoutExplanation.Cause]) -> [String] {
    causes.map { cause in
      switch cause.reason {
      case .root: "root"
      case .constraint(let constraint):
        "\(constraint.first.item).\(constraint.first.attribute)"
          + (constraint.second.map { " \($0.item).\($0.attribute)" } ?? "")
      case .content(let id, let axis, _): "content \(id) \(axis)"
      case .stackView(let id): "stack \(id)"
      case .savedFrame(let id): "saved \(id)"
      case .notNegative(let id): "not negative \(id)"
      case .rule(let id): "rule \(id)"
      case .open: "open"
      }
    }
  }

  @Test func `a width between two edges comes from the root and both of them`() throws {
    let fixture = Fixture(
      subviews: Fixture.view("box"),
      constraints: Fixture.constraints(
        "box.leading = root.leadingMargin + 4", "root.trailing = box.trailing + 20", "box.top = safe.top + 8",
        "box.height = 50"))
    let width = try number(.width, "box", fixture)
    #expect(width.solved == 375 - 20 - 20)
    #expect(
      equations(width.steps.flatMap(\.causes)) == [
        "roo-t0-000.trailing box.trailing", "root", "box.leading roo-t0-000.leadingMargin",
      ])
    #expect(width.steps.first?.uses == [1, 2])
    let margin = try #require(width.steps.last?.causes.first?.offsets.first)
    #expect(margin.kind == .margin && margin.points == 16)
    let y = try number(.y, "box", fixture)
    #expect(y.steps.count == 1)
    let cause = try #require(y.steps.first?.causes.first)
    #expect(cause.points == 28)
    #expect(cause.offsets.map(\.points) == [20])
    #expect(cause.offsets.map(\.kind) == [.safeArea])
  }

  @Test func `a place in a superview does not go by way of the root`() throws {
    let inner = Fixture.view("inner")
    let fixture = Fixture(
      subviews: Fixture.view("card", "view", "", "<subviews>\(inner)</subviews>"),
      constraints: Fixture.constraints(
        "card.leading = root.leading + 30", "card.top = root.top + 70", "card.width = 200",
        "card.height = 90",
        "inner.leading = card.leading + 12", "inner.top = card.top + 5", "inner.width = card.width * 0.5",
        "inner.height = 20"))
    #expect(
      equations(try number(.x, "inner", fixture).steps.flatMap(\.causes)) == ["inner.leading card.leading"])
    let width = try number(.width, "inner", fixture)
    #expect(
      equations(width.steps.flatMap(\.causes)) == ["inner.width card.width", "card.width"])
    #expect(width.steps.map { $0.causes.first?.points } == [0, 100])
  }

  @Test func `a bound is named with what presses against it`() throws {
    let text = String(repeating: "wide ", count: 40)
    let fixture = Fixture(
      subviews: Fixture.view("title", "label", #"text="\#(text)""#),
      constraints: Fixture.constraints(
        "title.leading = root.leading + 10", "title.trailing <= root.trailing - 10",
        "title.top = root.top + 5"))
    let width = try number(.width, "title", fixture)
    #expect(width.solved == 355)
    #expect(width.steps.first?.causes.first?.relation == .lessThanOrEqual)
    let pressures = try #require(width.pressures)
    #expect(equations(pressures) == ["content title horizontal"])
    #expect(pressures.map(\.priority) == [750])
  }

  @Test func `equal shares of a stack view are decided together`() throws {
    let views = ["one", "two", "three"].map { Fixture.view($0) }.joined()
    let fixture = Fixture(
      subviews: Fixture.view(
        "stack", "stackView", #"distribution="fillEqually" spacing="10""#, "<subviews>\(views)</subviews>"),
      constraints: Fixture.constraints(
        "stack.leading = root.leading", "stack.width = 320", "stack.top = root.top", "stack.height = 40"))
    let width = try number(.width, "two", fixture)
    #expect(abs(width.solved - 100) < 1e-9)
    let causes = equations(width.steps.flatMap(\.causes))
    #expect(Set(causes) == ["stack stack", "stack.width"])
  }

  @Test func `what nothing decides is open`() throws {
    let fixture = Fixture(
      subviews: Fixture.view("box"),
      constraints: Fixture.constraints(
        "box.leading = root.leading", "box.top = root.top", "box.height = 10"))
    let width = try number(.width, "box", fixture)
    #expect(equations(width.steps.flatMap(\.causes)) == ["not negative box"])
    #expect(width.isAmbiguous)
  }

  @Test func `an unknown view has no explanation`() throws {
    let document = try Fixture().document
    let engine = LayoutEngine(document, LayoutRequest())
    let scene = try #require(document.scenes.first)
    #expect(engine.explain(ObjectID("nobody"), in: scene) == nil)
    #expect(engine.explain(ObjectID("roo-t0-000"), in: scene) != nil)
  }
}
