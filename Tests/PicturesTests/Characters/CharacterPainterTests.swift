import SceneModel
import Testing
import TextMetrics

@testable import Pictures

/// Drawings as rows of characters (Looks.md#characters).
struct CharacterPainterTests {
  /// The characters of a drawing of 120 by 72 points, a cell 6 points wide: 21 columns, 7 rows.
  private func rows(_ commands: [DrawingCommand], columns: Int = 21, isVisualOrder: Bool = false) -> [String]
  {
    let drawing = Drawing(size: Size(120, 72), title: "t", commands: commands)
    return rows(CharacterPainter.picture(of: drawing, columns: columns, isVisualOrder: isVisualOrder))
  }

  private func rows(_ picture: CharacterPicture) -> [String] {
    picture.rows.map { row in
      var line = row.map(\.text).joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// A group that draws an object.
  private func object(
    _ element: String, _ rect: Rect, fill: DrawingColor? = nil, _ inner: [DrawingCommand] = []
  ) -> [DrawingCommand] {
    var group = DrawingGroup()
    group.object = DrawnObject(
      id: ObjectID("v"), element: element, className: "C", title: nil, frame: rect, rect: rect)
    return [.begin(group)] + (fill.map { [.fill(.rect(rect), $0)] } ?? []) + inner + [.end]
  }

  private func text(
    _ text: String, _ x: Double, _ y: Double, width: Double = 30, _ alignment: TextBlock.Alignment = .left
  ) -> DrawingCommand {
    .text(
      DrawnText(
        text: text, font: .system(ofSize: 10), color: .black, origin: DrawingPoint(x, y), width: width,
        alignment: alignment))
  }

  @Test func `views are boxes in each other, which share lines, and those of what is not seen are dashed`() {
    let inner = object("view", Rect(x: 0, y: 24, width: 60, height: 48), fill: .white)
    let unseen = object("view", Rect(x: 84, y: 12, width: 24, height: 24))
    let outer = object("view", Rect(x: 0, y: 0, width: 120, height: 72), fill: .white, inner + unseen)
    #expect(
      rows(outer) == [
        "┌───────────────────┐", "│             ┌╌╌╌┐ │", "├─────────┐   ╎   ╎ │", "│         │   └╌╌╌┘ │",
        "│         │         │", "│         │         │", "└─────────┴─────────┘",
      ])
  }

  @Test func `what is before others hides them`() {
    let below = object("label", Rect(x: 6, y: 12, width: 60, height: 24), [text("Hidden", 12, 27)])
    let cover = object("view", Rect(x: 0, y: 0, width: 120, height: 72), fill: .white)
    #expect(!rows(below + cover).joined().contains("Hidden"))
    let pale = object(
      "view", Rect(x: 0, y: 0, width: 120, height: 72), fill: DrawingColor(0, alpha: 0.4))
    #expect(rows(below + pale).joined().contains("Hidden"))
  }

  @Test func `buttons are in brackets, fields on lines`() {
    let button = object("button", Rect(x: 6, y: 0, width: 60, height: 24), [text("Go", 24, 15, .center)])
    let field = object("textField", Rect(x: 6, y: 36, width: 60, height: 24), [text("Name", 12, 51)])
    let lines = rows(button + field)
    #expect(lines[1] == " [    Go   ]")
    #expect(lines[4] == " __Name_____")
  }

  @Test func `a line of two fonts goes on where its first text ends`() {
    let label = Rect(x: 0, y: 0, width: 120, height: 12)
    let pieces = [text("Open ", 0, 9, width: 50), text("Settings", 50, 9, width: 60)]
    #expect(rows(object("label", label, pieces))[0] == " Open Settings")
  }

  @Test(arguments: [
    (true, "(━━━━━━●)"), (false, "(●──────)"),
  ])
  func `a switch has its knob at one end`(isOn: Bool, expected: String) {
    let track = Rect(x: 0, y: 0, width: 48, height: 24)
    let knob = Rect(x: isOn ? 26 : 2, y: 2, width: 20, height: 20)
    let commands = object(
      "switch", track, [.fill(.rounded(track, radius: 12), .black), .fill(.ellipse(knob), .white)])
    #expect(rows(commands)[1] == expected)
  }

  @Test func `sliders, progress, pages and steppers are told apart`() {
    func bar(_ width: Double, _ y: Double) -> DrawingCommand {
      .fill(.rect(Rect(x: 0, y: y, width: width, height: 4)), width == 120 ? .white : .black)
    }
    let knob = DrawingCommand.fill(.ellipse(Rect(x: 48, y: 0, width: 24, height: 24)), .white)
    let slider = object(
      "slider", Rect(x: 0, y: 0, width: 120, height: 24), [bar(120, 10), bar(60, 10), knob])
    #expect(rows(slider)[1] == "━━━━━━━━━━●──────────")
    let progress = object(
      "progressView", Rect(x: 0, y: 24, width: 120, height: 4), [bar(120, 24), bar(30, 24)])
    #expect(rows(progress)[2] == "━━━━━━───────────────")
    let dots = [0.0, 18, 36].map { x in
      DrawingCommand.fill(.ellipse(Rect(x: x, y: 20, width: 8, height: 8)), x == 18 ? .black : .white)
    }
    #expect(rows(object("pageControl", Rect(x: 0, y: 12, width: 44, height: 24), dots))[2] == " ○  ●  ○")
    #expect(rows(object("stepper", Rect(x: 0, y: 0, width: 96, height: 24)))[1] == "[   −   │   +   ]")
  }

  @Test func `images are shades with their names, symbols are signs`() {
    let rect = Rect(x: 0, y: 0, width: 72, height: 36)
    let image = DrawingGroup.sign(.image, "boat", in: rect, nil)
    let hidden = DrawingCommand.fill(.rect(rect), .black)
    #expect(
      rows([.begin(image), hidden, .end]).prefix(3) == ["┌───────────┐", "│▒▒ boat ▒▒▒│", "│▒▒▒▒▒▒▒▒▒▒▒│"])
    let symbol = DrawingGroup.sign(.symbol, "plus.circle", in: rect, .black)
    #expect(rows([.begin(symbol), hidden, .end])[1] == "      ⊕")
    #expect(SymbolCharacter.named("no.such.circle.fill") == SymbolCharacter.unknown)
  }

