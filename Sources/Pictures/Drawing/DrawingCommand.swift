package import SceneModel
package import TextMetrics

/// A step of a drawing.
package enum DrawingCommand: Hashable, Sendable {
  /// What follows, up to the ``end`` that belongs to it, is drawn as one.
  case begin(DrawingGroup)
  case end
  case fill(DrawingPath, DrawingColor)
  case stroke(DrawingPath, DrawingColor, DrawingLine)
  case text(DrawnText)
  case image(DrawnImage)
}

/// What holds of all that is drawn between a beginning and its end.
package struct DrawingGroup: Hashable, Sendable {
  /// The object that is drawn; nil of a part of one.
  package var object: DrawnObject?
  /// How much of the whole is seen, 0 to 1.
  package var opacity = 1.0
  /// What is outside of this is not seen.
  package var clip: DrawingPath?
  /// The shadow of all that is drawn.
  package var shadow: DrawingShadow?
  /// How far all moves, from the coordinates of what is around it.
  package var offset = DrawingPoint(0, 0)
  /// How much larger all becomes, from its corner.
  package var scale = 1.0

  package init() {}

  /// A group that shows what is inside of a path.
  static func clip(_ path: DrawingPath) -> DrawingGroup {
    var group = DrawingGroup()
    group.clip = path
    return group
  }

  /// A group with a shadow.
  static func shadow(_ shadow: DrawingShadow) -> DrawingGroup {
    var group = DrawingGroup()
    group.shadow = shadow
    return group
  }
}

/// An object of a document as a drawing names it.
package struct DrawnObject: Hashable, Sendable {
  /// The identifier, empty of an object without one.
  package let id: ObjectID
  /// The element's name, such as `label`.
  package let element: String
  /// The class, such as `UILabel` or one of the project.
  package let className: String
  /// What a person calls it: its label or text; nil where it has none.
  package let title: String?
  /// In the superview's coordinates. Points.
  package let frame: Rect
}

/// How a line is drawn.
package struct DrawingLine: Hashable, Sendable {
  /// Points.
  package var width: Double
  /// Whether the ends and the corners are round.
  package var isRound = false
  /// The lengths of the dashes and of the gaps between them; 0 of a line without gaps. Points.
  package var dash = 0.0

  package init(_ width: Double, isRound: Bool = false, dash: Double = 0) {
    self.width = width
    self.isRound = isRound
    self.dash = dash
  }
}

/// The blurred shadow of a shape.
package struct DrawingShadow: Hashable, Sendable {
  package let color: DrawingColor
  /// How far it lies to the right and below. Points.
  package let offset: DrawingPoint
  /// The standard deviation of its blur. Points.
  package let deviation: Double

  package init(_ color: DrawingColor, x: Double = 0, y: Double, deviation: Double) {
    self.color = color
    offset = DrawingPoint(x, y)
    self.deviation = deviation
  }
}

/// Characters of one font in one line.
package struct DrawnText: Hashable, Sendable {
  package let text: String
  package let font: Font
  package let color: DrawingColor
  /// Where the first character begins, and the line that the letters stand on.
  package let origin: DrawingPoint
  /// How wide the characters are with UIKit's font; another font is drawn as wide. Points.
  package let width: Double
}
