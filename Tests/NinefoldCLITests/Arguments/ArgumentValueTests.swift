import Ninefold
import Testing

@testable import NinefoldCLI

struct ArgumentValueTests {
  @Test(arguments: [
    ("375x667", 375.0, 667.0), ("320.5x480", 320.5, 480), ("1x1", 1, 1),
  ])
  func `a size is two numbers above 0`(text: String, width: Double, height: Double) throws {
    let size = try #require(Size(argument: text))
    #expect(size == Size(width, height))
  }

  @Test(arguments: [
    "", "x", "375", "375x", "x667", "0x5", "-1x5", "nanx5", "infx5", "1x2x3", "0x10x1", "1e9x1", "375X667",
  ])
  func `a size of anything else is none`(text: String) {
    #expect(Size(argument: text) == nil)
  }

  @Test func `a frame is four numbers, the last two not negative`() {
    #expect(Rect(argument: "-1,2.5,3,0") == Rect(x: -1, y: 2.5, width: 3, height: 0))
    for text in ["", "1,2,3", "1,2,3,4,5", "1,2,-3,4", "1,2,3,four"] { #expect(Rect(argument: text) == nil) }
  }

  @Test func `a side is an item and an attribute, parted by the last dot`() {
    #expect(
      LayoutConstraint.Side(argument: "a.b.top") == LayoutConstraint.Side(ObjectID("a.b"), .top))
    for text in ["", "a", ".top", "a.", "a.middle"] { #expect(LayoutConstraint.Side(argument: text) == nil) }
  }

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

  /// Reads a default's word again.
  private func readsBack<Value: DefaultArgumentValue & Equatable>(_ value: Value) -> Bool {
    Value(argument: value.argument) == value
  }

  @Test func `the word of a value reads back as the value`() {
    #expect(SizeClass.all.allSatisfy(readsBack))
    #expect(Orientation.allCases.allSatisfy(readsBack))
    #expect(Device.WindowShare.allCases.allSatisfy(readsBack))
    #expect(Deletion.allCases.allSatisfy(readsBack))
    #expect([0, -1.5, 1000].allSatisfy(readsBack))
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
