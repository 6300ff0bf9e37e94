import JSONText
import SceneModel
import Testing
import Versions

struct FrameEffectsTests {
  private static let root = view("root", Rect(x: 0, y: 0, width: 400, height: 800), in: nil)
  private static let phone = FrameEnvironment(name: "iPhone SE portrait", place: "iPhone SE")

  private static func view(_ id: String, _ frame: Rect, in superview: String? = "root") -> SceneFrames.View {
    SceneFrames.View(
      id: ObjectID(id), name: id == "name" ? "'Name'" : id, tag: "view",
      superview: superview.map { ObjectID($0) },
      frame: frame)
  }

  private static func scene(_ views: SceneFrames.View..., findings: [SceneFrames.Finding] = []) -> SceneFrames
  {
    SceneFrames(size: Size(400, 800), views: [root] + views, findings: findings)
  }

  private static func name(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> SceneFrames {
    scene(view("name", Rect(x: x, y: y, width: width, height: height)))
  }

  @Test(arguments: [
    (name(0, 8, 100, 20), "'Name' moves 8 pt down on iPhone SE"),
    (name(-4, -8, 100, 20), "'Name' moves 4 pt left and 8 pt up on iPhone SE"),
    (name(0, 0, 120, 20), "'Name' grows 20 pt wider on iPhone SE"),
    (name(4, 0, 120, 20), "'Name' grows 20 pt wider and moves 4 pt right on iPhone SE"),
    (
      name(4, 0.5, 120, 30),
      "'Name' grows 20 pt wider and 10 pt taller, and moves 4 pt right and 0.5 pt down on iPhone SE"
    ),
    (name(0, 0, 90, 21), "'Name' gets 10 pt narrower and 1 pt taller on iPhone SE"),
    (name(0.1, 0, 100, 20.1), "nothing changes"),
    (scene(), "'Name' is gone on iPhone SE"),
  ])
  func `a change of a frame is a sentence`(after: SceneFrames, sentence: String) {
    let effects = FrameEffects(
      before: [EnvironmentFrames(Self.phone, Self.name(0, 0, 100, 20))],
      after: [EnvironmentFrames(Self.phone, after)])
    #expect(effects.lines == [sentence])
  }

  private static func overClasses(_ frames: (SizeClass) -> SceneFrames?) -> [EnvironmentFrames] {
    SizeClass.all.map { EnvironmentFrames(FrameEnvironment($0), frames($0)) }
  }

  @Test func `the same change in several environments is said once`() {
    let before = Self.overClasses { Self.name(0, Double($0.number), 100, 20) }
    let after = Self.overClasses {
      Self.name(0, Double($0.number) + ($0.height == .compact ? 8 : 0), 100, 20)
    }
    let effects = FrameEffects(before: before, after: after)
    #expect(
      effects.lines == [
        "'Name' moves 8 pt down in compact height", "nothing changes in any or regular height",
      ])
    #expect(effects.views.map(\.environments.count) == [3])
    #expect(effects.views.first?.places.first?.old == Rect(x: 0, y: 1, width: 100, height: 20))
  }

  @Test(arguments: [
    (2, "v0 and v1 move 5 pt right on iPhone SE"),
    (3, "v0, v1 and v2 move 5 pt right on iPhone SE"),
    (6, "v0, v1 and 4 more views move 5 pt right on iPhone SE"),
  ])
  func `views of which the same becomes are told together`(count: Int, sentence: String) {
    func frames(_ x: Double) -> [EnvironmentFrames] {
      let views = (0..<count).map { Self.view("v\($0)", Rect(x: x, y: Double($0), width: 9, height: 9)) }
      return [EnvironmentFrames(Self.phone, SceneFrames(size: Size(400, 800), views: [Self.root] + views))]
    }
    #expect(FrameEffects(before: frames(0), after: frames(5)).lines == [sentence])
  }

