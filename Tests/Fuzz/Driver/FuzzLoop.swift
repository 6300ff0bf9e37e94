import FuzzTargets
import TestSupport

/// Makes inputs of a target's seeds and tries them, without help of the compiler. A seed number repeats them.
struct FuzzLoop {
  private let target: FuzzTarget
  private let watch: Watch
  private let options: FuzzOptions

  init(_ target: FuzzTarget, _ watch: Watch, _ options: FuzzOptions) {
    self.target = target
    self.watch = watch
    self.options = options
  }

  func run() throws {
    print("\(target.name): seed \(options.seed)")
    watch.start()
    var mutator = InputMutator(for: target, seed: options.seed)
    let seeds = try target.seeds().filter { $0.count <= target.longest }
    let known = try Repository.regressions(of: target).map(\.input)
    for input in seeds + known { try watch.run(target, input, isThorough: true) }
    let clock = ContinuousClock()
    let start = clock.now
    let end = options.seconds.isFinite ? start + .seconds(options.seconds) : nil
    var count = 0
    var input = seeds[0]
    while count < options.runs, end.map({ clock.now < $0 }) ?? true {
      // A walk from a seed, some changes long.
      if mutator.random.chance(4) { input = mutator.random.pick(seeds) }
      input = mutator.mutate(input, with: mutator.random.pick(seeds))
      try watch.run(target, input)
      count += 1
    }
    let seconds = Double((clock.now - start).components.seconds)
    print("\(target.name): \(count) inputs in \(Int(seconds)) s, nothing found")
  }
}
