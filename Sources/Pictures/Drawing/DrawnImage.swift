package import SceneModel
import TextMetrics

/// A picture that is drawn.
package struct DrawnImage: Hashable, Sendable {
  /// What the project calls it.
  package let name: String
  package let file: PictureFile
  /// In the points of the drawing; the picture fills it.
  package let rect: Rect
  /// The colour in which it is drawn; nil of a picture in its own colours.
  package let tint: DrawingColor?

  /// A picture of a file that fills a rectangle.
  package init(name: String, file: PictureFile, rect: Rect, tint: DrawingColor? = nil) {
    self.name = name
    self.file = file
    self.rect = rect
    self.tint = tint
  }

  /// What is drawn where the file turns out to be damaged.
  package var placeholder: [DrawingCommand] {
    var list = DrawingList()
    list.imagePlaceholder(
      name, in: rect, pixel: 0.5, TextMeasurer(toolsVersion: ToolsVersion(text: nil)))
    return list.commands
  }
}
