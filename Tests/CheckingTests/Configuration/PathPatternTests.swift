import Checking
import Checks
import Testing

struct PathPatternTests {
  @Test(arguments: [
    ("Pods", "Pods/A/B.xib", true), ("Pods", "Pods", true), ("Pods", "App/Pods/A.xib", false),
    ("Pods", "PodsA/A.xib", false), ("Pods/", "Pods/A.xib", true), ("./Pods", "Pods/A.xib", true),
    ("*.xib", "A.xib", true), ("*.xib", "App/A.xib", false), ("**/*.xib", "App/B/A.xib", true),
    ("**/*.xib", "A.xib", true), ("App/**/Generated", "App/Generated/A.xib", true),
    ("App/**/Generated", "App/A/B/Generated/A.xib", true), ("App/**/Generated", "App/A/A.xib", false),
    ("App/?.xib", "App/A.xib", true), ("App/?.xib", "App/AB.xib", false), ("A*B*C", "AxBxBC", true),
    ("A*B*C", "AxBx", false), ("**", "A.xib", true), ("app", "App/A.xib", false),
    ("É?", "E\u{301}a/A.xib", true),
  ])
  func `a pattern matches a path or a folder that it is in`(pattern: String, path: String, matches: Bool) {
    #expect(PathPattern(pattern)?.matches(path) == matches)
  }

  @Test(arguments: ["", "/", "/Pods", "..", "A/../B", "."])
  func `what leads out of the folder is no pattern`(pattern: String) {
    #expect(PathPattern(pattern) == nil)
  }

  @Test func `many stars take no longer than the product of the lengths`() throws {
    let pattern = try #require(
      PathPattern(Array(repeating: "**/*a*", count: 200).joined(separator: "/") + "/b"))
    let path = Array(repeating: "aaaaaaaaaa", count: 400).joined(separator: "/")
    // Every way of taking the stars would be more than can be tried.
    #expect(!pattern.matches(path))
  }

  @Test func `what is excluded is not meant, whatever is included`() throws {
    let choice = PathChoice(
      included: [try #require(PathPattern("App"))], excluded: [try #require(PathPattern("App/Old"))])
    #expect(choice.contains("App/A.xib"))
    #expect(!choice.contains("App/Old/A.xib"))
    #expect(!choice.contains("A.xib"))
    #expect(PathChoice().contains("A.xib"))
  }
}
