import Controls
import SceneModel
import Testing

/// Borders by version (InterfaceBuilder.md#text-field).
struct TextFieldTests {
  private static let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#

  private func size(_ style: String, _ version: Int) throws -> ContentSize {
    try StubReading(#"<textField id="a" borderStyle="\#(style)">\#(Self.font)</textField>"#, version).size()
  }

  @Test(arguments: [
    ("roundedRect", 14490, 30.0), ("roundedRect", 14810, 34), ("none", 14490, 21), ("none", 14810, 22),
    ("line", 14490, 25), ("line", 22155, 25), ("bezel", 22155, 29), ("odd", 22155, 22),
  ])
  func `give the height`(style: String, version: Int, height: Double) throws {
    #expect(try size(style, version).height == height)
  }

  @Test(arguments: [("roundedRect", 30.0), ("line", 4), ("bezel", 14), ("none", 0)])
  func `give the width of a field without text`(style: String, width: Double) throws {
    #expect(try size(style, 22155).width == width)
  }

  /// InterfaceBuilder.md#baselines: a field of 30 points of 15400 has its baseline 19.5 below its top, one of
  /// 34 two points lower.
  @Test func `keep their line in the middle`() throws {
    let baseline = try #require(try size("roundedRect", 15400).centeredBaseline)
    #expect(abs(baseline - 6.04) < 0.01)
    #expect(try size("none", 14490).centeredBaseline == 6)
  }

  @Test(arguments: [(14113, 30.0), (14490, 30), (14810, 34), (22155, 34)])
  func `are as high where the field is new`(version: Int, height: Double) throws {
    #expect(try newViewSize("textField", version) == Size(97, height))
  }
}
