@testable import ConstraintSolver
import Testing

struct LinearSystemTests {
  /// Few terms are looked through for a variable, of many it is noted where each has its term.
  @Test(arguments: [1, 2, 11, 12, 13, 14, 40])
  func `terms that repeat a variable are added up, terms that cancel vanish`(count: Int) throws {
    for repeated in [0, count / 2, count - 1] {
      var system = LinearSystem()
      system.addVariables(count)
      // A constraint before, whose terms are no part of the next one.
      try system.addConstraint((0..<count).map { Term(Variable(index: $0), 7) }, .equal, 1)
      let terms = (0..<count).map { Term(Variable(index: $0), Double($0 + 1)) }
      let again = Term(Variable(index: repeated), 0.5)
      let cancelling = Term(Variable(index: 0), -1)
      try system.addConstraint(terms + [again, again, cancelling], .equal, 1)
      var expected = terms
      expected[repeated].coefficient += 1
      expected[0].coefficient -= 1
      expected.removeAll { $0.coefficient == 0 }
      #expect(system.constraint(at: 1)?.terms == expected)
      try system.addConstraint((terms + [again, again, cancelling]).span, .equal, 1)
      #expect(system.constraint(at: 2)?.terms == expected)
    }
  }

  @Test func `a system that is emptied has nothing left of its terms`() throws {
    var system = LinearSystem()
    for count in [40, 20, 30, 50] {
      system.removeAll()
      system.addVariables(count)
      let terms = (0..<count).map { Term(Variable(index: count - 1 - $0), Double($0 + 1)) }
      try system.addConstraint(terms.span, .equal, 1)
      try system.addConstraint(terms + terms, .equal, 1)
      #expect(system.constraint(at: 0)?.terms == terms)
      #expect(system.constraint(at: 1)?.terms == terms.map { Term($0.variable, 2 * $0.coefficient) })
    }
  }

  @Test(arguments: [2, 30])
  func `a constraint that is refused leaves no term behind`(count: Int) throws {
    var system = LinearSystem()
    system.addVariables(count)
    let terms = (0..<count).map { Term(Variable(index: $0)) }
    for wrong in [
      Term(Variable(index: count)), Term(Variable(index: -1)), Term(Variable(index: 0), .infinity),
    ] {
      #expect(throws: SolverError.self) { try system.addConstraint(terms + [wrong], .equal, 1) }
      #expect(throws: SolverError.self) { try system.addConstraint((terms + [wrong]).span, .equal, 1) }
    }
    try system.addConstraint(terms, .equal, 1)
    #expect(system.constraint(at: 0)?.terms == terms)
    #expect(system.constraintCount == 1)
  }
}
