import CommandLine
import SceneModel
import Testing

struct NumberArgumentTests {
  @Test(
    arguments: [
      ("16:9", 16.0 / 9), ("0.5", 0.5), ("1:0", nil), ("half", nil),
    ] as [(String, Double?)])
  func `a ratio is a number or two`(text: String, factor: Double?) {
    #expect(Ratio(argument: text)?.factor == factor)
  }

  @Test func `numbers keep to their bounds`() {
    #expect(Index(argument: "3")?.value == 3)
    #expect(Index(argument: "-1") == nil)
    #expect(UInt64(argument: "-1") == nil)
  }

  @Test(arguments: [0, -1.5, 1000])
  func `the word of a number reads back as the number`(number: Double) {
    #expect(Double(argument: number.argument) == number)
  }

  @Test(
    arguments: [
      ("sho", "show"), ("shwo", "show"), ("laoyut", "layout"), ("transit", "transition"),
      ("SHOW", "show"), ("sh", nil), ("show", "show"), ("Lay", nil), ("layo", "layout"),
      ("xyz", nil), ("", nil),
    ] as [(String, String?)])
  func `the nearest name is suggested`(text: String, name: String?) {
    #expect(text.nearest(of: ["show", "layout", "transition"]) == name)
  }
}
