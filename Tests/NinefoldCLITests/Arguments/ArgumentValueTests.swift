import CommandLine
import Ninefold
import Testing

@testable import Answers

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

  /// Reads a default's word again.
  private func readsBack<Value: DefaultArgumentValue & Equatable>(_ value: Value) -> Bool {
    Value(argument: value.argument) == value
  }

  @Test func `the word of a value reads back as the value`() {
    #expect(SizeClass.all.allSatisfy(readsBack))
    #expect(Orientation.allCases.allSatisfy(readsBack))
    #expect(Device.WindowShare.allCases.allSatisfy(readsBack))
    #expect(Deletion.allCases.allSatisfy(readsBack))
  }
}
