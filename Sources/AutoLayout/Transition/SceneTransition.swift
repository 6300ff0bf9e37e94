public import Controls
public import Resolver
public import SceneModel

/// A scene's change from one size class to another, with all that an animation of it needs.
///
/// Frames are in the superview's coordinates, as of ``ViewLayout/frame``.
public struct SceneTransition: Sendable {
  public let outline: SceneOutline
  /// The scene before, laid out.
  public let old: SceneLayout
  /// The scene after.
  public let new: SceneLayout
  /// What comes, goes and gets other values.
  public let difference: SceneDifference
  /// The views that come, with the frames that they take; in document order.
  public let added: [PlacedView]
  /// The views that go, with the frames that they leave.
  public let removed: [PlacedView]
  /// The views before and after that have another frame then.
  public let reframed: [FrameChange]

  /// Whether nothing becomes other.
  public var isEmpty: Bool { difference.isEmpty && reframed.isEmpty && old.size == new.size }
}

/// A view that a transition adds or removes.
public struct PlacedView: Hashable, Sendable {
  public let node: NodeID
  public let id: ObjectID
  public let frame: Rect
}

/// A view that moves or changes its size.
public struct FrameChange: Hashable, Sendable {
  public let node: NodeID
  public let id: ObjectID
  public let old: Rect
  public let new: Rect

  /// The frame on the way: the old one at 0, the new one at 1, straight between them and beyond.
  public func frame(at progress: Double) -> Rect {
    func between(_ old: Double, _ new: Double) -> Double { old + (new - old) * progress }
    return Rect(
      x: between(old.x, new.x), y: between(old.y, new.y), width: between(old.width, new.width),
      height: between(old.height, new.height))
  }
}
