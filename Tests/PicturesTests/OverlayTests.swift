import AutoLayout
import Controls
import Devices
@testable import Pictures
import SceneModel
import Testing

/// Lines over pictures (Looks.md#overlays).
struct OverlayTests {
  private static let blue = DrawingColor(0x0A84FF)
  private static let orange = DrawingColor(0xFF9500)
  private static let red = DrawingColor(0xFF3B30)

  /// A scene of a view that constraints lay out.
  private func commands(_ constraints: String, _ overlays: Set<PictureOverlay>) throws -> [DrawingCommand] {
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      """
    let document = try Picturing.document(view, rest: "<constraints>\(constraints)</constraints>")
    return try Picturing.drawing(document, overlays: overlays).commands
  }

  private static let place = """
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="30" id="k1"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="k2"/>
    <constraint firstItem="a" firstAttribute="width" constant="50" id="k3"/>
    """
  private static let height =
    "<constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"60\" id=\"k4\"/>"

  @Test func `a constraint is a line between what it holds, with its constant`() throws {
    let commands = try commands(Self.place + Self.height, [.constraints])
    let lines = commands.strokes.filter { $0.color == Self.blue }.map(\.path)
    #expect(lines.contains(.line(30, 70, 0, 70)))
    #expect(lines.contains(.line(55, 40, 55, 0)))
    #expect(commands.texts.map(\.text).contains("30"))
    #expect(commands.texts.map(\.text).contains("40"))
  }

  @Test func `a constraint of a view that is ambiguous along its axis is orange`() throws {
    let strokes = try commands(Self.place, [.constraints]).strokes
    #expect(strokes.contains { $0.path == .line(55, 40, 55, 0) && $0.color == Self.orange })
    #expect(strokes.contains { $0.color == Self.blue })
  }

  @Test func `constraints that contradict each other are red`() throws {
    let other = "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"80\" id=\"k5\"/>"
    let strokes = try commands(Self.place + Self.height + other, [.constraints]).strokes
    #expect(strokes.count { $0.color == Self.red.faded(to: 0.8) } == 6)
  }

  @Test func `an alignment rect is dotted where it differs from the frame`() throws {
    // A slider reaches beyond it (InterfaceBuilder.md#alignment-rects), a view does not.
    for (element, isDotted) in [("slider", true), ("view", false)] {
      let view = """
        <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="0" y="0" width="9" height="9"/></\(element)>
        """
      let document = try Picturing.document(
        view, rest: "<constraints>\(Self.place + Self.height)</constraints>")
      let plain = try Picturing.drawing(document)
      let drawn = try Picturing.drawing(document, overlays: [.alignment])
      let strokes = Array(drawn.commands.dropFirst(plain.commands.count)).strokes
      #expect(strokes.map(\.path) == (isDotted ? [.rect(Rect(x: 30, y: 40, width: 50, height: 60))] : []))
      #expect(strokes.allSatisfy { $0.color == Self.orange })
    }
  }

  @Test func `layers are the picture without overlays, and what each overlay adds to it`() throws {
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      """
    let document = try Picturing.document(
      view, rest: "<constraints>\(Self.place + Self.height)</constraints>")
    let outline = try #require(document.scenes.first)
    let layers = ScenePicture(LayoutEngine(document, LayoutRequest()), outline).layers(title: outline.name)
    let plain = try Picturing.drawing(document)
    #expect(layers.picture == plain)
    #expect(layers.overlays.map(\.overlay) == PictureOverlay.allCases)
    for (overlay, drawing) in layers.overlays {
      let whole = try Picturing.drawing(document, overlays: [overlay])
      #expect(plain.commands + drawing.commands == whole.commands, "\(overlay)")
      #expect(drawing.size == plain.size)
    }
    #expect(layers.picture.objects.map(\.id) == ["root", "a"])
    #expect(layers.picture.objects.last?.rect == Rect(x: 30, y: 40, width: 50, height: 60))
  }

