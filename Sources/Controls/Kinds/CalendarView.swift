import SceneModel

extension ObjectKind {
  /// A month of days, some of them selected or decorated (InterfaceBuilder.md#calendar-view).
  package static let calendarView = ObjectKind(
    element: "calendarView", "UICalendarView", look: .placeholder("Calendar"),
    declares: OwnDeclaration(is: "view", "calendar locale timeZone wantsDateDecorations"),
    takesSubviews: false, touchTarget: .touchTarget)
}
