import Adaptivity
import SceneModel
import Testing

/// The columns of split view controllers, and pages (Devices.md#split-views, Devices.md#page-controllers).
struct SplitColumnsTests {
  /// Where the controllers of a split view stand in a window, by their ids.
  private func surroundings(
    _ attributes: String, isTriple: Bool = false, hasCompact: Bool = false, _ size: Size = Size(1024, 768),
    _ sizeClass: SizeClass = .regularRegular, mode: SplitDisplayMode? = nil,
    safeArea: EdgeInsets = EdgeInsets(top: 20), _ direction: LayoutDirection? = nil
  ) throws -> [String: Surroundings] {
    let document = try Storyboard.document(
      Storyboard.controller(
        "split", "splitViewController", attributes,
        Storyboard.segue("detailViewController", to: "secondary"),
        Storyboard.segue("masterViewController", to: "primary"),
        isTriple ? Storyboard.segue("supplementaryViewController", to: "supplementary") : "",
        hasCompact ? Storyboard.segue("compactViewController", to: "compact") : ""),
      Storyboard.controller("secondary"), Storyboard.controller("primary", "navigationController"),
      Storyboard.controller("supplementary"), Storyboard.controller("compact"))
    let graph = SegueGraph(document)
    var settings = RunningSettings()
    settings["split"].displayMode = mode
    var window = Surroundings(
      size: size, safeArea: safeArea, traits: TraitCollection(sizeClass: sizeClass))
    window.traits.direction = direction
    let hierarchy = WindowHierarchy(
      graph, in: window, toolsVersion: document.toolsVersion, settings: settings)
    func surroundings(_ controller: NodeID) -> Surroundings {
      hierarchy.surroundings(of: controller, around: surroundings) { _, _, _ in nil }
    }
    return Dictionary(
      graph.controllers.map { (document.tree[$0, .id] ?? "", surroundings($0)) }
    ) { first, _ in first }
  }

  private func widths(_ found: [String: Surroundings]) -> [Double] {
    ["primary", "supplementary", "secondary"].compactMap { found[$0]?.size.width }
  }

