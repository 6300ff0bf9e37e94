import Adaptivity
import SceneModel
import Testing

/// Findings about the segues of a document (Devices.md#segue-findings).
struct SegueFindingTests {
  private func findings(_ document: Document) -> [String] {
    let tree = document.tree
    return SegueGraph(document).findings.map { finding in
      "\(finding.isError ? "error" : "warning") \(finding.reason.rawValue) \(tree[finding.node, .id] ?? "")"
    }
  }

  @Test func `segues that lead where they can are sound`() throws {
    let document = try Storyboard.document(
      Storyboard.controller(
        "nav", "navigationController", "", Storyboard.segue("rootViewController", to: "list")),
      Storyboard.controller("list", "viewController", "", Storyboard.segue("show", to: "detail")),
      Storyboard.controller("detail", "viewController", "", Storyboard.segue("show", to: "list")),
      initial: "nav")
    #expect(findings(document).isEmpty)
  }

  @Test func `containers that hold each other are a finding at the first of them`() throws {
    let document = try Storyboard.document(
      Storyboard.controller(
        "a", "navigationController", "", Storyboard.segue("rootViewController", to: "b")),
      Storyboard.controller("b", "tabBarController", "", Storyboard.segue("viewControllers", to: "c")),
      Storyboard.controller("c", "viewController", "", Storyboard.segue("embed", to: "a")),
      Storyboard.controller("d", "viewController", "", Storyboard.segue("embed", to: "a")))
    #expect(findings(document) == ["error containmentRing a"])
    let text = try #require(SegueGraph(document).findings.first?.text)
    #expect(
      text
        == "navigationController 'a', tabBarController 'b' and viewController 'c' hold each other, expected the "
        + "outermost in none of them: navigationController 'a' is laid out in the window")
  }

  @Test func `a controller that embeds itself is a finding at the segue`() throws {
    let document = try Storyboard.document(
      Storyboard.controller("a", "viewController", "", Storyboard.segue("embed", to: "a")))
    #expect(findings(document) == ["error selfContainment embed-a"])
    let shown = try Storyboard.document(
      Storyboard.controller("a", "viewController", "", Storyboard.segue("show", to: "a")))
    #expect(findings(shown).isEmpty)
  }

  @Test func `controllers that only lead to each other are a warning, unless the storyboard starts with one`()
    throws
  {
    func ring(_ initial: String?) throws -> Document {
      try Storyboard.document(
        Storyboard.controller("a", "viewController", "", Storyboard.segue("show", to: "b")),
        Storyboard.controller("b", "viewController", "", Storyboard.segue("show", to: "a")), initial: initial)
    }
    #expect(findings(try ring(nil)) == ["warning segueRing a"])
    #expect(findings(try ring("b")).isEmpty)
  }

  @Test func `a container of one controller that names two is a finding`() throws {
    let document = try Storyboard.document(
      Storyboard.controller(
        "a", "navigationController", "", Storyboard.segue("rootViewController", to: "b"),
        Storyboard.segue("rootViewController", to: "c")),
      Storyboard.controller(
        "t", "tabBarController", "", Storyboard.segue("viewControllers", to: "b"),
        Storyboard.segue("viewControllers", to: "c")),
      Storyboard.controller("b"), Storyboard.controller("c"))
    #expect(findings(document) == ["error severalRoots rootViewController-c"])
  }

  @Test func `segues and storyboards that lead to nothing are warnings`() throws {
    let document = try Storyboard.document(
      Storyboard.controller(
        "a", "viewController", "", Storyboard.segue("show", to: "gone"),
        Storyboard.segue("unwind", to: "gone")), initial: "none")
    #expect(
      findings(document) == ["warning missingInitialController ", "warning missingDestination show-gone"])
  }

  /// Without recursion and in time that grows with the document.
  @Test func `a ring of many controllers is found`() throws {
    let count = 20_000
    let scenes = (0..<count).map {
      Storyboard.controller(
        "c\($0)", "navigationController", "",
        Storyboard.segue("rootViewController", to: "c\(($0 + 1) % count)"))
    }
    let findings = SegueGraph(try Storyboard.document(scenes.joined())).findings
    #expect(findings.map(\.reason) == [.containmentRing])
    #expect(findings.first?.text.contains("and 19996 more hold each other") == true)
  }

  @Test func `the controller that a storyboard starts with stands in the window`() throws {
    let document = try Storyboard.document(
      Storyboard.controller("a", "viewController", "", Storyboard.segue("presentation", to: "b")),
      Storyboard.controller("b", "viewController", "", Storyboard.segue("presentation", to: "c")),
      Storyboard.controller("c"), initial: "b")
    let graph = SegueGraph(document)
    #expect(graph.placing(graph.controllers[1]) == nil)
    #expect(graph.placing(graph.controllers[2])?.source == graph.controllers[1])
  }

  @Test func `the controller that a storyboard starts with stands in the container that holds it`() throws {
    let document = try Storyboard.document(
      Storyboard.controller("n", "navigationController", "", Storyboard.segue("rootViewController", to: "a")),
      Storyboard.controller("a"), initial: "a")
    let graph = SegueGraph(document)
    #expect(graph.placing(graph.controllers[1])?.source == graph.controllers[0])
  }
}
