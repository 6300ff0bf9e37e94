import Controls
import AutoLayout
import Devices
import Resolver
import SceneModel
import Testing

struct SceneTransitionTests {
  /// A bar at the top, 44 high or 32 in compact height, with a view under it that compact
  /// height does without.
  private var document: Document {
    get throws {
      var fixture = Fixture()
      fixture.subviews = Fixture.view("bar") + Fixture.view("page")
      fixture.constraints =
        Fixture.constraints(
          "bar.leading = root.leading", "bar.trailing = root.trailing", "bar.top = safe.top",
          "page.leading = root.leading + 10", "page.top = bar.bottom", "page.width = 100", "page.height = 50")
          + """
          <constraint firstItem="bar" firstAttribute="height" constant="44" id="height">
          <variation key="heightClass=compact" constant="32"/></constraint>
          """
      fixture.rootContent = """
        <variation key="heightClass=compact"><mask key="subviews"><exclude reference="page"/></mask></variation>
        """
      return try fixture.document
    }
  }

  private func request(_ name: String, _ device: String) throws -> LayoutRequest {
    let sizeClass = try #require(SizeClass(name: name))
    let placement = try #require(Device.named(device)?.placement(showing: sizeClass))
    return LayoutRequest(
      canvas: .device(placement.device, placement.orientation, placement.share), sizeClass: sizeClass,
      ignoresSavedFrames: true)
  }

  @Test func `a rotation says what comes, goes, changes and moves`() throws {
    let document = try document
    let scene = try #require(document.scenes.first)
    let upright = try request("compact-regular", "iPhone 8")
    let lying = try request("compact-compact", "iPhone 8")
    let forth = TransitionEngine(document, from: upright, to: lying).transition(scene)
    #expect(forth.old.size == Size(375, 667))
    #expect(forth.new.size == Size(667, 375))
    #expect(forth.added.isEmpty)
    #expect(forth.removed.map(\.id.text) == ["page"])
    #expect(forth.removed.first?.frame == Rect(x: 10, y: 64, width: 100, height: 50))
    #expect(forth.difference.revalued.map(\.name) == ["constant"])
    #expect(forth.difference.removedConstraints.count == 4)
    let bar = try #require(forth.reframed.first { $0.id.text == "bar" })
    #expect(bar.old == Rect(x: 0, y: 20, width: 375, height: 44))
    #expect(bar.new == Rect(x: 0, y: 0, width: 667, height: 32))
    #expect(bar.frame(at: 0) == bar.old)
    #expect(bar.frame(at: 1) == bar.new)
    #expect(bar.frame(at: 0.5) == Rect(x: 0, y: 10, width: 521, height: 38))
    let back = TransitionEngine(document, from: lying, to: upright).transition(scene)
    #expect(back.added.map(\.frame) == forth.removed.map(\.frame))
    #expect(back.reframed.map(\.new) == forth.reframed.map(\.old))
    #expect(back.difference.addedObjects == forth.difference.removedObjects)
  }

  @Test func `on the canvas only the class differs`() throws {
    let document = try document
    let scene = try #require(document.scenes.first)
    func request(_ name: String) -> LayoutRequest {
      LayoutRequest(sizeClass: SizeClass(name: name), ignoresSavedFrames: true)
    }
    let engine = TransitionEngine(document, from: request("any-any"), to: request("any-compact"))
    let transition = engine.transition(scene)
    #expect(transition.old.size == transition.new.size)
    #expect(transition.reframed.map(\.id.text) == ["bar"])
    let none = TransitionEngine(document, from: request("any-any"), to: request("compact-regular"))
    #expect(none.transition(scene).isEmpty)
  }
}
