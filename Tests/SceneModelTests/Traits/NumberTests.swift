import SceneModel
import TestSupport
import Testing

struct NumberTests {
  @Test(arguments: [
    "0", "-0", "16", "-8.5", "0.5", "000123.4500", "20.333333333333332", "123456789012345",
    "1234567890123456789",
    "0.1", "0.30000000000000004", "33.99999999999999", "1e3", "-1.5E-3", "5.", ".5", "+4",
    "4503599627370497.5",
  ])
  func `a decimal is the nearest number`(text: String) throws {
    let value = try #require(Double(attribute: text))
    #expect(value == Double(text))
    #expect(value.sign == Double(text)?.sign)
  }

  @Test(arguments: ["", "-", ".", "1.2.3", "1,5", "--1", "1-", "0x10", "nan", "inf", "12pt", " 1", "1 "])
  func `anything else is none`(text: String) { #expect(Double(attribute: text) == nil) }

  @Test(arguments: 1...20)
  func `short decimals are read as the library reads them`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let whole = Int.random(in: 0...99_999_999, using: &random)
      let fraction = String(String(Int.random(in: 0...9_999_999, using: &random)).reversed())
      let text = (Bool.random(using: &random) ? "-" : "") + "\(whole).\(fraction)"
      #expect(Double(attribute: text) == Double(text), "seed \(seed)")
    }
  }
}
