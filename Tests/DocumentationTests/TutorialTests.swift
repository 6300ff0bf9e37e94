import Foundation
import TestSupport
import Testing

/// Holds the tutorials to the code that is tested.
struct TutorialTests {
  @Test(arguments: [
    ("ThreeScreens", "form"), ("ThreeScreens", "page"), ("ThreeScreens", "columns"),
    ("Controllers", "camera"), ("Controllers", "ambiguity"),
  ])
  func `what a tutorial shows is compiled and run`(page: String, screen: String) throws {
    let tests = Repository.root.appending(path: "Tests/LiveLayoutTests/TutorialTests.swift")
    let source = try String(contentsOf: tests, encoding: .utf8)
    let code = try #require(source.parts(after: "// begin \(screen)\n").first)
      .components(separatedBy: "    // end \(screen)")[0]
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }.joined(separator: "\n")
    let page = Repository.root.appending(path: "Sources/LiveLayout/LiveLayout.docc/\(page).md")
    #expect(try String(contentsOf: page, encoding: .utf8).contains("```swift\n" + code + "```"))
  }
}
