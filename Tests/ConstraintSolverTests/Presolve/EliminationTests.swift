@testable import ConstraintSolver
import Testing

struct EliminationTests {
  @Test func `an expansion follows definitions to free variables`() throws {
    var small = SmallSystem(3)
    try small.add([1, -2, 0], .equal, 4)
    try small.add([0, 1, -1], .equal, 1)
    let arena = Arena()
    var elimination = Elimination(in: arena)
    elimination.reset(variableCount: 3)
    for constraint in 0..<2 {
      let isDefined = elimination.eliminate(small.system, constraint, constant: [4, 1][constraint], tag: -1)
      #expect(isDefined)
    }
    let free = (0..<Int32(3)).filter { elimination.isFree($0) }
    #expect(free.count == 1)
    elimination.expand(0)
    let (count, variable) = (elimination.result.variables.count, elimination.result.variables[0])
    #expect(count == 1)
    #expect(variable == free[0])
  }

  @Test func `a definition names the equality that it is`() throws {
    var small = SmallSystem(2)
    try small.add([1, 1], .equal, 0)
    let arena = Arena()
    var elimination = Elimination(in: arena)
    elimination.reset(variableCount: 2)
    _ = elimination.eliminate(small.system, 0, constant: 0, tag: -1)
    let definers = (0..<2).map { elimination.variables[$0].definer }
    #expect(definers.sorted() == [-1, 0])
  }
}
