/// An overlay over a picture (Looks.md#overlays).
package enum PictureOverlay: String, CaseIterable, Sendable {
  /// The edges of each view.
  case frames
  /// The alignment rect of each view in which it differs from the frame.
  case alignment
  /// Each constraint as a line between its items: orange where it touches an ambiguous view, red where it
  /// contradicts others.
  case constraints
  /// The layout margins of views that hold others.
  case margins
  /// Each layout guide of the document, with its name.
  case guides
  /// The safe area of each root.
  case safeArea = "safe-area"
  /// Controls that are smaller than the least touch target.
  case targets
  /// The first and the last baseline of each view with text, extended through its scene.
  case baselines
  /// The corners, the notch or the island, and the home indicator of the device.
  case device
}
