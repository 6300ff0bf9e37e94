package import SceneModel

extension Drawing {
  /// The objects that the drawing shows, from back to front, with their rectangles in its points.
  package var objects: [(id: ObjectID, rect: Rect)] {
    // The corner and the scale of each open group in the points of the drawing.
    var open = [(corner: DrawingPoint(0, 0), scale: 1.0)]
    var found: [(ObjectID, Rect)] = []
    for command in commands {
      switch command {
      case .begin(let group):
        let (corner, scale) = open[open.count - 1]
        let inner = DrawingPoint(corner.x + group.offset.x * scale, corner.y + group.offset.y * scale)
        open.append((inner, scale * group.scale))
        guard let object = group.object, !object.id.text.isEmpty else { continue }
        let factor = scale * group.scale
        found.append(
          (
            object.id,
            Rect(
              x: inner.x + object.rect.x * factor, y: inner.y + object.rect.y * factor,
              width: object.rect.width * factor, height: object.rect.height * factor)
          ))
      case .end: if open.count > 1 { open.removeLast() }
      case .fill, .stroke, .text, .image: break
      }
    }
    return found
  }
}
