import Controls
import SceneModel
import Testing

@testable import AutoLayout

struct FrameDifferenceTests {
  private static func label(_ id: String, _ text: String, _ frame: Rect, _ more: String = "") -> String {
    """
    <label id="\(id)" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" \(more)>
    <rect key="frame" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)"/></label>
    """
  }

  private func comparison(_ fixture: Fixture) throws -> SceneComparison {
    let document = try fixture.document
    let engine = LayoutEngine(document, LayoutRequest(ignoresSavedFrames: true))
    let scene = try #require(document.scenes.first)
    return engine.differences(in: scene)
  }

  private func reason(_ id: String, _ comparison: SceneComparison) throws -> FrameDifference.Reason {
    let difference = try #require(comparison.differences.first { $0.comparison.id.text == id })
    return try #require(difference.reason)
  }

  /// A row of two labels; the saved frames are the computed ones but for a change.
  private func row(gap: Double = 8, firstWidth: Double = 0) throws -> (fixture: Fixture, frames: [Rect]) {
    let constraints = Fixture.constraints(
      "one.leading = root.leading + 20", "one.top = safe.top + 10", "two.leading = one.trailing + 8",
      "two.firstBaseline = one.firstBaseline")
    func fixture(_ one: Rect, _ two: Rect) -> Fixture {
      Fixture(
        subviews: Self.label("one", "First", one) + Self.label("two", "Second", two), constraints: constraints
      )
    }
    let blank = fixture(.zero, .zero)
    var one = try blank.frame("one")
    var two = try blank.frame("two")
    one.width += firstWidth
    two.x += firstWidth + gap - 8
    return (fixture(one, two), [one, two])
  }

  @Test func `frames as computed have no differences`() throws {
    let comparison = try comparison(try row().fixture)
    #expect(comparison.count == 2)
    #expect(comparison.differences.isEmpty)
  }

  @Test func `a text of another width is the reason, for its neighbour as well`() throws {
    let comparison = try comparison(try row(firstWidth: 12).fixture)
    let own = try reason("one", comparison)
    #expect(own.cause == .text && own.view?.text == "one")
    #expect(abs(own.points + 12) < 1)
    let moved = try reason("two", comparison)
    #expect(moved.cause == .text && moved.view?.text == "one")
  }

  @Test func `reasons are looked for until a limit, and what differs is told beyond it`() throws {
    let document = try row(firstWidth: 12).fixture.document
    let engine = LayoutEngine(document, LayoutRequest(ignoresSavedFrames: true))
    let outline = try #require(document.scenes.first)
    let root = try #require(engine.roots(of: outline).first)
    let solved = engine.rootLayout(root).solve()
    let differing = engine.compare(engine.layout(outline)).filter { $0.difference > 1 }
    func attribution(limit: Int) -> DifferenceAttribution {
      DifferenceAttribution(RootExplanation(solved), solved.result, limit: limit)
    }
    let whole = attribution(limit: DifferenceAttribution.mostTraced)
    _ = whole.differences([differing[0]], tolerance: { _ in 1 })
    let causes = attribution(limit: whole.shares.work - 1).differences(differing, tolerance: { _ in 1 })
      .compactMap(\.reason?.cause)
    #expect(causes == [.text, .unexplained])
  }

  @Test func `of very many misplaced views the first are updated`() throws {
    let document = try row(gap: 30).fixture.document
    let engine = LayoutEngine(document, LayoutRequest())
    let outline = try #require(document.scenes.first)
    let solved = engine.rootLayout(try #require(engine.roots(of: outline).first)).solve()
    let misplaced = try #require(
      engine.compare(engine.layout(outline)).first { $0.difference > 1 })
    func update(limit: Int) -> FrameUpdate {
      let attribution = DifferenceAttribution(RootExplanation(solved), solved.result, limit: limit)
      var updating = FrameUpdating(attribution, solved.result.views, engine.resolution)
      return updating.update(misplaced)
    }
    guard case .frames(let frames) = update(limit: DifferenceAttribution.mostTraced) else {
      Issue.record("the frame is not known")
      return
    }
    #expect(frames.map(\.id.text) == ["two"])
    #expect(frames.first?.computed.x == misplaced.computed.x && frames.first?.saved.x == misplaced.saved.x)
    guard case .unknown(.unexplained) = update(limit: -1) else {
      Issue.record("a limit does not hold")
      return
    }
  }

