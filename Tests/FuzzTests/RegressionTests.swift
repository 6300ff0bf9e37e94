import FuzzTargets
import TestSupport
import Testing

struct RegressionTests {
  @Test(arguments: FuzzTarget.all.map(\.name))
  func `what was found once is found no more`(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    for (file, input) in try Repository.regressions(of: target) {
      do { try target.run(input, isThorough: true) } catch { Issue.record("\(name)/\(file): \(error)") }
    }
  }

  @Test(arguments: FuzzTarget.all.map(\.name))
  func `the seeds of a target, and some inputs made of them, hold`(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let seeds = try target.seeds()
    var mutator = InputMutator(for: target, seed: 1)
    for seed in seeds {
      try target.run(seed, isThorough: true)
      let input = mutator.mutate(seed, with: mutator.random.pick(seeds))
      do { try target.run(input) } catch { Issue.record("\(name): \(error): \(input)") }
    }
  }
}
