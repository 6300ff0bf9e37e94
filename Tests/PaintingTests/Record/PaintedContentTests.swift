@testable import Painting
@testable import Pictures
import SceneModel
import Testing
import TextMetrics

/// The checksums of what pictures are painted from.
@Suite(.enabled(if: Painted.isPossible, Painted.reason))
struct PaintedContentTests {
  private static let rect = Rect(x: 1, y: 2, width: 3, height: 4)
  private static let red = DrawingColor(0xFF0000)

  private func checksum(
    _ commands: [DrawingCommand], size: Size = Size(40, 30), title: String = "t", details: String? = nil,
    as form: PaintedForm = .png(scale: 1)
  ) throws -> [UInt8] {
    let drawing = Drawing(size: size, title: title, details: details, commands: commands)
    return try #require(try CairoPainter().checksum(of: drawing, as: form))
  }

  /// Expects that a value has other checksums with each of its properties changed, but for those that are not
  /// painted, and that no property is left out.
  private func expectAll<Value>(
    of value: Value, changed: [String: Value], notPainted: [String: Value] = [:],
    _ command: (Value) -> DrawingCommand
  ) throws {
    let names = Mirror(reflecting: value).children.compactMap(\.label)
    #expect(Set(names) == Set(changed.keys).union(notPainted.keys), "\(Value.self)")
    let own = try checksum([command(value)])
    let others = try changed.values.map { try checksum([command($0)]) }
    #expect(Set(others + [own]).count == changed.count + 1, "\(Value.self)")
    for (name, value) in notPainted {
      #expect(try checksum([command(value)]) == own, "\(Value.self).\(name)")
    }
  }

  @Test func `each property of a group counts that is painted`() throws {
    func group(_ change: (inout DrawingGroup) -> Void) -> DrawingGroup {
      var group = DrawingGroup()
      change(&group)
      return group
    }
    let object = DrawnObject(
      id: ObjectID("a"), element: "label", className: "UILabel", title: nil, frame: .zero)
    try expectAll(
      of: DrawingGroup(),
      changed: [
        "opacity": group { $0.opacity = 0.5 }, "clip": group { $0.clip = .rect(Self.rect) },
        "shadow": group { $0.shadow = DrawingShadow(.black, y: 1, deviation: 2) },
        "offset": group { $0.offset = DrawingPoint(1, 0) }, "scale": group { $0.scale = 2 },
      ],
      notPainted: [
        "object": group { $0.object = object },
        "description": group { $0.description = DrawnDescription(label: "a", role: "b") },
        "sign": group { $0.sign = DrawnSign(kind: .image, name: "a", rect: Self.rect, color: nil) },
      ]
    ) { .begin($0) }
  }

  @Test func `each property of a line and a shadow counts`() throws {
    try expectAll(
      of: DrawingLine(1),
      changed: [
        "width": DrawingLine(2), "isRound": DrawingLine(1, isRound: true), "dash": DrawingLine(1, dash: 1),
      ]
    ) { .stroke(.rect(Self.rect), .black, $0) }
    try expectAll(
      of: DrawingShadow(.black, y: 1, deviation: 2),
      changed: [
        "color": DrawingShadow(.white, y: 1, deviation: 2),
        "offset": DrawingShadow(.black, x: 1, y: 1, deviation: 2),
        "deviation": DrawingShadow(.black, y: 1, deviation: 3),
      ]
    ) { .begin(.shadow($0)) }
  }

