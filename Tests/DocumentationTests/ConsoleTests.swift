import Foundation
import Testing

/// The questions that the console of a served page begins with.
struct ConsoleTests {
  @Test func `each question of the console stands in the documentation`() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    }
    let console = try text("Sources/PageFiles/console.js")
    let page = try text("Documentation/SQL.md")
    let questions = console.matches(of: /\["([^"]+)",\s+`([^`]+)`\]/)
    #expect(questions.count >= 8)
    for question in questions {
      #expect(page.contains(question.1) && page.contains("```sql\n\(question.2)\n```"), "\(question.1)")
    }
  }
}
