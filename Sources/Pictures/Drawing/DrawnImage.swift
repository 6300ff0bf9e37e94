package import SceneModel
import TextMetrics

/// A picture that is drawn.
package struct DrawnImage: Hashable, Sendable {
  /// The name of the image in the project.
  package let name: String
  package let file: PictureFile
  /// The rectangle that the picture fills, in the points of the drawing.
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

  /// The steps that are drawn instead where the file is damaged.
  package var placeholder: [DrawingCommand] {
    var list = DrawingList()
    list.imagePlaceholder(
      name, in: rect, pixel: 0.5, TextMeasurer(toolsVersion: ToolsVersion(text: nil)))
    return list.commands
  }
}
