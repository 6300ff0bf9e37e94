#if GUIDED
  import FuzzEngine
  import FuzzTargets
  import Synchronization
  import TestSupport

  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  /// Tries inputs that libFuzzer keeps and changes by what they reach, with our mutator beside its own.
  struct GuidedFuzzing {
    private let options: FuzzOptions
    private let target: FuzzTarget

    /// The data that the functions called by libFuzzer need.
    private struct Context {
      let target: FuzzTarget
      let watch: Watch
      var mutator: InputMutator
      let seeds: [[UInt8]]
    }

    private static let context = Mutex<Context?>(nil)

    init(_ target: FuzzTarget, _ watch: Watch, _ options: FuzzOptions) throws {
      self.options = options
      self.target = target
      let seeds = try target.seeds().filter { $0.count <= target.longest }
      let context = Context(
        target: target, watch: watch, mutator: InputMutator(for: target, seed: options.seed), seeds: seeds)
      Self.context.withLock { $0 = context }
    }

    func run() throws {
      guard let folder = options.files.first else {
        throw FuzzUsage("expected a folder for the inputs that are kept")
      }
      let inputs = try target.seeds() + Repository.regressions(of: target).map(\.input)
      for (number, input) in inputs.enumerated() where input.count <= target.longest {
        try InputFile.write(input, to: "\(folder)/seed-\(number)")
      }
      var words = [
        "fuzz", "-seed=\(options.seed)", "-timeout=\(options.secondsPerRun)",
        "-rss_limit_mb=\(options.megabytes)",
        "-max_len=\(target.longest)", "-artifact_prefix=\(options.findings)/\(target.name)-",
        "-print_final_stats=1",
        "-report_slow_units=5", "-reload=0",
      ]
      if options.runs < .max { words.append("-runs=\(options.runs)") }
      if options.seconds.isFinite { words.append("-max_total_time=\(Int(options.seconds))") }
      var arguments = unsafe (words + [folder]).map { unsafe strdup($0) } + [nil]
      var count = Int32(words.count + 1)
      let code = unsafe arguments.withUnsafeMutableBufferPointer { buffer in
        var start = buffer.baseAddress
        return unsafe LLVMFuzzerRunDriver(&count, &start) { data, size in
          unsafe GuidedFuzzing.run(Array(UnsafeBufferPointer(start: data, count: size)))
          return 0
        }
      }
      exit(code)
    }

    private static func run(_ input: [UInt8]) {
      guard let context = context.withLock({ $0 }) else { return }
      do {
        try context.watch.run(context.target, input)
      } catch {
        var text = "\(context.target.name): \(error)\n"
        _ = text.withUTF8 { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
        abort()
      }
    }

    /// An input made of one: by our mutator, or else by libFuzzer's.
    fileprivate static func mutate(_ input: [UInt8], seed: UInt32) -> [UInt8]? {
      guard var context = context.withLock({ $0 }) else { return nil }
      context.mutator.random = SeededGenerator(seed: UInt64(seed))
      guard !context.mutator.random.chance(3) else { return nil }
      return context.mutator.mutate(input, with: context.mutator.random.pick(context.seeds))
    }
  }

  /// The function that libFuzzer calls in place of its own mutations.
  @_cdecl("LLVMFuzzerCustomMutator")
  func customMutator(
    _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ longest: Int, _ seed: UInt32
  ) -> Int {
    let input = unsafe Array(UnsafeBufferPointer(start: data, count: size))
    guard let mutated = GuidedFuzzing.mutate(input, seed: seed) else {
      return unsafe LLVMFuzzerMutate(data, size, longest)
    }
    let count = min(mutated.count, longest)
    for index in 0..<count { unsafe data[index] = mutated[index] }
    return count
  }
#else
  import FuzzTargets

  /// Not there without libFuzzer.
  struct GuidedFuzzing {
    init(_ target: FuzzTarget, _ watch: Watch, _ options: FuzzOptions) throws {
      throw FuzzUsage("this program was built without libFuzzer")
    }

    func run() {}
  }
#endif
