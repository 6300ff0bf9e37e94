import Controls
import SceneModel
import Testing

/// Sizes by version (InterfaceBuilder.md#stepper).
struct StepperTests {
  @Test(arguments: [(14113, Size(94, 29), Size(94, 29)), (14810, Size(94, 32), Size(94, 32))])
  func `are as large as in their time, new ones too`(version: Int, size: Size, newSize: Size) throws {
    let content = try StubReading(#"<stepper id="a"/>"#, version).size()
    #expect(content == ContentSize(width: size.width, height: size.height))
    #expect(try newSize == newViewSize("stepper", version))
  }
}
