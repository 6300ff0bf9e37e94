import Controls
import SceneModel
import Testing

/// How far frames reach beyond alignment rects (InterfaceBuilder.md#alignment-rects).
struct AlignmentInsetsTests {
  @Test(arguments: [
    ("switch", 22155, EdgeInsets(right: 2)), ("switch", 24093, EdgeInsets(right: 2)),
    ("slider", 24092, EdgeInsets(left: 2, right: 2, bottom: 1)), ("slider", 24093, .zero),
    ("segmentedControl", 9531, EdgeInsets(bottom: 1)), ("label", 22155, .zero), ("stepper", 22155, .zero),
    ("imageView", 22155, .zero),
  ])
  func `are those of the kind`(element: String, version: Int, insets: EdgeInsets) throws {
    let reading = try StubReading(#"<\#(element) id="a"/>"#, version)
    #expect(try (reading.kind.alignment?(reading.element) ?? .zero) == insets)
  }

  @Test func `of a symbol are what its line has more than it`() throws {
    let images = ["s": ControlImage(size: Size(128, 98), isSymbol: true)]
    let reading = try StubReading(#"<imageView id="a" image="s"/>"#, images: images)
    let size = try reading.size()
    #expect(size.width == 20 && size.height == 20.5)
    let insets = try #require(try reading.kind.alignment?(reading.element))
    #expect(insets.top + insets.bottom == 15.5 - 20.5)
  }
}
