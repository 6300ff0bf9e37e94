import Controls
import InterfaceBuilder
import SceneModel
import Testing

@testable import AutoLayout

struct RowOriginTests {
  /// The origins of the rows of a fixture's only root, in the order of the rows.
  private static func origins(
    _ fixture: Fixture, _ request: LayoutRequest = LayoutRequest(ignoresSavedFrames: true)
  ) throws -> [RowOrigin] {
    let document = try fixture.document
    let engine = LayoutEngine(document, request)
    let scene = try #require(document.scenes.first)
    let root = try #require(engine.roots(of: scene).first)
    return engine.rootLayout(root).solve().rows.system.origins
  }

  @Test func `the root's frame is four rows`() throws {
    let origins = try Self.origins(Fixture())
    #expect(origins == Array(repeating: .rootFrame(view: 0), count: 4))
  }

  @Test func `constraints come after the content that they may stretch`() throws {
    let fixture = Fixture(
      subviews: Fixture.view("title", "label", #"text="Title""#),
      constraints: Fixture.constraints("title.leading = root.leading", "title.top = root.top"))
    #expect(
      try Self.origins(fixture).dropFirst(4) == [
        .nonnegativeExtent(view: 1, .horizontal), .nonnegativeExtent(view: 1, .vertical),
        .hugging(view: 1, .horizontal), .hugging(view: 1, .vertical),
        .compressionResistance(view: 1, .horizontal), .compressionResistance(view: 1, .vertical),
        .constraint(0), .constraint(1),
      ])
  }

  @Test func `content that is required to keep its size comes last`() throws {
    let fixture = Fixture(
      subviews: Fixture.view(
        "title", "label", #"text="Title" horizontalCompressionResistancePriority="1000""#),
      constraints: Fixture.constraints("title.leading = root.leading", "title.top = root.top"))
    #expect(try Self.origins(fixture).last == .compressionResistance(view: 1, .horizontal))
  }

  @Test func `a view without constraints has a saved place and size an axis`() throws {
    let fixture = Fixture(
      subviews: #"<view id="old"><rect key="frame" x="1" y="2" width="3" height="4"/></view>"#)
    #expect(
      try Self.origins(fixture).dropFirst(4) == [
        .autoresizing(view: 1, .horizontal), .autoresizing(view: 1, .horizontal),
        .autoresizing(view: 1, .vertical), .autoresizing(view: 1, .vertical),
      ])
  }

  @Test func `a scroll view's content area has an extent of its own`() throws {
    let origins = try Self.origins(Fixture(subviews: Fixture.view("scroll", "scrollView")))
    #expect(
      origins.dropFirst(4).prefix(2) == [
        .scrollContent(view: 1, .horizontal), .scrollContent(view: 1, .vertical),
      ])
  }

  @Test func `the content of an effect view fills it`() throws {
    let content =
      #"<view key="contentView" id="content"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#
    let origins = try Self.origins(
      Fixture(subviews: Fixture.view("effect", "visualEffectView", "", content)))
    #expect(origins.contains(.effectContent(view: 2, .horizontal)))
    #expect(origins.contains(.effectContent(view: 2, .vertical)))
  }

  @Test func `the rules of a stack view have names`() throws {
    let inner =
      ["a", "b", "c"].map { Fixture.view($0) }.joined()
      + #"<view hidden="YES" id="gone"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#
    let fixture = Fixture(
      subviews: Fixture.view(
        "stack", "stackView", #"distribution="equalSpacing" alignment="center""#,
        "<subviews>\(inner)</subviews>"))
    let rules = try Self.origins(fixture).compactMap { origin -> RowOrigin.StackRule? in
      if case .stackView(1, let rule) = origin { rule } else { nil }
    }
    let expected: [RowOrigin.StackRule] =
      Array(repeating: .hiddenView, count: 4) + [.ends, .ends, .spacing, .spacing, .distribution, .fit]
      + Array(repeating: .alignment, count: 12) + [.fit] + Array(repeating: .emptyView, count: 3)
    #expect(rules == expected)
  }

  @Test func `cells of a running app and their content follow their table`() throws {
    let cell = """
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="60"/>
      <tableViewCellContentView key="contentView" id="content" tableViewCell="cell">
      <rect key="frame" x="0" y="0" width="375" height="60"/></tableViewCellContentView>
      </tableViewCell></prototypes>
      """
    let origins = try Self.origins(
      Fixture(subviews: Fixture.view("table", "tableView", #"rowHeight="-1""#, cell)),
      LayoutRequest(canvas: .size(Size(320, 480))))
    #expect(origins.count { $0 == .cell(view: 2) } == 4)
    #expect(origins.contains(.nonnegativeExtent(view: 2, .vertical)))
    #expect(origins.count { $0 == .cellContent(view: 3) } == 4)
  }

  @Test func `an explanation names the rule of a cell and the extent of content`() throws {
    let cell = """
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="60"/>
      </tableViewCell></prototypes>
      """
    let fixture = Fixture(subviews: Fixture.view("table", "tableView", "", cell))
    let document = try fixture.document
    let engine = LayoutEngine(document, LayoutRequest(canvas: .size(Size(320, 480))))
    let scene = try #require(document.scenes.first)
    let explanation = try #require(engine.explain(ObjectID("cell"), in: scene))
    let height = try #require(explanation.numbers.first { $0.viewNumber.kind == .height })
    guard case .rule(let view)? = height.steps.first?.causes.first?.reason else {
      Issue.record("no rule")
      return
    }
    #expect(view == ObjectID("cell"))
  }
}
