import SceneModel

extension ObjectKind {
  /// A month of days, some of them selected or decorated (InterfaceBuilder.md#calendar-view).
  package static let calendarView = ObjectKind(
    element: "calendarView", "UICalendarView", takesSubviews: false, touchTarget: .touchTarget)
}
