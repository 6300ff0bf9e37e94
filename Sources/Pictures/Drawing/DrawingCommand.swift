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
  /// What a screen reader says of all that is drawn; nil where it is to say something of each part.
  package var description: DrawnDescription?
  /// What all that is drawn stands for; nil where it is more than one sign or none.
  package var sign: DrawnSign?
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

  /// A group that shows another picture from its corner on, by its title for those who do not see it.
  static func picture(
    _ picture: Drawing, at corner: DrawingPoint, scale: Double, title: String? = nil
  ) -> DrawingGroup {
    var group = DrawingGroup()
    group.offset = corner
    group.scale = scale
    group.clip = .rect(Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height))
    group.description = DrawnDescription(
      label: title ?? picture.title, role: DrawnDescription.group, hint: picture.details)
    return group
  }

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

  /// A group that draws an image or a symbol.
  static func sign(_ kind: DrawnSign.Kind, _ name: String, in rect: Rect, _ color: DrawingColor?)
    -> DrawingGroup
  {
    var group = DrawingGroup()
    group.sign = DrawnSign(kind: kind, name: name, rect: rect, color: color)
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
  /// In the points of the drawing.
  package var rect = Rect.zero
}

/// What is drawn under a name: an image of the project, or a symbol of the system.
package struct DrawnSign: Hashable, Sendable {
  package enum Kind: Sendable {
    case image, symbol
  }

  package let kind: Kind
  package let name: String
  /// In the points of the drawing.
  package let rect: Rect
  /// The colour that all of it has; nil of one in its own colours.
  package let color: DrawingColor?
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
  /// Where the line stands between the edges of its text.
  var alignment = TextBlock.Alignment.left
}