  @Test func `objects in a picture that is drawn smaller elsewhere are where they are seen`() throws {
    let drawing = try Picturing.drawing(Picturing.document(Picturing.view("view", "b", (100, 200, 20, 30))))
    var list = DrawingList()
    var group = DrawingGroup()
    group.scale = 0.5
    list.group(group) { $0.picture(drawing, at: DrawingPoint(10, 20), scale: 2) }
    let objects = Drawing(size: drawing.size, title: "", commands: list.commands).objects
    #expect(objects.map(\.id) == ["root", "b"])
    #expect(objects.last?.rect == Rect(x: 105, y: 210, width: 20, height: 30))
  }

  @Test func `frames and the safe area are drawn where they are asked for`() throws {
    #expect(try commands(Self.place + Self.height, []).strokes.isEmpty)
    #expect(try commands(Self.place + Self.height, [.frames]).strokes.count == 2)
    #expect(try commands(Self.place + Self.height, [.safeArea]).strokes.count == 1)
  }

  @Test func `a control that is too small has the rectangle that a finger needs`() throws {
    let view = Picturing.view("button", "b", (100, 100, 20, 30), "", "<state key=\"normal\" title=\"Go\"/>")
    let drawing = try Picturing.drawing(Picturing.document(view), overlays: [.targets])
    let strokes = drawing.commands.strokes.filter { $0.color == Self.red }
    #expect(strokes.map(\.path) == [.rect(Rect(x: 88, y: 93, width: 44, height: 44))])
  }

  @Test func `the view that is asked for is pointed at`() throws {
    let view = Picturing.view("view", "v", (10, 20, 30, 40))
    let drawing = try Picturing.drawing(Picturing.document(view), highlight: ObjectID("v"))
    #expect(drawing.commands.fills.last?.path == .rect(Rect(x: 10, y: 20, width: 30, height: 40)))
  }

  @Test func `baselines of texts go on through the scene`() throws {
    let label = """
      <label translatesAutoresizingMaskIntoConstraints="NO" text="Tide" id="a">
      <rect key="frame" x="0" y="0" width="9" height="9"/></label>
      """
    let rest = "<constraints>\(Self.place)</constraints>"
    let drawing = try Picturing.drawing(Picturing.document(label, rest: rest), overlays: [.baselines])
    let text = try #require(drawing.commands.texts.first)
    let lines = drawing.commands.strokes.compactMap { stroke -> [DrawingPoint]? in
      if case .lines(let points, isClosed: false) = stroke.path { points } else { nil }
    }
    #expect(lines.map { [$0[0].x, $0[1].x] } == [[0, 375], [30, 80]])
    #expect(lines.joined().allSatisfy { abs($0.y - text.origin.y) < 1 }, "\(lines) \(text.origin)")
  }

  /// The drawing over an empty scene on a device.
  private func outline(_ name: String, _ orientation: Orientation = .portrait) throws -> [DrawingCommand] {
    let device = try #require(Device.named(name))
    let document = try Picturing.document("")
    let engine = LayoutEngine(document, LayoutRequest(canvas: .device(device, orientation, .full)))
    let outline = try #require(document.scenes.first)
    let picture = ScenePicture(engine, outline)
    return Array(
      picture.drawing(title: "", PictureOptions(overlays: [.device])).commands.dropFirst(
        picture.drawing(title: "").commands.count))
  }

  // Of open drawings of devices: an island of 126 × 37.33 points, 11 from the edge; a notch of 176 × 34.
  @Test func `a device's outline has its corners, its cutout and its indicator`() throws {
    let island = try outline("iPhone 15").fills.map(\.path)
    #expect(island.contains(.capsule(Rect(x: 133.5, y: 11, width: 126, height: 37.33))))
    #expect(island.contains(.capsule(Rect(x: 129.5, y: 839, width: 134, height: 5))))
    #expect(island.count == 6)
    let notch = try outline("iPhone 13").fills.map(\.path)
    #expect(notch.contains(.rounded(Rect(x: 107, y: -20, width: 176, height: 54), radius: 20)))
    let lying = try outline("iPhone 15", .landscape).fills.map(\.path)
    #expect(lying.contains(.capsule(Rect(x: 11, y: 133.5, width: 37.33, height: 126))))
    #expect(try outline("iPhone 8").fills.isEmpty)
  }
}
