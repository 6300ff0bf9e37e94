import SceneModel

/// The rule for the natural size of a kind of view.
package struct SizeRule: Sendable {
  /// The anchor of the rule in the project's documentation of Interface Builder.
  package let source: String
  /// The natural size of an object's alignment rect. Lines wrap within a width, or nowhere where it is nil.
  package let size: @Sendable (_ object: ControlElement, _ width: Double?) -> ContentSize
  /// Whether an object's height depends on its width.
  package let wraps: @Sendable (ControlElement) -> Bool
  /// The canvas's size for a natural size.
  package let onCanvas:
    @Sendable (_ size: ContentSize, _ object: ControlElement, _ place: StackPlace) -> ContentSize

  /// A rule of a size that depends on no width.
  init(_ source: String, _ size: @escaping @Sendable (ControlElement) -> ContentSize) {
    self.init(source, size: { object, _ in size(object) })
  }

  /// A rule of a size that may depend on a width.
  init(
    _ source: String, size: @escaping @Sendable (_ object: ControlElement, _ width: Double?) -> ContentSize,
    wraps: @escaping @Sendable (ControlElement) -> Bool = { _ in false },
    onCanvas: @escaping @Sendable (ContentSize, ControlElement, StackPlace) -> ContentSize = { size, _, _ in
      size
    }
  ) {
    self.source = source
    self.size = size
    self.wraps = wraps
    self.onCanvas = onCanvas
  }
}

/// The relation of a view to stack views.
package enum StackPlace: Sendable {
  /// The root holds no stack view.
  case none
  /// The root holds stack views, none of which arranges it.
  case beside
  /// A stack view arranges it.
  case arranged
}
