import SceneModel
import Testing

@testable import SceneCode

struct SizeClassConditionTests {
  /// Evaluates a condition by its spelling, term by term.
  private func holds(_ expression: String, in sizeClass: SizeClass) -> Bool {
    if expression.hasPrefix("!(") { return !holds(String(expression.dropFirst(2).dropLast()), in: sizeClass) }
    let choices = expression.split(separator: " || ").map { String($0) }
    if choices.count > 1 { return choices.contains { holds($0, in: sizeClass) } }
    let bare = expression.hasPrefix("(") ? String(expression.dropFirst().dropLast()) : expression
    return bare.split(separator: " && ").allSatisfy { term in
      let words = term.split(separator: " ")
      let extent = words[0] == "width" ? sizeClass.width : sizeClass.height
      let word = words[2] == ".unspecified" ? "any" : String(words[2].dropFirst())
      return (extent.rawValue == word) == (words[1] == "==")
    }
  }

  @Test func `the condition of each set holds in its classes and in no other`() {
    for bits in 1..<511 {
      let set = SizeClassSet(rawValue: bits)
      let condition = SizeClassCondition(set)
      for sizeClass in SizeClass.all {
        #expect(
          holds(condition.expression, in: sizeClass) == set.contains(sizeClass),
          "\(bits): \(condition.expression)")
      }
    }
  }

  @Test func `sets of different classes have different names`() {
    let names = (1..<511).compactMap { SizeClassCondition(SizeClassSet(rawValue: $0)).name }
    #expect(Set(names).count == names.count)
  }
}
