@testable import Pictures
import SceneModel
import Testing

/// The order and the groups of what is drawn.
struct ScenePictureTests {
  @Test func `a view is a group with its identifier, class and frame, its subviews within`() throws {
    let inner = Picturing.view("label", "inner", (5, 6, 70, 21), "text=\"Tide\" customClass=\"Sign\"")
    let outer = Picturing.view("view", "outer", (10, 20, 100, 50), "", "<subviews>\(inner)</subviews>")
    let commands = try Picturing.commands(outer)
    let objects = commands.groups.compactMap(\.object)
    #expect(objects.map(\.id.text) == ["outer", "inner"])
    #expect(objects.map(\.className) == ["UIView", "Sign"])
    #expect(objects[1].frame == Rect(x: 5, y: 6, width: 70, height: 21))
    #expect(objects[1].title == "Tide")
    #expect(commands.texts.first?.origin.x == 15)
    #expect(commands.suffix(2) == [.end, .end])
  }

  @Test func `what is hidden is not drawn, nor what is in it`() throws {
    let inner = Picturing.view("label", "inner", (0, 0, 70, 21), "text=\"Tide\"")
    let hidden = Picturing.view("view", "a", (0, 0, 9, 9), "hidden=\"YES\"", "<subviews>\(inner)</subviews>")
    let shown = Picturing.view("label", "b", (0, 30, 70, 21), "text=\"Ebb\"")
    #expect(try Picturing.commands(hidden + shown).texts.map(\.text) == ["Ebb"])
  }

  @Test func `what a variation shows again is drawn, and as it says`() throws {
    let variation = #"<variation key="widthClass=compact" hidden="NO" text="Ebb"/>"#
    let label = Picturing.view("label", "a", (0, 0, 70, 21), "hidden=\"YES\" text=\"Tide\"", variation)
    #expect(try Picturing.commands(label).texts.map(\.text) == ["Ebb"])
  }

  @Test func `alpha is the whole group's`() throws {
    let groups = try Picturing.commands(Picturing.view("view", "a", (0, 0, 9, 9), "alpha=\"0.5\"")).groups
    #expect(groups.map(\.opacity) == [0.5])
  }

  @Test func `runtime attributes of the layer are drawn`() throws {
    let attributes = """
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="borderWidth"><real key="value" value="2"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="shadowOpacity"><real key="value" value="0.5"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="size" keyPath="shadowOffset"><size key="value" width="1" height="2"/>
      </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      """
    let commands = try Picturing.commands(Picturing.view("view", "a", (0, 0, 40, 40), "", attributes))
    let shape = Rect(x: 0, y: 0, width: 40, height: 40)
    #expect(commands.fills.first?.path == .rounded(shape, radius: 8))
    #expect(
      commands.strokes.first?.path
        == .rounded(Rect(x: 1, y: 1, width: 38, height: 38), radius: 7))
    let shadow = try #require(commands.groups.first?.shadow)
    #expect(shadow == DrawingShadow(DrawingColor(0, alpha: 0.5), x: 1, y: 2, deviation: 3))
  }

  @Test func `what is outside of a view that clips is not seen`() throws {
    let view = Picturing.view("view", "a", (0, 0, 40, 40), "clipsSubviews=\"YES\"")
    let rect = Rect(x: 0, y: 0, width: 40, height: 40)
    #expect(try Picturing.commands(view).groups.compactMap(\.clip) == [.rect(rect)])
  }

  @Test func `a tint is inherited`() throws {
    let button = Picturing.view(
      "button", "b", (0, 0, 50, 30), "buttonType=\"system\"", "<state key=\"normal\" title=\"Go\"/>")
    let tint = "<color key=\"tintColor\" red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\"/>"
    let outer = Picturing.view("view", "a", (0, 0, 99, 99), "", "<subviews>\(button)</subviews>\(tint)")
    #expect(try Picturing.commands(outer).texts.map(\.color) == [DrawingColor(0xFF0000)])
    #expect(try Picturing.commands(button).texts.map(\.color) == [DrawingColor(0x007AFF)])
  }

  @Test func `huge and impossible numbers are drawn without harm`() throws {
    let views = [
      Picturing.view("view", "a", (0, 0, 1e12, 1e12)), Picturing.view("switch", "s", (0, 0, 0, 0)),
      Picturing.view("slider", "l", (0, 0, -5, 3), "minValue=\"5\" maxValue=\"1\" value=\"nan\""),
      Picturing.view("pageControl", "p", (0, 0, 9, 9), "numberOfPages=\"999999999\""),
      Picturing.view("progressView", "q", (0, 0, 9, 9), "progress=\"1e300\""),
    ].joined()
    #expect(try Picturing.commands(views).count < 10_000)
  }
}
