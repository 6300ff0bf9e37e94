import Controls
import SceneModel
import Testing

/// Dots and heights by version (InterfaceBuilder.md#page-control).
struct PageControlTests {
  @Test(arguments: [
    (17123, Size(39, 37)), (17124, Size(116, 27.5)), (21701, Size(116, 26)), (23504, Size(73, 26)),
    (24093, Size(73, 25)),
  ])
  func `are as large as three dots in their time`(version: Int, size: Size) throws {
    let content = try StubReading(#"<pageControl id="a" numberOfPages="3"/>"#, version).size()
    #expect(content == ContentSize(width: size.width, height: size.height))
  }

  @Test(arguments: [(17123, Size(39, 37)), (17124, Size(115, 26))])
  func `are new at the size of the library`(version: Int, size: Size) throws {
    #expect(try newViewSize("pageControl", version) == size)
  }

  @Test(arguments: ["", #"numberOfPages="-4""#, #"numberOfPages="odd""#])
  func `without pages are no wider than their ends`(pages: String) throws {
    #expect(try StubReading(#"<pageControl id="a" \#(pages)/>"#).size().width == 16)
  }

  @Test func `more pages than a thousand are not counted`() throws {
    let widths = try [999, 1000, 1001].map {
      try StubReading("<pageControl id=\"a\" numberOfPages=\"\($0)\"/>").size().width ?? 0
    }
    #expect(widths[0] < widths[1] && widths[1] == widths[2])
  }
}
