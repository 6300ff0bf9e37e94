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

  /// InterfaceBuilder.md#symbol-heights: circles in 28 of 28 views of 12 to 182 points.
  @Test(arguments: [
    ("info.circle", 3.0, 4.0), ("xmark.circle.fill", 2, 2), ("clock", 3, 4), ("checkmark", 3, 12),
    ("plus.square", 3, 9), ("arrow.clockwise", 3, 1), ("bell.slash.fill", 2, -1), ("pin.fill", 2, -3),
    ("folder", 2, 5), ("document.on.document.fill", 3, -12),
  ])
  func `of a symbol whose height is known are the same in views of any height`(
    symbol: String, scale: Double, pixels: Double
  ) throws {
    let images = [symbol: ControlImage(size: Size(128, 121), isSymbol: true)]
    let reading = try StubReading(#"<imageView id="a" image="\#(symbol)"/>"#, scale: scale, images: images)
    let insets = try #require(try reading.kind.alignment?(reading.element))
    #expect(abs(insets.top + insets.bottom + pixels / scale) < 1e-9)
  }
}