  @Test func `what goes along with its superview is counted`() {
    func box(_ width: Double) -> SceneFrames {
      Self.scene(
        Self.view("box", Rect(x: 0, y: 0, width: width, height: 50)),
        Self.view("inner", Rect(x: 8, y: 8, width: width - 16, height: 34), in: "box"),
        Self.view("still", Rect(x: 8, y: 8, width: 10, height: 34), in: "box"))
    }
    let effects = FrameEffects(
      before: [EnvironmentFrames(Self.phone, box(100))], after: [EnvironmentFrames(Self.phone, box(120))])
    #expect(
      effects.lines == ["box grows 20 pt wider on iPhone SE", "1 view in it goes along with its superview"])
    #expect(effects.views.map(\.follows) == [false, true])
    let gone = FrameEffects(
      before: [EnvironmentFrames(Self.phone, box(100))], after: [EnvironmentFrames(Self.phone, Self.scene())])
    #expect(gone.views.map(\.follows) == [false, true, true])
    #expect(gone.lines.first == "box is gone on iPhone SE")
  }

  @Test func `a view that is put into another is compared on the screen`() {
    let before = Self.scene(Self.view("name", Rect(x: 10, y: 10, width: 100, height: 20)))
    func after(_ x: Double) -> SceneFrames {
      Self.scene(
        Self.view("stack", Rect(x: 10, y: 10, width: 100, height: 20)),
        Self.view("name", Rect(x: x, y: 0, width: 100, height: 20), in: "stack"))
    }
    func lines(_ x: Double) -> [String] {
      FrameEffects(
        before: [EnvironmentFrames(Self.phone, before)], after: [EnvironmentFrames(Self.phone, after(x))]
      ).lines
    }
    #expect(lines(0) == ["stack appears on iPhone SE"])
    #expect(lines(3) == ["stack appears on iPhone SE", "'Name' moves 3 pt right on iPhone SE"])
  }

  @Test func `an object with another identifier is the same`() {
    let before = Self.scene(Self.view("old", Rect(x: 0, y: 0, width: 9, height: 9)))
    let after = Self.scene(Self.view("new", Rect(x: 0, y: 2, width: 9, height: 9)))
    func effects(_ renamed: [ObjectID: ObjectID]) -> FrameEffects {
      FrameEffects(
        before: [EnvironmentFrames(Self.phone, before)], after: [EnvironmentFrames(Self.phone, after)],
        renamed: renamed)
    }
    #expect(effects([ObjectID("old"): ObjectID("new")]).lines == ["new moves 2 pt down on iPhone SE"])
    #expect(effects([:]).lines == ["new appears on iPhone SE", "old is gone on iPhone SE"])
  }

  @Test func `views of one identifier are told apart by their order`() {
    let views = (0..<3).map { Self.view("twin", Rect(x: Double($0), y: 0, width: 9, height: 9)) }
    var moved = views
    moved[1] = Self.view("twin", Rect(x: 5, y: 0, width: 9, height: 9))
    let effects = FrameEffects(
      before: [EnvironmentFrames(Self.phone, SceneFrames(size: Size(9, 9), views: views))],
      after: [EnvironmentFrames(Self.phone, SceneFrames(size: Size(9, 9), views: moved))])
    #expect(effects.lines == ["twin moves 4 pt right on iPhone SE"])
  }

  private static func conflict(_ ids: String...) -> SceneFrames.Finding {
    SceneFrames.Finding(.conflict, ids.map { ObjectID($0) }, "\(ids[0]) cannot hold")
  }

  @Test func `conflicts come and go by their constraints, in no order`() {
    let before = Self.scene(findings: [Self.conflict("a", "b"), Self.conflict("c")])
    let after = Self.scene(findings: [Self.conflict("b", "a"), Self.conflict("d")])
    let effects = FrameEffects(
      before: Self.overClasses { _ in before }, after: Self.overClasses { _ in after })
    #expect(
      effects.lines == [
        "new conflict in all size classes: d cannot hold",
        "no more conflict in all size classes: c cannot hold",
      ])
  }

  @Test func `environments with frames on one side alone are told`() {
    let frames = Self.name(0, 0, 9, 9)
    let effects = FrameEffects(
      before: Self.overClasses { $0.width == .any ? frames : nil },
      after: Self.overClasses { $0.width == .regular ? nil : frames })
    #expect(effects.lines == ["the scene is new in compact width", "nothing changes in any width"])
    let gone = FrameEffects(before: Self.overClasses { _ in frames }, after: [])
    #expect(gone.lines == ["the scene is gone in all size classes"])
  }

  @Test func `effects are JSON`() throws {
    let effects = FrameEffects(
      before: Self.overClasses { _ in Self.name(0, 0, 9, 9) },
      after: Self.overClasses { Self.name(0, $0 == .any ? 2 : 0, 9, 9) })
    var writer = JSONWriter()
    writer.object { effects.writeMembers(to: &$0) }
    var reader = JSONReader(writer.finish())
    let value = try reader.value()
    let view = try #require(value["views"]?.elements.first)
    #expect(view["object"]?.text == "name")
    #expect(view["change"]?.text == "moved")
    #expect(view["sentence"]?.text == "'Name' moves 2 pt down in any width × any height")
    let place = try #require(view["environments"]?.elements.first)
    #expect(place["name"]?.text == "canvas any-any")
    #expect(place["new"]?.elements.map(\.number) == [0, 2, 9, 9])
    #expect(value["unchanged"]?.elements.count == 8)
  }
}
