import Controls
import SceneModel
import Testing

/// The known facts about colour wells (InterfaceBuilder.md#color-well).
struct ColorWellTests {
  @Test func `are circles that a finger hits beside their edge`() throws {
    let well = try StubReading(#"<colorWell id="a"/>"#)
    #expect(try well.size() == ContentSize(width: 28, height: 28))
    #expect(try well.kind.className == "UIColorWell")
    #expect(try well.kind.touchTarget == Size(44, 44))
  }

  @Test func `are views without subviews and not of the library`() throws {
    let well = try #require(ObjectKind.of("colorWell"))
    #expect(well.role == .view && !well.takesSubviews && well.library == nil)
  }
}
