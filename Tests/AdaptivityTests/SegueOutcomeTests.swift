import Adaptivity
import SceneModel
import Testing

/// How segues show their destinations (Devices.md#segue-outcomes).
struct SegueOutcomeTests {
  private func outcomes(
    _ document: Document, _ sizeClass: SizeClass, _ settings: RunningSettings = RunningSettings()
  ) -> [String: SegueOutcome] {
    let graph = SegueGraph(document)
    let hierarchy = WindowHierarchy(graph, toolsVersion: document.toolsVersion, settings: settings)
    return Dictionary(
      graph.segues.map { segue in
        (
          document.tree[segue.node, .id] ?? "",
          hierarchy.outcome(of: segue, in: TraitCollection(sizeClass: sizeClass))
        )
      }
    ) { first, _ in first }
  }

  private func document() throws -> Document {
    try Storyboard.document(
      Storyboard.controller(
        "nav", "navigationController", "", Storyboard.segue("rootViewController", to: "list")),
      Storyboard.controller(
        "list", "viewController", "", Storyboard.segue("show", to: "detail"),
        Storyboard.segue("popoverPresentation", to: "menu"), Storyboard.segue("embed", to: "part"),
        Storyboard.segue("custom", to: "drawn")),
      Storyboard.controller("detail"), Storyboard.controller("drawn"),
      Storyboard.controller("menu", "viewController", "", Storyboard.segue("show", to: "next")),
      Storyboard.controller("part", "viewController", "", Storyboard.segue("show", to: "deep")),
      Storyboard.controller("deep"), Storyboard.controller("next"),
      Storyboard.controller(
        "split", "splitViewController", "", Storyboard.segue("masterViewController", to: "first")),
      Storyboard.controller("first", "viewController", "", Storyboard.segue("showDetail", to: "second")),
      Storyboard.controller("second"), initial: "nav")
  }

  /// `show(_:sender:)` looks for a container that shows in its own way, by way of those that embed.
  @Test func `what is shown is pushed where a navigation controller holds its source, else presented`() throws
  {
    let shown = outcomes(try document(), .compactRegular)
    #expect(shown["rootViewController-list"] == .contained)
    #expect(shown["show-detail"] == .pushed)
    #expect(shown["show-deep"] == .pushed)
    #expect(shown["embed-part"] == .embedded)
    #expect(shown["custom-drawn"] == .custom)
    guard case .presented(let next)? = shown["show-next"] else {
      Issue.record("next is \(String(describing: shown["show-next"]))")
      return
    }
    #expect(next.style == .pageSheet && next.form == .card)
  }

  /// `showDetailViewController(_:sender:)` of `UISplitViewController`.
  @Test func `what is shown as detail fills the secondary column in regular width alone`() throws {
    #expect(outcomes(try document(), .regularCompact)["showDetail-second"] == .secondaryColumn)
    guard case .presented? = outcomes(try document(), .compactRegular)["showDetail-second"] else {
      Issue.record("not presented")
      return
    }
  }

  @Test func `a popover's content is pushed instead in compact classes where the app does so`() throws {
    var settings = RunningSettings()
    settings["menu"].adaptation = PresentationAdaptation(content: .pushed)
    #expect(outcomes(try document(), .compactRegular, settings)["popoverPresentation-menu"] == .pushed)
    guard
      case .presented(let wide)? =
        outcomes(try document(), .regularRegular, settings)["popoverPresentation-menu"]
    else {
      Issue.record("not presented")
      return
    }
    #expect(wide.style == .popover)
  }
}
