import SceneModel
import TextMetrics

/// Characters of one font and one colour.
struct StyledRun: Hashable {
  var run: TextRun
  var color: DrawingColor
}

/// Text that is to be drawn in a rectangle.
struct TextBlock {
  /// The alignment of lines along their axis.
  enum Alignment {
    case left, center, right
  }

  /// The alignment of the lines as a whole.
  enum VerticalAlignment {
    case top, center, bottom
  }

  /// The position of the ellipsis in a line that is too long.
  enum Truncation: Equatable {
    case tail, head, middle
    /// No ellipsis: the line is cut at the edge.
    case clip
  }

  var runs: [StyledRun]
  var alignment = Alignment.left
  var vertical = VerticalAlignment.center
  /// The greatest number of lines; 0 for all.
  var shownLines = 1
  var truncation = Truncation.tail
  /// The least scale of the text so that it fits; 1 where it keeps its size.
  var leastScale = 1.0
  var avoidsOrphans = false
  /// Whether lines are broken between any two characters.
  var breaksWords = false
  /// The places at which lines begin and end.
  var indents = LineIndents()

  /// A text of one font.
  init(_ text: String, _ font: Font, _ color: DrawingColor) {
    runs = [StyledRun(run: TextRun(text: text, font: font), color: color)]
  }

  init(_ runs: [StyledRun]) { self.runs = runs }

  /// Draws the lines that fit into a rectangle, in the points of the drawing.
  func draw(in rect: Rect, _ measurer: TextMeasurer, into list: inout DrawingList) {
    guard rect.width > 0, rect.height > 0, !runs.allSatisfy(\.run.text.isEmpty) else { return }
    let lines = TextLines(self, width: rect.width, height: rect.height, measurer)
    var top = rect.y
    switch vertical {
    case .top: break
    case .center: top += (rect.height - lines.height) / 2
    case .bottom: top += rect.height - lines.height
    }
    for line in lines.lines {
      var x = rect.x
      switch alignment {
      case .left: x += line.indent
      case .center: x += (rect.width - line.width) / 2
      case .right: x += rect.width - line.width
      }
      for piece in line.pieces {
        list.text(
          DrawnText(
            text: piece.text, font: piece.font, color: piece.color,
            origin: DrawingPoint(x, top + line.baseline), width: piece.width, alignment: alignment))
        x += piece.width
      }
    }
  }
}