  @Test func `wide characters take two cells, marks none, and a text that is too long is cut`() {
    let label = Rect(x: 0, y: 0, width: 60, height: 12)
    #expect(rows(object("label", label, [text("漢字e\u{301}🙂!", 0, 9)]))[0] == " 漢字é🙂!")
    let wide = CharacterPainter.picture(
      of: Drawing(size: Size(120, 72), title: "t", commands: object("label", label, [text("漢字", 0, 9)])),
      columns: 21)
    #expect(wide.rows[0].map(\.text).joined().columns == 21)
    #expect(rows(object("label", label, [text("Long enough to be cut", 0, 9)]))[0] == "Long enoug…")
  }

  @Test func `characters that a terminal would obey are not written`() {
    let label = Rect(x: 0, y: 0, width: 120, height: 12)
    let hostile = "a\u{1B}[31mb\u{9B}2J\u{202E}c\u{7}\nd\u{200B}"
    let lines = rows(object("label", label, [text(hostile, 0, 9, width: 120)]))
    let scalars = lines.joined().unicodeScalars
    #expect(lines[0].hasPrefix(" a [31mb 2J c"), "\(lines[0])")
    #expect(
      scalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0.value != 0x202E })
  }

  @Test func `a text stands where its alignment has it`() {
    let label = Rect(x: 0, y: 0, width: 120, height: 12)
    func line(_ alignment: TextBlock.Alignment) -> String {
      rows(object("label", label, [text("ab", 30, 9, width: 60, alignment)]))[0]
    }
    #expect(line(.left) == "      ab")
    #expect(line(.center) == "          ab")
    #expect(line(.right) == "              ab")
  }

  @Test func `what is read from right to left is turned where the terminal does not`() {
    let label = Rect(x: 0, y: 0, width: 60, height: 12)
    let commands = object("label", label, [text("אב 12", 0, 9)])
    #expect(rows(commands)[0] == " אב 12")
    #expect(rows(commands, isVisualOrder: true)[0] == " 12 בא")
  }

  @Test func `what is clipped, or not seen, is not drawn`() {
    let group = DrawingGroup.clip(.rect(Rect(x: 0, y: 0, width: 36, height: 24)))
    let label = object(
      "label", Rect(x: 0, y: 0, width: 120, height: 12), [text("Clipped here", 0, 9, width: 72)])
    #expect(rows([.begin(group)] + label + [.end])[0] == " Clippe")
    var faint = DrawingGroup()
    faint.opacity = 0
    #expect(rows([.begin(faint)] + label + [.end]).joined().isEmpty)
  }

  @Test func `a picture is as wide as its columns, but no cell is narrower than six points`() {
    func size(_ size: Size, _ columns: Int) -> [Int] {
      let scale = CharacterScale(size, columns: columns)
      return [scale.columns, scale.rows, scale.hiddenRows]
    }
    #expect(size(Size(375, 667), 80) == [64, 57, 0])
    #expect(size(Size(1024, 768), 80) == [80, 31, 0])
    #expect(size(Size(1024, 768), 1_000_000) == [172, 65, 0])
    #expect(size(Size(100_000, 100), 80) == [80, 1, 0])
    #expect(size(Size(300, 100_000), 80) == [51, 400, 7934])
    #expect(size(Size(.infinity, .nan), 0) == [2, 1, 0])
  }

  @Test func `rectangles beyond all numbers end`() {
    let far = Rect(x: -1e12, y: -1e300, width: .infinity, height: 1e300)
    let commands = ["view", "button", "switch", "slider", "segmentedControl", "textField", "pageControl"]
      .flatMap {
        object(
          $0, far, fill: .black,
          [.stroke(.rect(far), .black, DrawingLine(1)), text("x", 1e300, .nan, width: .nan)])
      }
    let sign = DrawingGroup.sign(.image, "boat", in: far, nil)
    #expect(rows(commands + [.begin(sign), .end]).count == 7)
  }

  @Test func `colours are those of what is drawn, and of what is behind it`() {
    let rect = Rect(x: 0, y: 0, width: 120, height: 72)
    let red = DrawingColor(0xFF0000)
    let commands = object("view", rect, fill: red, [text("Go", 30, 39)])
    let picture = CharacterPainter.picture(
      of: Drawing(size: Size(120, 72), title: "t", commands: commands), columns: 21)
    let run = picture.rows.joined().first { $0.text.contains("Go") }
    #expect(run?.background == red && run?.foreground == .black)
    let bare = CharacterPainter.picture(
      of: Drawing(size: Size(120, 72), title: "t", commands: [text("Go", 30, 39)]), columns: 21)
    #expect(bare.rows.joined().first { $0.text.contains("Go") }?.foreground == nil)
  }
}
