import AutoLayout
import Controls
import Foundation
import InterfaceBuilder
import SceneModel
import Testing

/// Interfaces, and views in them, that are read from right to left.
struct DirectionTests {
  private static let leftwards = LayoutRequest(
    overrides: TraitOverrides(direction: .rightToLeft), ignoresSavedFrames: true)
  private static let rightwards = LayoutRequest(ignoresSavedFrames: true)

  /// A stack view at the leading edge that arranges views 40, 60 and 80 wide and 10 high.
  private func stack(_ attributes: String, hiding: Int? = nil, content: String = "", constraints: String = "")
    -> Fixture
  {
    var views = ""
    var sizes = ""
    for (index, width) in [40, 60, 80].enumerated() {
      views += Fixture.view("v\(index)", "view", index == hiding ? #"hidden="YES""# : "")
      guard index != hiding else { continue }
      sizes += Fixture.constraints("v\(index).width = \(width)", "v\(index).height = 10")
    }
    return Fixture(
      subviews: Fixture.view(
        "stk", "stackView", attributes, "<subviews>\(views)</subviews>\(content)"),
      constraints: Fixture.constraints("stk.leading = root.leading", "stk.top = root.top")
        + sizes + constraints)
  }

  private func places(_ fixture: Fixture, _ request: LayoutRequest = leftwards) throws -> [Double?] {
    let layout = try fixture.layout(request)
    return ["v0", "v1", "v2"].map { layout.view($0)?.frame.x }
  }

  /// Every view that constraints lay out lies as far from the one side as it does from the other, within a
  /// pixel. A switch has alignment insets that do not change sides.
  @Test func `an interface of leading and trailing edges is its own mirror image`() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../SampleProjects").standardized
    var count = 0
    for file in DocumentFiles(at: [folder.path]).files {
      let document = try DocumentReader().read(file.bytes(), path: file.path)
      let request = LayoutRequest(canvas: .size(Size(375, 667)))
      var mirrored = request
      mirrored.overrides.direction = .rightToLeft
      for scene in document.scenes {
        let layout = LayoutEngine(document, request).layout(scene)
        let mirror = LayoutEngine(document, mirrored).layout(scene)
        for (view, image) in zip(layout.views, mirror.views) {
          let isLaidOut =
            document.tree.flag(view.node, .translatesAutoresizingMaskIntoConstraints) == false
          guard isLaidOut, view.type != "switch", let parent = view.parent.flatMap({ layout[$0] }),
            parent.type != "scrollView"
          else { continue }
          #expect(abs(parent.frame.width - view.frame.maxX - image.frame.x) <= 0.5, "\(view.id)")
          #expect(abs(view.frame.width - image.frame.width) <= 0.5, "\(view.id)")
          count += 1
        }
      }
    }
    #expect(count > 40)
  }

  // InterfaceBuilder.md#stack-direction

