package import SceneModel

/// The change of a view's frame, with the environments in which it is the same.
package struct ViewEffect: Hashable, Sendable {
  /// The kind of a change.
  package enum Change: Hashable, Sendable {
    /// The view is there after, and was not.
    case appeared
    /// The view was there before, and is no more.
    case gone
    /// The frame differs: by how much it begins further right and down, and by how much it is wider
    /// and higher. Points.
    case reframed(dx: Double, dy: Double, dWidth: Double, dHeight: Double)
  }

  /// An environment, and the frames there.
  package struct Place: Hashable, Sendable {
    package let environment: FrameEnvironment
    /// The frame before; nil of a view that appears.
    package let old: Rect?
    /// The frame after; nil of a view that is gone.
    package let new: Rect?
  }

  /// The view after, or before where it is gone.
  package let id: ObjectID
  /// The name by which people know it, such as `'Name'`.
  package let name: String
  package let change: Change
  /// The environments, in their order. Frames are in the superview's coordinates, those of a view whose
  /// superview changes in the root's.
  package internal(set) var places: [Place]
  /// Whether the view only goes along with its superview: it comes or goes with it, or keeps its origin and
  /// changes each extent by the superview's amount or not at all.
  package internal(set) var follows: Bool

  /// The environments, in their order.
  package var environments: [FrameEnvironment] { places.map(\.environment) }
}

extension ViewEffect.Change {
  /// How far numbers may lie apart and be the same: half a pixel where three make a point. Points.
  private static let tolerance = 1.0 / 6

  /// The change from one frame to another; nil where there is none.
  init?(from old: Rect, to new: Rect) {
    func difference(_ path: KeyPath<Rect, Double>) -> Double {
      let difference = new[keyPath: path] - old[keyPath: path]
      return difference.magnitude < Self.tolerance ? 0 : (difference * 100).rounded() / 100
    }
    let (dx, dy) = (difference(\.x), difference(\.y))
    let (dWidth, dHeight) = (difference(\.width), difference(\.height))
    if dx == 0, dy == 0, dWidth == 0, dHeight == 0 { return nil }
    self = .reframed(dx: dx, dy: dy, dWidth: dWidth, dHeight: dHeight)
  }

  /// Whether a view with this change only goes along with a superview that has another change.
  func follows(_ superview: ViewEffect.Change) -> Bool {
    switch (self, superview) {
    case (.appeared, .appeared), (.gone, .gone): true
    case (
      .reframed(let dx, let dy, let dWidth, let dHeight), .reframed(_, _, let outerWidth, let outerHeight)
    ):
      dx == 0 && dy == 0 && (dWidth == 0 || dWidth == outerWidth) && (dHeight == 0 || dHeight == outerHeight)
    default: false
    }
  }
}
