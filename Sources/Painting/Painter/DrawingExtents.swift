import Pictures
import SceneModel
import TextMetrics

/// The ends of a drawing's groups, and the rectangles that the steps cover.
struct DrawingExtents {
  /// For each step that begins a group, the step that ends it; the number of steps of a group that is
  /// never ended.
  private(set) var ends: [Int]
  /// For each step the rectangle that it covers, of a group in its own coordinates. Points.
  private(set) var bounds: [Rect?]

  init(_ commands: [DrawingCommand]) {
    ends = Array(repeating: commands.count, count: commands.count)
    bounds = Array(repeating: nil, count: commands.count)
    var open: [Int] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .begin: open.append(index)
      case .end:
        guard let start = open.popLast() else { continue }
        ends[start] = index
        close(start, commands, into: open.last)
      default:
        bounds[index] = command.bounds
        add(bounds[index], to: open.last)
      }
    }
    while let start = open.popLast() { close(start, commands, into: open.last) }
  }

  private mutating func add(_ rect: Rect?, to group: Int?) {
    guard let group, let rect else { return }
    bounds[group] = bounds[group].map { $0.union(rect) } ?? rect
  }

  private mutating func close(_ index: Int, _ commands: [DrawingCommand], into parent: Int?) {
    guard case .begin(let group) = commands[index], let inside = bounds[index] else { return }
    let clipped = group.clip.map { inside.intersection($0.bounds) } ?? inside
    bounds[index] = clipped
    guard let clipped else { return }
    add(group.outside(group.shadow.map { clipped.union(clipped.shadowed(by: $0)) } ?? clipped), to: parent)
  }
}

extension DrawingGroup {
  /// A rectangle of the group's coordinates in the surrounding ones.
  func outside(_ rect: Rect) -> Rect {
    Rect(
      x: rect.x * scale + offset.x, y: rect.y * scale + offset.y, width: rect.width * scale,
      height: rect.height * scale)
  }
}

extension DrawingCommand {
  /// The greatest rectangle that the step covers; nil of one that paints nothing.
  fileprivate var bounds: Rect? {
    switch self {
    case .begin, .end: nil
    case .fill(let path, _): path.bounds
    // Mitres reach no further: Cairo's limit is ten halves of the width.
    case .stroke(let path, _, let line): path.bounds.inset(by: -5 * line.width)
    case .image(let image): image.rect
    case .text(let text):
      Rect(
        x: text.origin.x - text.font.pointSize, y: text.origin.y - 2 * text.font.pointSize,
        width: (text.width > 0 ? text.width : Double(text.text.utf8.count) * text.font.pointSize)
          + 2 * text.font.pointSize, height: 3 * text.font.pointSize)
    }
  }
}
