import AutoLayout
import Editing
public import SceneModel

extension LiveScene {
  /// The scene as a document that Interface Builder opens: the views with the frames of the last layout, and
  /// the active constraints as elements.
  ///
  /// The sizes that ``LiveView/intrinsicContentSize`` gives are not written.
  ///
  /// - Throws: ``LiveLayoutError`` with `notWritable` of a constraint of a guide that a program added or
  ///   of a distance.
  public func document() throws(LiveLayoutError) -> Document {
    var document = home.document
    var guides: [ObjectID: ObjectID] = [:]
    do throws(EditError) {
      for view in allViews {
        for guide in view.guides where !guide.isOfDocument {
          guard let key = guide.kind.key, isConstrained(guide) else { continue }
          guides[guide.id] = try document.addLayoutGuide(key, of: view.id)
        }
      }
      for id in home.inactiveOfDocument.sorted() { try document.apply(.delete(id, .project)) }
      for constraint in constraints where constraint.isOfDocument && constraint.isChanged {
        try document.apply(
          .set(constraint.id, attribute: "constant", to: NumberText.text(constraint.constant)))
        try document.apply(
          .set(constraint.id, attribute: "priority", to: NumberText.text(constraint.priority)))
      }
    } catch {
      throw LiveLayoutError(.refused(error))
    }
    var written: [NewConstraint] = []
    for constraint in constraints where !constraint.isOfDocument {
      written.append(try constraint.written(guides))
    }
    let frames = allViews.filter { $0.index >= 0 }.map { (view: $0.id, frame: $0.frame) }
    do throws(EditError) {
      try document.writeLayout(written, frames: frames)
    } catch {
      throw LiveLayoutError(.refused(error))
    }
    return document
  }

  private func isConstrained(_ guide: LiveGuide) -> Bool {
    constraints.contains {
      $0.first.items.contains { $0 === guide } || $0.second?.items.contains { $0 === guide } ?? false
    }
  }
}

extension LiveConstraint {
  /// The constraint as an edit adds it.
  ///
  /// - Parameter guides: The identifiers that guides have in the document.
  fileprivate func written(_ guides: [ObjectID: ObjectID]) throws(LiveLayoutError) -> NewConstraint {
    func side(_ side: LiveSide) throws(LiveLayoutError) -> LayoutConstraint.Side {
      if side.origin != nil { throw LiveLayoutError(.notWritable("the distance to '\(side.place.name)'")) }
      guard side.item is LiveGuide else { return side.place.side }
      if let guide = side.item as? LiveGuide, guide.isOfDocument { return side.place.side }
      guard let id = guides[side.place.side.item] else {
        throw LiveLayoutError(.notWritable("the guide '\(side.place.name)'"))
      }
      return LayoutConstraint.Side(id, side.place.side.attribute)
    }
    return NewConstraint(
      try side(first), relation, try second.map { (other) throws(LiveLayoutError) in try side(other) },
      multiplier: multiplier, constant: constant, priority: priority, id: id)
  }
}

extension GuideKind {
  /// The key of a view's guide in a document; nil of one that no view has there.
  fileprivate var key: String? {
    switch self {
    case .safeArea: "safeArea"
    case .contentLayout: "contentLayoutGuide"
    case .frameLayout: "frameLayoutGuide"
    case .margins: "layoutMargins"
    case .readable: "readableContent"
    case .keyboard, .top, .bottom, .custom: nil
    }
  }
}
