/// The margins of the system beside the edges of a root (InterfaceBuilder.md#root-margins).
package enum SystemMargin {
  /// The margin of a narrow root. Points.
  package static let narrow = 16.0
  /// The margin of a wide root. Points.
  package static let wide = 20.0
  /// The width from which a root is wide. Points.
  private static let wideRoot = 394.0

  /// The least margin of a root of a width. Points.
  package static func minimum(width: Double) -> Double { width < wideRoot ? narrow : wide }
}
