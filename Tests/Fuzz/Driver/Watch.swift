import FuzzTargets

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps the input that is being tried, and saves it where the program crashes, takes too long or takes too
/// much memory.
struct Watch {
  /// The data that the signal handler reads: nothing of it is allocated or freed once runs have begun.
  @safe struct State {
    var input: UnsafeMutablePointer<UInt8>
    var count = 0
    var runs = 0
    var seenRuns = 0
    var seconds = 0
    var secondsPerRun: Int
    var kilobytes: Int
    /// The path of the file for the input, as C takes it.
    var path: UnsafeMutablePointer<CChar>
  }

  private static let capacity = 4 << 20
  nonisolated(unsafe) static var state: UnsafeMutablePointer<State>?

  /// A watch over the runs of a target.
  ///
  /// - Parameters:
  ///   - findings: The folder in which inputs are saved.
  ///   - seconds: How long one input may take.
  ///   - megabytes: How much memory the program may take.
  init(_ name: String, findings: String, seconds: Int, megabytes: Int) {
    let path = "\(findings)/\(name)-finding"
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    unsafe state.initialize(
      to: State(
        input: .allocate(capacity: Self.capacity), secondsPerRun: seconds, kilobytes: megabytes << 10,
        path: strdup(path)))
    unsafe Self.state = state
  }

  /// Tries an input on a target.
  ///
  /// - Throws: The failed expectation, after the input is saved.
  func run(_ target: FuzzTarget, _ input: [UInt8], isThorough: Bool = false) throws {
    begin(input)
    do {
      try target.run(input, isThorough: isThorough)
    } catch {
      Self.save("a broken property")
      throw error
    }
  }

  /// Notes the input that is tried next.
  func begin(_ input: [UInt8]) {
    guard let state = unsafe Self.state else { return }
    let count = min(input.count, Self.capacity)
    unsafe input.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { unsafe state.pointee.input.update(from: start, count: count) }
    }
    unsafe state.pointee.count = count
    unsafe state.pointee.runs += 1
  }

  /// Starts to look for crashes, and once a second at the time and the memory that a run takes.
  func start() {
    let size = 1 << 16
    var stack = unsafe stack_t(ss_sp: .allocate(byteCount: size, alignment: 16), ss_flags: 0, ss_size: size)
    _ = unsafe sigaltstack(&stack, nil)
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
      Self.handle(number) { number in
        Watch.save("a crash")
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    Self.handle(SIGALRM) { _ in Watch.look() }
    alarm(1)
  }

  private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = handler
    action.sa_flags = SA_ONSTACK
    _ = unsafe sigaction(number, &action, nil)
  }

  /// Ends the program where the run that was seen a second ago has taken too long, or where the memory
  /// is too much.
  private static func look() {
    guard let state = unsafe state else { return }
    let isSame = unsafe state.pointee.runs == state.pointee.seenRuns
    unsafe state.pointee.seconds = isSame ? state.pointee.seconds + 1 : 0
    unsafe state.pointee.seenRuns = state.pointee.runs
    if unsafe state.pointee.seconds >= state.pointee.secondsPerRun { end("an input that takes too long") }
    var usage = rusage()
    _ = unsafe getrusage(ownProcess, &usage)
    if unsafe usage.ru_maxrss > state.pointee.kilobytes { end("an input that takes too much memory") }
    alarm(1)
  }

  #if canImport(Glibc)
    private static let ownProcess = __rusage_who_t(RUSAGE_SELF.rawValue)
  #else
    private static let ownProcess = RUSAGE_SELF
  #endif

  private static func end(_ what: StaticString) {
    save(what)
    _exit(1)
  }

  /// Saves the input of the run, with calls alone that a handler of signals may make.
  static func save(_ what: StaticString) {
    guard let state = unsafe state else { return }
    let file = unsafe open(state.pointee.path, O_CREAT | O_TRUNC | O_WRONLY, 0o644)
    _ = unsafe write(file, state.pointee.input, state.pointee.count)
    close(file)
    say("fuzz: found ")
    say(what)
    say(", the input is in ")
    _ = unsafe write(2, state.pointee.path, strlen(state.pointee.path))
    say("\n")
  }

  private static func say(_ text: StaticString) {
    _ = unsafe write(2, text.utf8Start, text.utf8CodeUnitCount)
  }
}
