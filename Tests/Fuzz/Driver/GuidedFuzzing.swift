#if GUIDED
  import FuzzEngine
  import FuzzTargets
  import TestSupport

  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  /// Tries inputs that libFuzzer keeps and changes by what they reach, with our mutator beside its own.
  struct GuidedFuzzing {
    private let options: FuzzOptions
    nonisolated(unsafe) private static var current: (target: FuzzTarget, watch: Watch)?
    nonisolated(unsafe) private static var mutator: InputMutator?
    nonisolated(unsafe) private static var seeds: [[UInt8]] = []

    init(_ target: FuzzTarget, _ watch: Watch, _ options: FuzzOptions) throws {
      self.options = options
      Self.current = (target, watch)
      Self.mutator = InputMutator(for: target, seed: options.seed)
      Self.seeds = try target.seeds().filter { $0.count <= target.longest }
    }

    func run() throws {
      guard let folder = options.files.first, let target = Self.current?.target else {
        throw FuzzUsage("expected a folder for the inputs that are kept")
      }
      for (number, seed) in (Self.seeds + (try Repository.regressions(of: target).map(\.input))).enumerated()
      {
        try InputFile.write(seed, to: "\(folder)/seed-\(number)")
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
      var count = Int32(arguments.count - 1)
      let code = unsafe arguments.withUnsafeMutableBufferPointer { buffer in
        var start = unsafe buffer.baseAddress
        return unsafe LLVMFuzzerRunDriver(&count, &start) { data, size in
          GuidedFuzzing.run(unsafe Array(UnsafeBufferPointer(start: data, count: size)))
          return 0
        }
      }
      exit(code)
    }

    private static func run(_ input: [UInt8]) {
      guard let current else { return }
      current.watch.begin(input)
      do {
        try current.target.run(input)
      } catch {
        print("\(current.target.name): \(error)")
        abort()
      }
    }

    /// An input made of one: by our mutator, or else by libFuzzer's.
    fileprivate static func mutate(_ input: [UInt8], seed: UInt32) -> [UInt8]? {
      guard var mutator else { return nil }
      mutator.random = SeededGenerator(seed: UInt64(seed))
      guard !mutator.random.chance(3) else { return nil }
      return mutator.mutate(input, with: mutator.random.pick(seeds))
    }
  }

  /// What libFuzzer calls in the place of its own mutations.
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
