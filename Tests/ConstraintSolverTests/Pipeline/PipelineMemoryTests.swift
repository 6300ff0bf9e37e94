@testable import ConstraintSolver
import Testing

struct PipelineMemoryTests {
  /// Other tests take memories too: what is expected holds of each that is lent.
  @Test func `memory that another solver has had is as new`() throws {
    for round in 0..<20 {
      var limited = Solver(LinearSystem(), limits: SolverLimits(steps: 1, numbers: 1))
      let variables = limited.addVariables(8).map { Variable(index: $0) }
      for index in 1..<8 {
        try limited.addConstraint([Term(variables[index]), Term(variables[index - 1], -1)], .equal, 4)
      }
      #expect(limited.solve().unfinished != nil)

      var solver = Solver(LinearSystem())
      let width = solver.addVariable()
      #expect(solver.steps == 0 && solver.numbers == 0)
      try solver.suggest(width, Double(round))
      let solution = solver.solve()
      #expect(solution[width] == Double(round))
      #expect(solution.unfinished == nil)
    }
  }

  @Test func `so many memories wait and no more`() {
    let memories = (0..<PipelineMemory.mostIdle + 4).map { _ in PipelineMemory() }
    for memory in memories { memory.giveBack() }
    #expect(PipelineMemory.idleCount <= PipelineMemory.mostIdle)
  }

  @Test func `a memory that grew large is not kept`() throws {
    let memory = PipelineMemory()
    #expect(memory.isKeptForOthers)
    memory.pipeline.values.values.fill(0, count: PipelineMemory.mostIdleBytes / 8 + 1)
    #expect(!memory.isKeptForOthers)
    let unusual = PipelineMemory()
    unusual.isUsual = false
    #expect(!unusual.isKeptForOthers)
  }
}