  @Test(arguments: [
    ("", SplitDisplayMode?.none, 703.5), (#"preferredDisplayMode="beside""#, nil, 703.5),
    (#"preferredDisplayMode="secondaryOnly""#, nil, 1024), (#"behavior="overlay""#, nil, 1024),
    ("", .secondaryOnly, 1024), ("", .oneOverSecondary, 1024), ("", .oneBesideSecondary, 703.5),
    (#"behavior="overlay""#, .oneBesideSecondary, 1024),
    (#"preferredPrimaryColumnWidthFraction="0.25""#, nil, 767.5),
    (#"preferredPrimaryColumnWidthFraction="0.3""#, nil, 715.5),
  ])
  func `the display mode, where the behaviour allows it, says what the secondary column has`(
    attributes: String, mode: SplitDisplayMode?, width: Double
  ) throws {
    let found = try surroundings(attributes, mode: mode)
    #expect(found["secondary"]?.size.width == width)
    #expect(found["primary"]?.traits.sizeClass == .compactRegular)
    #expect(found["secondary"]?.traits.sizeClass == .regularRegular)
  }

  @Test func `upright the primary column is shown over the secondary one at its own width`() throws {
    let found = try surroundings("", Size(700, 1024))
    #expect(found["primary"]?.size == Size(280, 1024))
    #expect(found["secondary"]?.size == Size(700, 1024))
  }

  /// One column shown means the supplementary one, two adds the primary one.
  @Test(arguments: [
    (SplitDisplayMode?.none, [320, 320, 703.5]), (.oneBesideSecondary, [320, 320, 703.5]),
    (.twoBesideSecondary, [320, 320, 383]), (.twoDisplaceSecondary, [320, 320, 703.5]),
    (.secondaryOnly, [320, 320, 1024]),
  ])
  func `of three columns one or two stand beside the secondary one`(
    mode: SplitDisplayMode?, expected: [Double]
  ) throws {
    #expect(widths(try surroundings("", isTriple: true, mode: mode)) == expected)
  }

  /// A phone with a notch, which is regular in width where it lies.
  @Test(
    arguments: [
      (LayoutDirection.leftToRight, [48, 0], [0, 0], [0, 44]),
      (.rightToLeft, [0, 44], [0, 0], [48, 0]),
    ] as [(LayoutDirection, [Double], [Double], [Double])])
  func `the columns, and what of the safe area reaches into them, follow the direction of reading`(
    direction: LayoutDirection, primary: [Double], supplementary: [Double], secondary: [Double]
  ) throws {
    let found = try surroundings(
      "", isTriple: true, Size(896, 414), .regularCompact, mode: .twoBesideSecondary,
      safeArea: EdgeInsets(left: 48, right: 44), direction)
    func sides(_ column: String) -> [Double?] {
      [found[column]?.safeArea.left, found[column]?.safeArea.right]
    }
    #expect(sides("primary") == primary)
    #expect(sides("supplementary") == supplementary)
    #expect(sides("secondary") == secondary)
  }

  @Test func `on a large pad columns are 375 wide by themselves`() throws {
    let found = try surroundings("", isTriple: true, Size(1366, 1024), mode: .twoBesideSecondary)
    #expect(widths(found) == [375, 375, 615])
  }

  @Test func `in compact width the columns are collapsed, whatever the display mode`() throws {
    let found = try surroundings(
      "", isTriple: true, Size(375, 667), .compactRegular, mode: .twoBesideSecondary)
    #expect(widths(found) == [375, 375, 375])
  }

  /// `UISplitViewController.Column.compact`: in place of the others where they are collapsed, in no
  /// navigation controller.
  @Test func `where columns are collapsed the one for compact width is shown alone, else the others`() throws
  {
    let collapsed = try surroundings("", hasCompact: true, Size(375, 667), .compactRegular)
    let compact = try #require(collapsed["compact"])
    #expect(compact.holder.place == "compact" && compact.size == Size(375, 667))
    #expect(compact.isShown && !compact.bars.addsNavigationBar)
    #expect(collapsed["primary"]?.isShown == false && collapsed["secondary"]?.isShown == false)
    let expanded = try surroundings("", hasCompact: true)
    #expect(expanded["compact"]?.isShown == false)
    #expect(expanded["primary"]?.isShown == true && expanded["secondary"]?.isShown == true)
    #expect(expanded["secondary"]?.bars.addsNavigationBar == true, "such a split view has the column style")
    let without = try surroundings("", Size(375, 667), .compactRegular)
    #expect(without["primary"]?.isShown == true && without["secondary"]?.isShown == true)
  }

  @Test func `the column style puts what is no navigation controller in one`() throws {
    let found = try surroundings(#"behavior="tile""#)
    #expect(found["secondary"]?.bars.addsNavigationBar == true)
    #expect(found["primary"]?.bars.addsNavigationBar == false)
    #expect(try surroundings("")["secondary"]?.bars.addsNavigationBar == false)
  }

  /// `UIPageViewController.SpineLocation.mid`
  @Test(arguments: [(#"spineLocation="mid""#, 187.5), (#"spineLocation="min""#, 375), ("", 375)])
  func `pages with their spine in the middle stand beside each other`(attributes: String, width: Double)
    throws
  {
    let document = try Storyboard.document(
      Storyboard.controller(
        "pages", "pageViewController", attributes, Storyboard.segue("viewControllers", to: "page")),
      Storyboard.controller("page"))
    let graph = SegueGraph(document)
    let window = Surroundings(
      size: Size(375, 667), safeArea: .zero, traits: TraitCollection(sizeClass: .compactRegular))
    let hierarchy = WindowHierarchy(graph, in: window, toolsVersion: document.toolsVersion)
    let page = hierarchy.surroundings(of: graph.controllers[1]) { _ in
      window
    } embedder: { _, _, _ in
      nil
    }
    #expect(page.size == Size(width, 667))
  }
}
