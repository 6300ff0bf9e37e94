import Controls
import SceneModel
import Testing

/// Images that a child names (InterfaceBuilder.md#image-references).
struct ImageReferenceTests {
  private let images = ["photo": ControlImage(size: Size(30, 20), isSymbol: false)]
  private let reference = #"<imageReference key="image" image="photo"/>"#

  @Test func `an image view is as large as the image that its child names`() throws {
    let view = try StubReading(#"<imageView id="a">\#(reference)</imageView>"#, 24412, images: images)
    #expect(try view.size() == ContentSize(width: 30, height: 20))
  }

  @Test(arguments: ["<state key=\"normal\">IMAGE</state>", ""])
  func `a button with a configuration shows the image of its configuration, else of its state`(state: String)
    throws
  {
    let content = state.isEmpty ? reference : ""
    let xml = """
      <button id="a">\(state.replacing("IMAGE", with: reference))
      <buttonConfiguration key="configuration">\(content)</buttonConfiguration></button>
      """
    #expect(try StubReading(xml, 24412, images: images).size().width == 54)
  }

  /// InterfaceBuilder.md#centered-images: a pin of 28 × 41 points in a storyboard of 14490.
  @Test(arguments: [
    (14490, "center", 16.0), (14490, "scaleAspectFit", 28), (14460, "center", 28), (14810, "center", 28),
  ])
  func `a centred image is 16 points square on the canvas of 14490`(
    version: Int, mode: String, width: Double
  ) throws {
    let pin = ["pin": ControlImage(size: Size(28, 41), isSymbol: false)]
    let view = try StubReading(
      #"<imageView id="a" contentMode="\#(mode)" image="pin"/>"#, version, images: pin)
    let rule = try #require(try view.kind.size)
    #expect(rule.onCanvas(try view.size(), try view.element, .none).width == width)
  }

  @Test func `its scale is that of the symbol`() throws {
    let symbols = ["circle": ControlImage(size: Size(128, 128), isSymbol: true)]
    func width(_ scale: String) throws -> Double {
      let xml = #"<imageView id="a"><imageReference key="image" image="circle" \#(scale)/></imageView>"#
      return try #require(try StubReading(xml, 24412, images: symbols).size().width)
    }
    #expect(try width(#"symbolScale="large""#) > width(""))
    #expect(try width(#"symbolScale="small""#) < width(""))
  }
}
