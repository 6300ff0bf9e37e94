public import SceneModel

extension SceneLayout {
  /// The view of an identifier, or nil of one that is not installed.
  ///
  /// - Complexity: O(*n*) of the scene's views.
  public subscript(id: ObjectID) -> ViewLayout? { views.first { $0.id == id } }

  /// The frame of a view in the coordinates of its root, in points; nil of one that is not installed.
  ///
  /// Scroll views are at rest: the content's origin is theirs.
  ///
  /// - Complexity: O(*n*) of the scene's views.
  public func absoluteFrame(of id: ObjectID) -> Rect? {
    guard let index = views.firstIndex(where: { $0.id == id }) else { return nil }
    var frame = views[index].frame
    // A superview stands before its subviews.
    var superview = views[index].parent
    for view in views[..<index].reversed() where view.id == superview {
      superview = view.parent
      guard superview != nil else { break }
      frame.x += view.frame.x
      frame.y += view.frame.y
    }
    return frame
  }
}
