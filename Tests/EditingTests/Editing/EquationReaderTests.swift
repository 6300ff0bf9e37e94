import SceneModel
import Testing

@testable import Editing

/// Equations of constraints, read as outputs print them.
struct EquationReaderTests {
  private static func side(_ item: String, _ attribute: LayoutAttribute) -> LayoutConstraint.Side {
    LayoutConstraint.Side(ObjectID(item), attribute)
  }

  static let equations: [(String, NewConstraint)] = [
    ("OK.width = 100", NewConstraint(side("OK", .width), constant: 100)),
    (
      "A.leading = B.trailing + 8 @750",
      NewConstraint(side("A", .leading), .equal, side("B", .trailing), constant: 8, priority: 750)
    ),
    (
      "a-1-b.width ≤ 0.5 × 12.height - 8, priority 250.5",
      NewConstraint(
        side("a-1-b", .width), .lessThanOrEqual, side("12", .height), multiplier: 0.5, constant: -8,
        priority: 250.5)
    ),
    (
      "A.width>=16:9*B.height",
      NewConstraint(side("A", .width), .greaterThanOrEqual, side("B", .height), multiplier: 16.0 / 9)
    ), ("A.width == B.width * 2", NewConstraint(side("A", .width), .equal, side("B", .width), multiplier: 2)),
    (
      #"label "1 = \"2\".width + 3".top = view 3.topMargin (abc-de-fgh, priority 999)"#,
      NewConstraint(
        side(#"label "1 = \"2\".width + 3""#, .top), .equal, side("view 3", .topMargin), priority: 999)
    ),
    (
      "'Don't = stop' (abc-de-fgh).leading = leading + 16",
      NewConstraint(side("'Don't = stop' (abc-de-fgh)", .leading), .equal, side("", .leading), constant: 16)
    ),
    (
      "a.b.width = -3 × top.height",
      NewConstraint(side("a.b", .width), .equal, side("top", .height), multiplier: -3)
    ),
  ]

  @Test(arguments: equations)
  func `an equation is read`(_ text: String, _ constraint: NewConstraint) throws {
    #expect(try NewConstraint(equation: text) == constraint)
  }

  @Test(arguments: [
    ("", "an item, a dot"), ("OK.width", "=, ≤ or ≥"), ("OK.width =", "an item"),
    ("OK.widt = 3", "did you mean 'width'?"),
    ("OK.width = 3 4", "nothing after"), ("OK.width = B.width +", "a number"),
    ("OK.width = B.width @", "a number"),
    ("OK.width = B.width (abc", ")"), ("= 3", "an item"),
  ])
  func `what is no equation is refused with what was expected`(text: String, expected: String) throws {
    let error = try #require(throws: EquationError.self) { try NewConstraint(equation: text) }
    #expect(error.description.contains(expected))
  }

  @Test func `no text crashes the reader`() {
    let pieces = ["'", "\"", "\\", ".width", " = ", "≤", "a", "-", "3", " × ", "(", ")", "@", "é", ","]
    var generator = ObjectIDGenerator(seed: 7)
    for _ in 0..<3_000 {
      let id = generator.next { _ in false }.text
      let text = id.unicodeScalars.map { pieces[Int($0.value) % pieces.count] }.joined()
      _ = try? NewConstraint(equation: text)
    }
  }
}
