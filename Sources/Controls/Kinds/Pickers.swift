import SceneModel

extension ObjectKind {
  package static let pickerView = ObjectKind(
    .pickerView, "UIPickerView", mac: .unavailable(instead: "a button with a menu of the choices"),
    look: .own,
    accessibilityRole: "picker",
    declares: OwnDeclaration(is: "view", "showsSelectionIndicator"), takesSubviews: false,
    touchTarget: .touchTarget,
    size: SizeRule(
      "InterfaceBuilder.md#picker-view", size: { _, _ in ContentSize(Pickers.wheels) },
      onCanvas: Pickers.onCanvas),
    library: LibraryView(.pickerView, ["contentMode": "scaleToFill"], size: Pickers.wheels))

  package static let datePicker = ObjectKind(
    .datePicker, "UIDatePicker", look: .own, accessibilityRole: "picker",
    declares: OwnDeclaration(
      is: "control",
      """
      datePickerMode style minuteInterval useCurrentDate locale calendar timeZone countDownDuration
      """,
      children: "date:date maximumDate:date minimumDate:date"), reads: [Vocabulary(.datePicker, .style)],
    takesSubviews: false, touchTarget: .touchTarget,
    size: SizeRule("InterfaceBuilder.md#date-picker", size: Pickers.dateSize, onCanvas: Pickers.onCanvas),
    library: LibraryView(
      .datePicker,
      [
        "contentMode": "scaleToFill", "contentHorizontalAlignment": "center",
        "contentVerticalAlignment": "center", "datePickerMode": "dateAndTime", "minuteInterval": "1",
      ], size: Pickers.wheels))
}

/// Pickers (InterfaceBuilder.md#picker-view, InterfaceBuilder.md#date-picker).
private enum Pickers {
  /// The style of a date picker. Absent is automatic.
  enum Style: String {
    case automatic, wheels, compact, inline
  }

  /// A picker of wheels.
  static let wheels = Size(320, 216)
  /// The height of wheels on the canvas.
  private static let canvasHeight = Eras(
    wheels.height, "InterfaceBuilder.md#picker-view", .from(14810, 162, "InterfaceBuilder.md#picker-view"),
    .from(17124, wheels.height, "InterfaceBuilder.md#picker-view"))
  private static let compactHeight = Eras(
    34.0, "InterfaceBuilder.md#date-picker", .from(24093, 36, "InterfaceBuilder.md#date-picker"))
  /// A date picker without a style is compact.
  private static let compactByDefault = Milestone(since: 24093, "InterfaceBuilder.md#date-picker")

  @Sendable static func dateSize(_ picker: ControlElement, width: Double?) -> ContentSize {
    let isCompact =
      picker.attribute(.style) == nil
      ? picker.version.has(compactByDefault) : picker.word(.style) == Style.compact
    return isCompact ? ContentSize(height: compactHeight[picker.version]) : ContentSize(wheels)
  }

  /// Wheels are lower on some canvases (InterfaceBuilder.md#picker-view).
  @Sendable static func onCanvas(_ size: ContentSize, _ picker: ControlElement, _ place: StackPlace)
    -> ContentSize
  {
    var size = size
    if size.height == wheels.height { size.height = canvasHeight[picker.version] }
    return size
  }
}
