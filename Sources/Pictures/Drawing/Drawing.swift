package import SceneModel

/// A picture as a list of steps, from back to front.
package struct Drawing: Hashable, Sendable {
  /// Points.
  package let size: Size
  /// The title of the picture, in one line.
  package let title: String
  /// A description of the content in one line, for those who do not see it; nil where the title suffices.
  package let details: String?
  package let commands: [DrawingCommand]

  package init(size: Size, title: String, details: String? = nil, commands: [DrawingCommand]) {
    self.size = size
    self.title = title
    self.details = details
    self.commands = commands
  }
}

/// The steps of a drawing that is being made.
struct DrawingList {
  private(set) var commands: [DrawingCommand] = []
  /// The names in placeholders that were drawn last.
  private var captions: [Rect] = []

  /// Fills the inside of a path, unless the fill would be invisible.
  mutating func fill(_ path: DrawingPath, _ color: DrawingColor?) {
    guard let color, color.alpha > 0 else { return }
    commands.append(.fill(path, color))
  }

  /// Draws a path as a line, unless it would be invisible.
  mutating func stroke(_ path: DrawingPath, _ color: DrawingColor?, _ line: DrawingLine) {
    guard let color, color.alpha > 0, line.width > 0 else { return }
    commands.append(.stroke(path, color, line))
  }

  /// Draws a rectangle's border, inside the rectangle.
  mutating func border(_ rect: Rect, radius: Double, _ color: DrawingColor?, width: Double) {
    let path = DrawingPath.rect(rect.inset(by: width / 2), radius: max(radius - width / 2, 0))
    stroke(path, color, DrawingLine(width))
  }

  mutating func text(_ text: DrawnText) {
    guard !text.text.isEmpty, text.color.alpha > 0 else { return }
    commands.append(.text(text))
  }

  /// The number of names in placeholders that others keep clear of.
  private static let mostCaptions = 256

  /// Whether none of the names in placeholders that were drawn last lies in a rectangle.
  func isFreeForCaption(_ rect: Rect) -> Bool { !captions.contains { $0.overlaps(rect) } }

  /// Keeps a rectangle clear of names in placeholders.
  mutating func noteCaption(_ rect: Rect) {
    if captions.count >= Self.mostCaptions { captions.removeFirst(Self.mostCaptions / 2) }
    captions.append(rect)
  }

  mutating func image(_ image: DrawnImage) { commands.append(.image(image)) }

  /// Adds the steps of another drawing.
  mutating func append(_ commands: [DrawingCommand]) { self.commands += commands }

  /// Draws another picture at a corner.
  mutating func picture(
    _ picture: Drawing, at corner: DrawingPoint, scale: Double = 1, title: String? = nil
  ) {
    begin(.picture(picture, at: corner, scale: scale, title: title))
    append(picture.commands)
    end()
  }

  mutating func begin(_ group: DrawingGroup) { commands.append(.begin(group)) }

  mutating func end() { commands.append(.end) }

  /// Draws the steps of a closure as a group.
  mutating func group(_ group: DrawingGroup, _ body: (inout DrawingList) -> Void) {
    begin(group)
    body(&self)
    end()
  }

  /// Fills the inside of a path, with shadows behind it, the lowest first.
  mutating func fill(_ path: DrawingPath, _ color: DrawingColor, shadows: [DrawingShadow]) {
    guard let shadow = shadows.last else { return fill(path, color) }
    begin(.shadow(shadow))
    fill(path, color, shadows: shadows.dropLast())
    end()
  }
}
