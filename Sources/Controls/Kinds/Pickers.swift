import SceneModel

extension ObjectKind {
  package static let pickerView = ObjectKind(
    .pickerView, "UIPickerView", takesSubviews: false, touchTarget: .touchTarget,
    size: SizeRule("InterfaceBuilder.md#picker-view") { _ in ContentSize(Pickers.wheels) },
    library: LibraryView(.pickerView, ["contentMode": "scaleToFill"], size: Pickers.wheels))

  package static let datePicker = ObjectKind(
    .datePicker, "UIDatePicker", reads: [Vocabulary(.datePicker, .style)], takesSubviews: false,
    touchTarget: .touchTarget, size: SizeRule("InterfaceBuilder.md#date-picker", Pickers.dateSize),
    library: LibraryView(
      .datePicker,
      [
        "contentMode": "scaleToFill", "contentHorizontalAlignment": "center",
        "contentVerticalAlignment": "center", "datePickerMode": "dateAndTime", "minuteInterval": "1",
      ], size: Pickers.wheels))
}

/// Pickers (InterfaceBuilder.md#picker-view, InterfaceBuilder.md#date-picker).
private enum Pickers {
  /// How a date picker looks. Absent is automatic.
  enum Style: String {
    case automatic, wheels, compact, inline
  }

  /// A picker of wheels.
  static let wheels = Size(320, 216)
  private static let compactHeight = Eras(
    34.0, "InterfaceBuilder.md#date-picker", .from(24127, 36, "InterfaceBuilder.md#date-picker"))
  /// A date picker that states no style is compact.
  private static let compactByDefault = Milestone(since: 24127, "InterfaceBuilder.md#date-picker")

  @Sendable static func dateSize(_ picker: ControlElement) -> ContentSize {
    let isCompact =
      picker.attribute(.style) == nil
      ? picker.version.has(compactByDefault) : picker.word(.style) == Style.compact
    return isCompact ? ContentSize(height: compactHeight[picker.version]) : ContentSize(wheels)
  }
}
