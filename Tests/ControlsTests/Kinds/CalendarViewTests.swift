import Controls
import SceneModel
import Testing

/// The known facts about calendar views (InterfaceBuilder.md#calendar-view).
struct CalendarViewTests {
  @Test func `are views that a finger touches, without subviews and a size of their own`() throws {
    let calendar = try StubReading(#"<calendarView id="a"/>"#).kind
    #expect(calendar.className == "UICalendarView")
    #expect(calendar.role == .view && !calendar.takesSubviews && calendar.library == nil)
    #expect(calendar.touchTarget == Size(44, 44))
    #expect(calendar.size == nil)
  }

  @Test func `are views without a saved frame too`() throws {
    let reading = try StubReading(#"<calendarView id="a"/>"#)
    let root = try #require(reading.tree.root)
    let node = try #require(reading.tree.elements(of: root).first { _ in true })
    #expect(reading.tree.isView(node))
  }
}
