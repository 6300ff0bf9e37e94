package import SceneModel

/// The content of a view that scrolls.
package struct ScrollContent: Hashable, Sendable {
  /// Points; nil of tables and collections, whose rows a program gives, and where the constraints leave
  /// it open.
  package let size: Size?
  /// The axes along which the view scrolls (Devices.md#scrolled-axes).
  package let axes: [Axis]
}
