import SceneModel
import TextMetrics

extension ObjectKind {
  package static let segmentedControl = ObjectKind(
    .segmentedControl, "UISegmentedControl", look: .own, accessibilityRole: "segmented control",
    declares: OwnDeclaration(
      is: "control",
      """
      segmentControlStyle selectedSegmentIndex momentary springLoaded apportionsSegmentWidthsByContent
      """, children: "selectedSegmentTintColor:color"),
    reads: [
      Vocabulary(.segmentedControl, .apportionsSegmentWidthsByContent), Vocabulary(.segments),
      Vocabulary(.segment, .title, .image, .width),
    ],
    takesSubviews: false, touchTarget: .touchTarget,
    size: SizeRule("InterfaceBuilder.md#segmented-control", SegmentedControl.size),
    alignment: { _ in SegmentedControl.alignment },
    library: LibraryView(
      size: { Size(131, SegmentedControl.height[$0]).outset(by: SegmentedControl.alignment) }
    ) { _ in
      NewElement(
        "segmentedControl",
        [
          "opaque": "NO", "contentMode": "scaleToFill", "contentHorizontalAlignment": "left",
          "contentVerticalAlignment": "top", "segmentControlStyle": "plain", "selectedSegmentIndex": "0",
        ],
        [NewElement("segments", [:], ["First", "Second"].map { NewElement("segment", ["title": $0]) })])
    })
}

/// Segmented controls (InterfaceBuilder.md#segmented-control).
package enum SegmentedControl {
  static let alignment = EdgeInsets(bottom: 1)
  static let height = Eras(
    28.0, "InterfaceBuilder.md#segmented-control", .from(14810, 31, "InterfaceBuilder.md#segmented-control"))
  /// The widths beside a segment's title, both sides together.
  private static let sides = Eras(
    14.0, "InterfaceBuilder.md#segmented-control", .from(14810, 18, "InterfaceBuilder.md#segmented-control"))
  /// Titles have room for their medium weight, and segments may be as wide as their own titles.
  private static let apportions = Milestone(since: 14810, "InterfaceBuilder.md#segmented-control")
  /// The size of titles. Points.
  package static let fontSize = 13.0

  /// Segments as wide as the widest title, rounded up, or as their own where the control apportions by
  /// content.
  @Sendable static func size(_ control: ControlElement) -> ContentSize {
    let widths = control.child(.segments)?.children(.segment).map { contentWidth(of: $0).rounded(.up) } ?? []
    let count = Double(widths.count)
    let dividers = max(count - 1, 0)
    let added = sides[control.version] * count + dividers
    let width: Double
    let explicit = control.child(.segments)?.children(.segment).compactMap(explicitWidth(of:)) ?? []
    if !explicit.isEmpty, explicit.count == widths.count {
      width = explicit.reduce(0, +) + dividers
    } else if control.version.has(apportions), control.flag(.apportionsSegmentWidthsByContent) == true {
      width = widths.reduce(0, +) + added
    } else {
      width = count * (widths.max() ?? 0) + added
    }
    return ContentSize(width: width, height: height[control.version])
  }

  /// The width that a segment sets for itself; nil where it follows its title.
  private static func explicitWidth(of segment: ControlElement) -> Double? {
    segment.number(.width).flatMap { $0 > 0 ? $0 : nil }
  }

  private static func contentWidth(of segment: ControlElement) -> Double {
    let weight: Font.Weight = segment.version.has(apportions) ? .medium : .regular
    let font = Font.system(ofSize: fontSize, weight: weight)
    if let title = segment.text(.title) { return segment.measurer.width(of: title, font: font) }
    return segment.attribute(.image).map { segment.imageSize($0, pointSize: fontSize).width } ?? 0
  }
}
