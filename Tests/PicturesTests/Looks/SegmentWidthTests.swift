@testable import Pictures
import SceneModel
import Testing

/// Segments whose widths a document says (Looks.md#segmented-control).
struct SegmentWidthTests {
  @Test func `segments are as wide as the document says, and the others share the rest`() throws {
    let control = Picturing.view(
      "segmentedControl", "s", (0, 0, 200, 32), "selectedSegmentIndex=\"0\"",
      "<segments><segment title=\"A\" width=\"100\"/><segment title=\"B\"/><segment title=\"C\"/></segments>")
    let middles = try Picturing.commands(control).texts.map { $0.origin.x + $0.width / 2 }
    #expect(zip(middles, [50, 125, 175]).allSatisfy { abs($0 - $1) < 1 }, "\(middles)")
  }
}
