package import Controls
package import Resolver
package import SceneModel

/// A scene's change from one size class to another, with all that an animation of it needs.
///
/// Frames are in the superview's coordinates, as of ``ViewLayout/frame``.
package struct SceneTransition: Sendable {
  package let outline: SceneOutline
  /// The scene before, laid out.
  package let old: SceneLayout
  /// The scene after.
  package let new: SceneLayout
  /// The objects and constraints that come and go, and the values that change.
  package let difference: SceneDifference
  /// The views that come, with the frames that they take; in document order.
  package let added: [PlacedView]
  /// The views that go, with the frames that they leave.
  package let removed: [PlacedView]
  /// The views of both scenes whose frames differ.
  package let reframed: [FrameChange]

  /// Whether nothing changes.
  package var isEmpty: Bool { difference.isEmpty && reframed.isEmpty && old.size == new.size }
}

/// A view that a transition adds or removes.
package struct PlacedView: Hashable, Sendable {
  package let node: NodeID
  package let id: ObjectID
  package let frame: Rect
}

/// A view that moves or changes its size.
package struct FrameChange: Hashable, Sendable {
  package let node: NodeID
  package let id: ObjectID
  package let old: Rect
  package let new: Rect

  /// The frame on the way: the old one at 0, the new one at 1, straight between them and beyond.
  package func frame(at progress: Double) -> Rect {
    func between(_ old: Double, _ new: Double) -> Double { old + (new - old) * progress }
    return Rect(
      x: between(old.x, new.x), y: between(old.y, new.y), width: between(old.width, new.width),
      height: between(old.height, new.height))
  }
}
