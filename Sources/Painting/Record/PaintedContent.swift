import Pictures
import SceneModel
import TextMetrics

/// All that a picture is painted from, as bytes: what is painted otherwise has other bytes
/// (Looks.md#reused-pictures).
///
/// Numbers have eight bytes, texts their length before them, and choices a number of their own.
struct PaintedContent {
  private(set) var bytes: [UInt8] = []
  /// Whether all of it is known.
  private(set) var isWhole = true

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ number: Double) { add(number.bitPattern) }

  mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  mutating func add(_ text: [UInt8]) {
    add(text.count)
    bytes += text
  }

  private mutating func add(_ bits: UInt64) {
    for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(8 * place))) }
  }

  /// Adds a value that may be missing.
  mutating func add<Value>(_ value: Value?, _ add: (inout PaintedContent, Value) -> Void) {
    self.add(value != nil)
    if let value { add(&self, value) }
  }
}

// The values of drawings. A test changes each property of each of them, so that none is left out.

extension PaintedContent {
  mutating func add(_ point: DrawingPoint) {
    add(point.x)
    add(point.y)
  }

  mutating func add(_ rect: Rect) {
    add(rect.x)
    add(rect.y)
    add(rect.width)
    add(rect.height)
  }

  mutating func add(_ color: DrawingColor) {
    add(color.red)
    add(color.green)
    add(color.blue)
    add(color.alpha)
  }

  mutating func add(_ path: DrawingPath) {
    switch path {
    case .rect(let rect):
      add(0)
      add(rect)
    case .rounded(let rect, let radius):
      add(1)
      add(rect)
      add(radius)
    case .ellipse(let rect):
      add(2)
      add(rect)
    case .lines(let points, let isClosed):
      add(3)
      add(points.count)
      for point in points { add(point) }
      add(isClosed)
    }
  }

  mutating func add(_ line: DrawingLine) {
    add(line.width)
    add(line.isRound)
    add(line.dash)
  }

  mutating func add(_ shadow: DrawingShadow) {
    add(shadow.color)
    add(shadow.offset)
    add(shadow.deviation)
  }

  /// Adds a group. What it is called is not painted.
  mutating func add(_ group: DrawingGroup) {
    add(group.opacity)
    add(group.clip) { $0.add($1) }
    add(group.shadow) { $0.add($1) }
    add(group.offset)
    add(group.scale)
  }

  /// Adds the steps of a drawing, with the fonts and images that the tools paint them with.
  mutating func add(_ commands: [DrawingCommand], _ tools: PaintingTools) {
    add(commands.count)
    for command in commands {
      switch command {
      case .begin(let group):
        add(0)
        add(group)
      case .end: add(1)
      case .fill(let path, let color):
        add(2)
        add(path)
        add(color)
      case .stroke(let path, let color, let line):
        add(3)
        add(path)
        add(color)
        add(line)
      case .text(let text):
        add(4)
        add(text, tools.typesetter)
      case .image(let image):
        add(5)
        add(image, tools)
      }
    }
  }

  /// Adds a text. Its font has become the glyphs, and its alignment the origin.
  private mutating func add(_ text: DrawnText, _ typesetter: Typesetter) {
    add(text.color)
    add(text.origin)
    add(text.width)
    add(text.font.pointSize)
    add(typesetter.setText(text))
  }

  private mutating func add(_ text: SetText) {
    add(text.width)
    add(text.share)
    add(text.characters.count)
    for character in text.characters { add(Int(character)) }
    add(text.runs.count)
    for run in text.runs {
      if let face = run.face.checksum { add(face) } else { isWhole = false }
      add(run.characters.lowerBound)
      add(run.characters.upperBound)
      add(run.isRightToLeft)
      add(run.glyphs.count)
      for glyph in run.glyphs {
        add(Int(glyph.index))
        add(glyph.x)
        add(glyph.y)
        add(glyph.character)
      }
    }
  }

  /// Adds an image, and the steps that stand for it where it cannot be read.
  private mutating func add(_ image: DrawnImage, _ tools: PaintingTools) {
    add(image.rect)
    add(image.tint) { $0.add($1) }
    add(image.file.form.rawValue)
    add(image.file.bytes)
    if image.file.isDrawing {
      add(image.file.location != nil)
      add(tools.images.converter.version(of: image.file.form))
    }
    add(image.placeholder, tools)
  }
}
