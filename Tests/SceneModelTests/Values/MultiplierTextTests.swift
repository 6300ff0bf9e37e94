import Testing

@testable import SceneModel

/// Multipliers in equations, as documents write them.
struct MultiplierTextTests {
  @Test(arguments: ["0.107", "0.0701", "2.3", "-0.5", "16:9", "1:3", "295:296", "2", "-2:3"])
  func `a multiplier is written as documents write it, and reads back`(text: String) throws {
    let value = try #require(Double(multiplier: text))
    #expect(value.multiplierText == text)
  }

  @Test(arguments: [("1:2", "0.5"), ("3:40", "0.075"), ("392:416", "49:52")])
  func `a ratio that is a short decimal is that, another one the least`(written: String, text: String) {
    #expect(Double(multiplier: written)?.multiplierText == text)
  }

  @Test(arguments: [Double.pi, 0, .nan, .infinity, 1e9, 1.0000001])
  func `another number is left to the rounding of its reader`(value: Double) {
    #expect(value.multiplierText == nil)
  }
}
