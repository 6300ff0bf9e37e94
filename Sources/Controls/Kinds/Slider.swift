import SceneModel

extension ObjectKind {
  package static let slider = ObjectKind(
    .slider, "UISlider", mac: .choosesBehavior, look: .own, accessibilityRole: "adjustable",
    declares: OwnDeclaration(
      is: "control",
      "value minValue maxValue continuous minimumValueImage maximumValueImage",
      children: "maximumTrackTintColor:color minimumTrackTintColor:color thumbTintColor:color"),
    takesSubviews: false, touchTarget: .touchTarget,
    size: SizeRule(
      "InterfaceBuilder.md#slider", size: { slider, _ in ContentSize(height: Slider.height[slider.version]) },
      onCanvas: Slider.onCanvas),
    alignment: { Slider.alignment[$0.version] },
    library: LibraryView(size: { Size(122, Slider.height[$0] + Slider.alignment[$0].bottom) }) { _ in
      NewElement(
        "slider",
        [
          "opaque": "NO", "contentMode": "scaleToFill", "contentHorizontalAlignment": "center",
          "contentVerticalAlignment": "center", "value": "0.5", "minValue": "0.0", "maxValue": "1",
        ])
    })
}

/// Sliders (InterfaceBuilder.md#slider).
private enum Slider {
  static let height = Eras(
    30.0, "InterfaceBuilder.md#slider", .from(23727, 33, "InterfaceBuilder.md#slider"),
    .from(24093, 34, "InterfaceBuilder.md#slider"))
  /// The height on a canvas of three pixels a point. Points.
  private static let heightAtThreePixels = Eras(
    30.0, "InterfaceBuilder.md#slider", .from(21701, 33, "InterfaceBuilder.md#slider"),
    .from(24093, 34, "InterfaceBuilder.md#slider"))
  static let alignment = Eras(
    EdgeInsets(left: 2, right: 2, bottom: 1), "InterfaceBuilder.md#alignment-rects",
    .from(24093, .zero, "InterfaceBuilder.md#alignment-rects"))

  /// Sliders are higher on late canvases of three pixels a point (InterfaceBuilder.md#slider).
  @Sendable static func onCanvas(_ size: ContentSize, _ slider: ControlElement, _ place: StackPlace)
    -> ContentSize
  {
    slider.reading.scale == 3 ? ContentSize(height: heightAtThreePixels[slider.version]) : size
  }
}