  @Test func `each property of a colour, a point and a rectangle counts`() throws {
    func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> DrawingColor {
      DrawingColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    try expectAll(
      of: color(0.1, 0.1, 0.1, 0.1),
      changed: [
        "red": color(0.2, 0.1, 0.1, 0.1), "green": color(0.1, 0.2, 0.1, 0.1),
        "blue": color(0.1, 0.1, 0.2, 0.1), "alpha": color(0.1, 0.1, 0.1, 0.2),
      ]
    ) { .fill(.rect(Self.rect), $0) }
    try expectAll(
      of: DrawingPoint(1, 1), changed: ["x": DrawingPoint(2, 1), "y": DrawingPoint(1, 2)]
    ) { .fill(.lines([DrawingPoint(0, 0), $0], isClosed: false), .black) }
    try expectAll(
      of: Self.rect,
      changed: [
        "x": Rect(x: 9, y: 2, width: 3, height: 4), "y": Rect(x: 1, y: 9, width: 3, height: 4),
        "width": Rect(x: 1, y: 2, width: 9, height: 4), "height": Rect(x: 1, y: 2, width: 3, height: 9),
      ]
    ) { .fill(.rect($0), .black) }
  }

  @Test func `each property of a text counts that is painted`() throws {
    func text(
      _ text: String = "Text", size: Double = 12, color: DrawingColor = .black, x: Double = 5,
      width: Double = 20, alignment: TextBlock.Alignment = .left
    ) -> DrawnText {
      DrawnText(
        text: text, font: .system(ofSize: size), color: color, origin: DrawingPoint(x, 20), width: width,
        alignment: alignment)
    }
    try expectAll(
      of: text(),
      changed: [
        "text": text("Next"), "font": text(size: 13), "color": text(color: Self.red), "origin": text(x: 6),
        "width": text(width: 21),
      ],
      notPainted: ["alignment": text(alignment: .right)]
    ) { .text($0) }
  }

  @Test func `each property of an image counts`() throws {
    let files = try [0xFF, 0xFE].map { color in
      try #require(
        PictureFile(try Painted.png(DrawingColor(color), width: 2, height: 2), isTemplate: nil))
    }
    func image(
      _ name: String = "Boat", _ file: Int = 0, width: Double = 30, tint: DrawingColor? = nil
    ) -> DrawnImage {
      DrawnImage(
        name: name, file: files[file], rect: Rect(x: 0, y: 0, width: width, height: 30), tint: tint)
    }
    try expectAll(
      of: image(),
      changed: [
        // The name is painted in the place of an image that is damaged.
        "name": image("Ship"), "file": image("Boat", 1), "rect": image(width: 31),
        "tint": image(tint: Self.red),
      ]
    ) { .image($0) }
  }

  @Test func `steps, forms and sizes count, and a title on a page alone`() throws {
    let fill = DrawingCommand.fill(.rect(Self.rect), .black)
    let lines = [DrawingPoint(0, 0), DrawingPoint(9, 9)]
    let commands: [[DrawingCommand]] = [
      [], [fill], [fill, fill], [.end], [fill, .end], [.end, fill],
      [.fill(.rounded(Self.rect, radius: 1), .black)], [.fill(.rounded(Self.rect, radius: 2), .black)],
      [.fill(.ellipse(Self.rect), .black)], [.fill(.lines(lines, isClosed: true), .black)],
      [.fill(.lines(lines, isClosed: false), .black)], [.fill(.lines([], isClosed: false), .black)],
      [.stroke(.rect(Self.rect), .black, DrawingLine(1))],
    ]
    var checksums = try commands.map { try checksum($0) }
    checksums.append(try checksum([], size: Size(41, 30)))
    checksums.append(try checksum([], size: Size(40, 31)))
    checksums.append(try checksum([], as: .png(scale: 2)))
    checksums.append(try checksum([], as: .pdf))
    checksums.append(try checksum([], title: "u", as: .pdf))
    #expect(Set(checksums).count == checksums.count)
    #expect(try checksum([]) == checksum([], title: "u", details: "v"))
    let names = Mirror(reflecting: Drawing(size: .zero, title: "", commands: [])).children.map(\.label)
    #expect(names == ["size", "title", "details", "commands"])
  }

  @Test func `a drawing has the same checksum whatever was painted before`() throws {
    let painter = try CairoPainter()
    let drawings = ["One", "Two שלום", "One"].map { text in
      Drawing(size: Size(40, 30), title: "t", commands: [Painted.text(text, width: 20)])
    }
    let checksums = try drawings.map { drawing in
      _ = try painter.png(of: drawing, scale: 1)
      return try painter.checksum(of: drawing, as: .png(scale: 1))
    }
    #expect(checksums[0] == checksums[2] && checksums[0] != checksums[1] && checksums[0] != nil)
    #expect(try CairoPainter().checksum(of: drawings[1], as: .png(scale: 1)) == checksums[1])
  }
}
