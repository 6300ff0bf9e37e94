import Controls
import SceneModel
import TextMetrics

/// The image and the title of a button beside or above each other.
struct ButtonContent {
  let title: String
  let font: Font
  let color: DrawingColor
  let image: (name: String, size: Size)?
  var imageTint: DrawingColor
  /// Whether a picture is drawn in the tint where its catalogue has no setting.
  var tintsImage = false
  /// Between image and title. Points.
  var padding = 0.0
  var isVertical = false
  /// Whether the image follows the title.
  var isImageLast = false
  var insets = EdgeInsets.zero
  var titleInsets = EdgeInsets.zero
  var imageInsets = EdgeInsets.zero

  init(_ title: String?, _ font: Font, _ color: DrawingColor, image: (name: String, size: Size)?) {
    self.title = title ?? ""
    self.font = font
    self.color = color
    self.image = image
    imageTint = color
  }

  /// Draws both in the middle of a button, or at its content alignment.
  func draw(in rect: Rect, of view: DrawnView, _ list: inout DrawingList) {
    let inner = rect.inset(by: insets)
    let imageSize = image?.size ?? .zero
    let gap = image != nil && !title.isEmpty ? padding : 0
    let isStacked = isVertical && !title.isEmpty && image != nil
    let available = isStacked ? inner.width : max(inner.width - imageSize.width - gap, 0)
    let wraps = view.element.attribute(.lineBreakMode).map { $0.hasSuffix("Wrap") } ?? false
    let lines = view.measurer.wrap(title, font: font, width: wraps ? available : nil)
    let text = title.isEmpty ? Size.zero : Size(min(lines.width, available), lines.height)
    let size =
      isStacked
      ? Size(max(imageSize.width, text.width), imageSize.height + gap + text.height)
      : Size(imageSize.width + gap + text.width, max(imageSize.height, text.height))
    let place = aligned(size, in: inner, view)
    let (imageRect, titleRect) = parts(of: place, imageSize, text, gap, isStacked, view.isRightToLeft)
    if let image {
      view.drawImage(
        image.name, in: imageRect.moved(by: imageInsets), tint: imageTint, isTemplate: tintsImage, &list)
    }
    var block = TextBlock(title, font, color)
    block.alignment = .center
    block.shownLines = wraps ? 0 : 1
    block.truncation = view.truncation(default: .middle)
    block.draw(in: titleRect.moved(by: titleInsets), view.measurer, into: &list)
  }

  /// The rectangle of a content's size at the alignment attributes of a view.
  private func aligned(_ size: Size, in rect: Rect, _ view: DrawnView) -> Rect {
    var place = rect.centered(size)
    switch view.word("contentHorizontalAlignment") {
    case "left": place.x = rect.x
    case "right": place.x = rect.maxX - size.width
    case "leading": place.x = view.isRightToLeft ? rect.maxX - size.width : rect.x
    case "trailing": place.x = view.isRightToLeft ? rect.x : rect.maxX - size.width
    default: break
    }
    switch view.word("contentVerticalAlignment") {
    case "top": place.y = rect.y
    case "bottom": place.y = rect.maxY - size.height
    default: break
    }
    return place
  }

  private func parts(
    of place: Rect, _ image: Size, _ text: Size, _ gap: Double, _ isStacked: Bool, _ isRightToLeft: Bool
  ) -> (image: Rect, title: Rect) {
    var imageRect = place.centered(image)
    var titleRect = place.centered(Size(text.width + 2, text.height))
    if isStacked {
      imageRect.y = isImageLast ? place.maxY - image.height : place.y
      titleRect.y = isImageLast ? place.y : place.maxY - text.height
    } else {
      let isImageRight = isImageLast != isRightToLeft
      imageRect.x = isImageRight ? place.maxX - image.width : place.x
      titleRect.x = (isImageRight ? place.x : place.maxX - text.width) - 1
    }
    return (imageRect, titleRect)
  }
}

extension Rect {
  /// The rectangle moved by the insets of opposite edges; it keeps its size.
  fileprivate func moved(by insets: EdgeInsets) -> Rect {
    var moved = self
    moved.x += (insets.left - insets.right) / 2
    moved.y += (insets.top - insets.bottom) / 2
    return moved
  }
}
