import SceneModel
import Testing

struct ErasTests {
  private static let heights = Eras(
    2.0, "InterfaceBuilder.md#progress-view", .from(100, 4, "InterfaceBuilder.md#progress-view"),
    .from(300, 8, "InterfaceBuilder.md#progress-view"))

  @Test(arguments: [(0, 2.0), (99, 2), (100, 4), (299, 4), (300, 8), (30000, 8)])
  func `have the value of the last era that has begun`(version: Int, height: Double) {
    #expect(Self.heights[ToolsVersion(version)] == height)
  }

  @Test func `of a placeholder version are those of the version that it behaves like`() {
    let eras = Eras(1, "a", .from(21701, 2, "a"), .from(21702, 3, "a"))
    #expect(eras[ToolsVersion(32700)] == 2)
    #expect(!ToolsVersion(32700).has(.doubledInsets))
  }

  @Test(arguments: [(13121, false), (13122, true), (14490, true), (14491, false)])
  func `a milestone lasts from its first version until its end`(version: Int, has: Bool) {
    #expect(ToolsVersion(version).has(.flushSafeArea) == has)
  }

  @Test(arguments: [("22155", "22155"), ("4510", "4510"), ("32700.99.1234", "32700"), ("x", nil), (nil, nil)])
  func `a version is written by the number before the first dot`(text: String?, written: String?) {
    #expect(ToolsVersion(text: text).written == written)
  }

  @Test func `eras out of order are a mistake`() async {
    await #expect(processExitsWith: .failure) {
      _ = Eras(1, "a", .from(200, 2, "a"), .from(100, 3, "a"))
    }
  }

  @Test func `a milestone that ends before it begins is a mistake`() async {
    await #expect(processExitsWith: .failure) { _ = Milestone(since: 2, until: 1, "a") }
  }
}
