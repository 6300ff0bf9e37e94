import Controls
import SceneModel

extension ControlLook {
  /// Image views: their image in their content mode (Looks.md#image-view).
  static let imageView = ControlLook(.imageView) { view, list in
    let element = view.element
    guard let name = element.imageName else { return }
    let natural = element.imageSize(name, element.symbolStyle)
    let mode = view.word("contentMode") ?? "scaleToFill"
    view.drawImage(name, in: ContentMode.place(natural, in: view.rect, mode), tint: view.tint, &list)
  }
}

/// The placement of a content in a view by a content mode (Apple, "UIView.ContentMode").
enum ContentMode {
  /// The rectangle of a content with a natural size; a content without a size fills the view.
  static func place(_ natural: Size, in rect: Rect, _ mode: String) -> Rect {
    guard natural.width > 0, natural.height > 0, rect.width > 0, rect.height > 0 else { return rect }
    let across = rect.width / natural.width
    let down = rect.height / natural.height
    func scaled(_ scale: Double) -> Rect {
      rect.centered(Size(natural.width * scale, natural.height * scale))
    }
    switch mode {
    case "scaleAspectFit": return scaled(min(across, down))
    case "scaleAspectFill": return scaled(max(across, down))
    case "scaleToFill", "redraw": return rect
    default: return atEdges(natural, in: rect, mode)
    }
  }

  private static func atEdges(_ natural: Size, in rect: Rect, _ mode: String) -> Rect {
    var result = rect.centered(natural)
    let mode = mode.lowercased()
    if mode.contains("left") { result.x = rect.x }
    if mode.contains("right") { result.x = rect.maxX - natural.width }
    if mode.hasPrefix("top") { result.y = rect.y }
    if mode.hasPrefix("bottom") { result.y = rect.maxY - natural.height }
    return result
  }
}