  @Test func `horizontal stack views are mirrored from right to left`() throws {
    let fixture = stack(#"spacing="10""#)
    #expect(try places(fixture, Self.rightwards) == [0, 50, 120])
    #expect(try places(fixture) == [160, 90, 0])
    #expect(try fixture.frame("stk", Self.leftwards).x == 175)
  }

  @Test(arguments: [
    ("leading", [40, 20, 0]), ("trailing", [0, 0, 0]), ("center", [20, 10, 0]),
  ])
  func `vertical stack views are aligned from right to left`(alignment: String, expected: [Double]) throws {
    let fixture = stack(#"axis="vertical" alignment="\#(alignment)""#)
    #expect(try places(fixture) == expected)
  }

  @Test(arguments: [
    ("fillEqually", [200, 100, 0]), ("equalSpacing", [260, 140, 0]), ("equalCentering", [260, 130, 0]),
  ])
  func `every distribution of a stack view is mirrored`(distribution: String, expected: [Double]) throws {
    var fixture = stack(
      #"distribution="\#(distribution)""#, constraints: Fixture.constraints("stk.width = 300"))
    if distribution == "fillEqually" {
      fixture.constraints = Fixture.constraints(
        "stk.leading = root.leading", "stk.top = root.top", "stk.width = 300", "stk.height = 10")
    }
    #expect(try places(fixture) == expected)
  }

  @Test func `a mirrored stack view passes over hidden views`() throws {
    #expect(try places(stack(#"spacing="10""#, hiding: 0)) == [150, 90, 0])
  }

  @Test func `nested stack views are each mirrored`() throws {
    let inner = Fixture.view(
      "inn", "stackView", "", "<subviews>\(Fixture.view("a"))\(Fixture.view("b"))</subviews>")
    let fixture = Fixture(
      subviews: Fixture.view("stk", "stackView", "", "<subviews>\(inner)\(Fixture.view("c"))</subviews>"),
      constraints: Fixture.constraints(
        "stk.leading = root.leading", "stk.top = root.top", "a.width = 10", "b.width = 20", "c.width = 30",
        "c.height = 10"))
    let layout = try fixture.layout(Self.leftwards)
    #expect(["inn", "a", "b", "c"].map { layout.view($0)?.frame.x } == [30, 20, 0, 0])
  }

  // InterfaceBuilder.md#directional-margins

  @Test(arguments: [
    ("directionalEdgeInsets", "directionalLayoutMargins", "leading", "trailing", 65.0),
    ("edgeInsets", "layoutMargins", "left", "right", 25),
  ])
  func `directional margins change sides, the others do not`(
    element: String, key: String, first: String, second: String, expected: Double
  ) throws {
    let margins = #"<\#(element) key="\#(key)" top="0" \#(first)="25" bottom="0" \#(second)="65"/>"#
    let box = Fixture.view("box", "view", "", "<subviews>\(Fixture.view("inn"))</subviews>\(margins)")
    let fixture = Fixture(
      subviews: box,
      constraints: Fixture.constraints(
        "box.leading = root.leading", "box.trailing = root.trailing", "box.top = root.top",
        "box.height = 20", "inn.leading = box.leadingMargin", "inn.trailing = box.trailingMargin",
        "inn.top = box.top", "inn.height = 10"))
    #expect(try fixture.frame("inn") == Rect(x: 25, y: 0, width: 285, height: 10))
    #expect(try fixture.frame("inn", Self.leftwards) == Rect(x: expected, y: 0, width: 285, height: 10))
    let stack = stack(#"spacing="10""#, content: margins)
    #expect(try places(stack) == [160, 90, 0].map { $0 + expected })
  }

  // InterfaceBuilder.md#semantic-content

  @Test(arguments: [
    ("forceRightToLeft", true, true), ("forceLeftToRight", false, false), ("playback", false, false),
    ("spatial", false, false), ("unspecified", false, true),
  ])
  func `semanticContentAttribute decides for its view`(
    attribute: String, isMirroredRightwards: Bool, isMirroredLeftwards: Bool
  ) throws {
    let fixture = stack(#"spacing="10" semanticContentAttribute="\#(attribute)""#)
    #expect(try places(fixture, Self.rightwards) == (isMirroredRightwards ? [160, 90, 0] : [0, 50, 120]))
    #expect(try places(fixture) == (isMirroredLeftwards ? [160, 90, 0] : [0, 50, 120]))
  }

  @Test func `a direction is a view's own and not its subviews'`() throws {
    let inner = Fixture.view("inn", "view", "", "<subviews>\(Fixture.view("box"))</subviews>")
    let outer = Fixture.view(
      "out", "view", #"semanticContentAttribute="forceRightToLeft""#, "<subviews>\(inner)</subviews>")
    let fixture = Fixture(
      subviews: outer,
      constraints: Fixture.constraints(
        "out.leading = root.leading", "out.top = root.top", "out.width = 200", "out.height = 50",
        "inn.leading = out.leading + 10", "inn.top = out.top", "inn.width = 100", "inn.height = 50",
        "box.leading = inn.leading + 10", "box.top = inn.top", "box.width = 20", "box.height = 10"))
    let layout = try fixture.layout(Self.rightwards)
    #expect(["out", "inn", "box"].map { layout.view($0)?.frame.x } == [0, 90, 10])
  }

  // InterfaceBuilder.md#reading-direction

  @Test func `a constraint follows the nearest view that holds both of its items`() throws {
    let left = Fixture.view(
      "left", "view", #"semanticContentAttribute="forceRightToLeft""#,
      "<subviews>\(Fixture.view("a"))</subviews>")
    let fixture = Fixture(
      subviews: left + Fixture.view("b"),
      constraints: Fixture.constraints(
        "left.leading = root.leading", "left.top = root.top", "left.width = 100", "left.height = 50",
        "a.leading = left.leading + 10", "a.top = left.top", "a.width = 20", "a.height = 10",
        "b.leading = a.trailing + 10", "b.top = root.top", "b.width = 20", "b.height = 10"))
    let layout = try fixture.layout(Self.rightwards)
    #expect(layout.view("a")?.frame.x == 70)
    #expect(layout.view("b")?.frame.x == 100)
  }

  @Test func `the distance of centers is mirrored, a multiplied place is not`() throws {
    func place(_ equation: String, _ request: LayoutRequest) throws -> Double {
      try Fixture(
        subviews: Fixture.view("box"),
        constraints: Fixture.constraints(equation, "box.top = root.top", "box.width = 75", "box.height = 10")
      ).frame("box", request).x
    }
    #expect(try place("box.centerX = root.centerX + 30", Self.rightwards) == 180)
    #expect(try place("box.centerX = root.centerX + 30", Self.leftwards) == 120)
    #expect(try place("box.centerX = root.centerX * 0.5", Self.leftwards) == 56.5)
    #expect(try place("box.trailing = root.trailing * 0.8", Self.rightwards) == 225)
    #expect(try place("box.trailing = root.trailing * 0.8", Self.leftwards) == 0)
  }

  @Test func `guides are mirrored with what lies in them`() throws {
    let guide = #"<viewControllerLayoutGuide type="top" id="top-gu-ide"/>"#
    let fixture = Fixture(
      subviews: Fixture.view("one") + Fixture.view("two"),
      constraints: Fixture.constraints(
        "one.leading = safe.leading + 30", "one.top = root.top", "one.width = 10", "one.height = 10",
        "two.leading = top-gu-ide.leading + 30", "two.top = root.top", "two.width = 10", "two.height = 10"),
      controller: "<layoutGuides>\(guide)</layoutGuides>")
    #expect(try fixture.frame("one", Self.leftwards).x == 335)
    #expect(try fixture.frame("two", Self.leftwards).x == 335)
  }

  @Test func `saved frames that a mask keeps do not change sides`() throws {
    let box = #"<view id="box"><rect key="frame" x="10" y="20" width="30" height="40"/></view>"#
    #expect(
      try Fixture(subviews: box).frame("box", Self.leftwards) == Rect(x: 10, y: 20, width: 30, height: 40))
  }

  /// InterfaceBuilder.md#cell-direction
  @Test func `cells have their accessory at the left`() throws {
    let cell = """
      <tableViewCell id="one" accessoryType="disclosureIndicator">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="con">
      <rect key="frame" x="0.0" y="0.0" width="342" height="44"/></tableViewCellContentView></tableViewCell>
      """
    let fixture = Fixture(
      subviews: Fixture.view("tab", "tableView", "", "<prototypes>\(cell)</prototypes>"),
      constraints: Fixture.constraints(
        "tab.leading = root.leading", "tab.trailing = root.trailing", "tab.top = root.top",
        "tab.bottom = root.bottom"))
    func frame(_ isRightToLeft: Bool) throws -> Rect {
      try fixture.frame(
        "con",
        LayoutRequest(
          canvas: .size(Size(375, 667)),
          overrides: TraitOverrides(direction: isRightToLeft ? .rightToLeft : nil), ignoresSavedFrames: true))
    }
    #expect(try frame(false) == Rect(x: 0, y: 0, width: 348.5, height: 44))
    #expect(try frame(true) == Rect(x: 26.5, y: 0, width: 348.5, height: 44))
  }
}