  @Test func `a required constraint that the saved frames do not satisfy is named`() throws {
    let (fixture, _) = try row(gap: 30)
    let comparison = try comparison(fixture)
    #expect(comparison.differences.map(\.comparison.id.text) == ["two"])
    let reason = try reason("two", comparison)
    #expect(reason.cause == .constraint && reason.points == -22)
    let constraint = try #require(reason.constraint)
    #expect(fixture.constraints.contains(constraint.text))
    #expect(comparison.differences.first?.numbers.map(\.kind) == [.x])
  }

  /// An aspect ratio beside text that wraps: the width is a share of a height that the width decides.
  @Test(arguments: [
    Self.label("one", "Notification body", Rect(x: 0, y: 0, width: 214, height: 191), #"numberOfLines="0""#),
    #"<textView id="one" scrollEnabled="NO" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" "#
      + #"width="214" height="191"/><string key="text">Notification body</string></textView>"#,
  ])
  func `a size that is explained by itself has a reason`(view: String) throws {
    let fixture = Fixture(
      subviews: view,
      constraints: Fixture.constraints(
        "one.width = one.height * 8:9", "one.leading = root.leading", "one.top = root.top"))
    let difference = try #require(try comparison(fixture).differences.first)
    #expect(difference.numbers.map(\.kind).contains(.width))
    #expect(difference.reason?.view?.text == "one" || difference.reason?.constraint != nil)
  }

  @Test func `another safe area, a conflict and an open place are told apart`() throws {
    var fixture = Fixture(
      subviews: Self.label("one", "First", Rect(x: 20, y: 74, width: 31, height: 20.5)),
      constraints: Fixture.constraints("one.leading = root.leading + 20", "one.top = safe.top + 10"))
    #expect(try reason("one", try comparison(fixture)).cause == .rootInset)
    fixture.constraints = Fixture.constraints("one.top = safe.top + 10")
    fixture.subviews = Self.label("one", "First", Rect(x: 90, y: 30, width: 31, height: 20.5))
    #expect(try reason("one", try comparison(fixture)).cause == .ambiguity)
    fixture.constraints = Fixture.constraints(
      "one.leading = root.leading + 20", "one.leading = root.leading + 90", "one.top = safe.top + 10")
    #expect(try reason("one", try comparison(fixture)).cause == .conflict)
  }

  /// The attributes of a document under which the canvas gives a number by a rule, or by none that is known.
  @Test(
    arguments: [
      ("", "InterfaceBuilder.md#label", nil),
      (#"customClass="Badge""#, "InterfaceBuilder.md#label", .customClass),
      (#"placeholderIntrinsicWidth="200""#, "InterfaceBuilder.md#placeholder-sizes", nil),
    ] as [(String, String, FrameDifference.Unknown?)])
  func `a size names the rule that gave it, and the class that may give another`(
    attributes: String, rule: String, unknown: FrameDifference.Unknown?
  ) throws {
    let fixture = Fixture(
      subviews: Self.label("one", "First", Rect(x: 20, y: 30, width: 90, height: 20.5), attributes),
      constraints: Fixture.constraints("one.leading = root.leading + 20", "one.top = safe.top + 10"))
    let reason = try reason("one", try comparison(fixture))
    #expect(reason.rule == rule && reason.unknown == unknown)
  }

  @Test func `a stack view, a safe area and a margin name their rules`() throws {
    let frames = [Rect(x: 0, y: 0, width: 20, height: 20), Rect(x: 50, y: 0, width: 20, height: 20)]
    let views = zip(["a", "b"], frames).map { Self.label($0, "", $1, #"numberOfLines="2""#) }.joined()
    let stack = Fixture(
      subviews: Fixture.view("stk", "stackView", #"spacing="8""#, "<subviews>\(views)</subviews>"),
      constraints: Fixture.constraints(
        "stk.leading = root.leading", "stk.top = root.top", "a.width = 20", "b.width = 20", "a.height = 20"))
    #expect(try reason("b", try comparison(stack)).rule == "InterfaceBuilder.md#stack-spacing")
    let label = Self.label("one", "First", Rect(x: 40, y: 74, width: 31, height: 20.5))
    var fixture = Fixture(
      device: "retina6_12", rootSize: Size(393, 852), subviews: label,
      constraints: Fixture.constraints("one.leading = root.leading + 40", "one.top = safe.top + 10"))
    #expect(try reason("one", try comparison(fixture)).rule == "InterfaceBuilder.md#home-indicator-insets")
    fixture.constraints = Fixture.constraints("one.leading = root.leadingMargin", "one.top = root.top + 74")
    #expect(try reason("one", try comparison(fixture)).rule == "InterfaceBuilder.md#root-margins")
  }

  @Test func `a frame that is older than a constraint, and a number that is open, no rule tells`() throws {
    let stale = try reason("two", try comparison(try row(gap: 30).fixture))
    #expect(stale.rule == nil && stale.unknown == .staleFrame)
    let open = Fixture(
      subviews: Self.label("one", "First", Rect(x: 90, y: 30, width: 31, height: 20.5)),
      constraints: Fixture.constraints("one.top = root.top + 30"))
    let reason = try reason("one", try comparison(open))
    #expect(reason.rule == nil && reason.unknown == .openNumber)
  }

  /// InterfaceBuilder.md#misplaced-views
  @Test func `of a marked view a pixel counts where marks are asked for`() throws {
    let fixture = Fixture(
      subviews: Self.label("one", "First", Rect(x: 21, y: 30, width: 31, height: 20.5), #"misplaced="YES""#)
        + Self.label("two", "First", Rect(x: 21, y: 60, width: 31, height: 20.5)),
      constraints: Fixture.constraints(
        "one.leading = root.leading + 20", "one.top = root.top + 30", "two.leading = root.leading + 20",
        "two.top = root.top + 60", "one.width = 31", "two.width = 31", "one.height = 20.5",
        "two.height = 20.5"))
    let document = try fixture.document
    let engine = LayoutEngine(document, LayoutRequest())
    let scene = try #require(document.scenes.first)
    let named = engine.differences(in: scene, countsMarked: true).differences
    #expect(named.map(\.comparison.id.text) == ["one"])
    #expect(named.first?.isMisplaced == true)
    #expect(engine.differences(in: scene).differences.isEmpty)
  }

  @Test func `marks of Interface Builder are kept and ambiguous views left out`() throws {
    let frame = Rect(x: 3, y: 3, width: 3, height: 3)
    let fixture = Fixture(
      subviews: Self.label("one", "First", frame, #"misplaced="YES""#)
        + Self.label("two", "Second", frame, #"ambiguous="YES""#),
      constraints: Fixture.constraints("one.leading = root.leading + 20", "one.top = safe.top + 10"))
    let comparison = try comparison(fixture)
    #expect(comparison.count == 1)
    #expect(comparison.differences.map(\.comparison.isMarkedMisplaced) == [true])
  }

  @Test func `the shares of a difference add up to it`() throws {
    let inner = ["a", "b", "c"].map { Self.label($0, $0, Rect(x: 9, y: 4, width: 40, height: 30)) }.joined()
    let fixture = Fixture(
      subviews: Fixture.view(
        "stack", "stackView", #"axis="vertical" spacing="6" alignment="center""#,
        "<subviews>\(inner)</subviews>")
        + Fixture.view("open") + Self.label("one", "First", Rect(x: 1, y: 2, width: 3, height: 4)),
      constraints: Fixture.constraints(
        "stack.centerX = root.centerX", "stack.top = safe.top + 10", "one.top = stack.bottom + 8",
        "one.leading = stack.leading", "open.width = one.width * 2", "open.height = one.height"))
    let document = try fixture.document
    let engine = LayoutEngine(document, LayoutRequest(ignoresSavedFrames: true))
    let scene = try #require(document.scenes.first)
    let first = try #require(engine.roots(of: scene).first)
    let solved = engine.rootLayout(first).solve()
    let root = RootExplanation(solved)
    let attribution = DifferenceAttribution(root, solved.result)
    for view in solved.layout.tree.views.indices.dropFirst() {
      for variable in root.variables(of: view) {
        let sums = try #require(attribution.shares.sums(of: variable))
        let sum =
          attribution.shares.rowTerms(of: sums).map { $0.factor * attribution.residual($0.row) }.reduce(0, +)
          + attribution.shares.openTerms(of: sums).map {
            $0.factor * (root.active.values[$0.variable] - attribution.saved[$0.variable])
          }.reduce(0, +)
        let difference = root.active.values[variable] - attribution.saved[variable]
        #expect(abs(sum - difference) < 1e-6, "\(root.viewNumbers[variable])")
      }
    }
  }
}
