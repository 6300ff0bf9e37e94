package import SceneModel
package import TextMetrics

/// A step of a drawing.
package enum DrawingCommand: Hashable, Sendable {
  /// The steps up to the matching ``end`` are drawn as a group.
  case begin(DrawingGroup)
  case end
  case fill(DrawingPath, DrawingColor)
  case stroke(DrawingPath, DrawingColor, DrawingLine)
  case text(DrawnText)
  case image(DrawnImage)
}

/// The properties of a group: of the steps between its beginning and its end.
package struct DrawingGroup: Hashable, Sendable {
  /// The object that the group draws; nil of a group within one.
  package var object: DrawnObject?
  /// The description of the whole group for screen readers; nil where its contents have their own.
  package var description: DrawnDescription?
  /// The sign that the group draws; nil where it draws several signs or none.
  package var sign: DrawnSign?
  /// The opacity of the group, 0 to 1.
  package var opacity = 1.0
  /// The outline outside of which nothing is visible.
  package var clip: DrawingPath?
  /// The shadow of the group.
  package var shadow: DrawingShadow?
  /// The offset of the group's coordinates in those around it.
  package var offset = DrawingPoint(0, 0)
  /// The factor of the group's size, from its corner.
  package var scale = 1.0

  package init() {}

  /// A group that shows another picture from its corner on, described by its title.
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

  /// A group that is clipped to a path.
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
  /// The name by which a person knows it: its label or text; nil where it has none.
  package let title: String?
  /// The frame in the superview's coordinates. Points.
  package let frame: Rect
  /// The rectangle in the points of the drawing.
  package var rect = Rect.zero
}

/// A sign that is drawn under a name: an image of the project, or a symbol of the system.
package struct DrawnSign: Hashable, Sendable {
  package enum Kind: Sendable {
    case image, symbol
  }

  package let kind: Kind
  package let name: String
  /// The rectangle in the points of the drawing.
  package let rect: Rect
  /// The one colour of a tinted sign; nil of one in its own colours.
  package let color: DrawingColor?
}

/// The style of a line.
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
  /// The distance to the right and downwards. Points.
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
  /// The start of the first character on the baseline.
  package let origin: DrawingPoint
  /// The width of the characters in UIKit's font; another font is drawn as wide. Points.
  package let width: Double
  /// The alignment of the line within its text.
  var alignment = TextBlock.Alignment.left
}
