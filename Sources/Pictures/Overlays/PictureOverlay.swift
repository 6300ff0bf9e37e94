/// What may be drawn over a picture (Looks.md#overlays).
package enum PictureOverlay: String, CaseIterable, Sendable {
  /// The edges of each view.
  case frames
  /// Each constraint as a line between what it holds: orange where it touches a view that is ambiguous, red where it
  /// contradicts others.
  case constraints
  /// The layout margins of views that hold others.
  case margins
  /// Each layout guide of the document, with its name.
  case guides
  /// The safe area of each root.
  case safeArea = "safe-area"
  /// Controls that are smaller than a finger needs.
  case targets
  /// The first and the last baseline of each view with text, on through its scene.
  case baselines
  /// The corners, the notch or the island, and the home indicator of the device.
  case device
}
