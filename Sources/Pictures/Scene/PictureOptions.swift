package import SceneModel

/// The contents of a picture beside the scene.
package struct PictureOptions: Sendable {
  /// The overlays over it.
  package var overlays: Set<PictureOverlay>
  /// The view to outline; nil for none.
  package var highlight: ObjectID?
  /// Whether the status bar and the home indicator of a device are left out.
  package var isBare: Bool

  /// The options of a picture: a device's screen shows its status bar and its home indicator.
  package init(overlays: Set<PictureOverlay> = [], highlight: ObjectID? = nil, isBare: Bool = false) {
    self.overlays = overlays
    self.highlight = highlight
    self.isBare = isBare
  }
}
