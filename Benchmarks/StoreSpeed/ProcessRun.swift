import Foundation

/// Runs a program, started as a shell starts one: Foundation's `Process` takes 50 ms to notice that one
/// has ended.
enum ProcessRun {
  /// Runs a program without output to its end, and gives its exit status.
  static func status(of program: String, _ arguments: [String]) -> Int32 { run(program, arguments).status }

  /// Runs a program without output to its end, and gives its exit status and the seconds of
  /// processors that it took.
  static func run(_ program: String, _ arguments: [String]) -> (status: Int32, seconds: Double) {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for stream in [Int32(1), 2] {
      unsafe posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) }
    defer { unsafe words.forEach { unsafe free($0) } }
    unsafe words.append(nil)
    var process: pid_t = 0
    guard unsafe posix_spawn(&process, program, &actions, nil, words, environ) == 0 else { return (-1, 0) }
    var status: Int32 = 0
    var usage = rusage()
    unsafe wait4(process, &status, 0, &usage)
    return (status, ProcessUsage.seconds(of: usage))
  }
}
