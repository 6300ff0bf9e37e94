import Foundation
import TestSupport

/// When a command is killed.
enum Moment: CustomStringConvertible {
  /// After seconds.
  case after(Double)
  /// As it asks the system for the n-th time to change a file, counted from 1.
  case atCall(Int)

  var description: String {
    switch self {
    case .after(let seconds): "after \(seconds) s"
    case .atCall(let number): "at call \(number) that writes"
    }
  }
}

/// How long a command takes that is not killed.
struct Extent {
  /// In seconds.
  let time: Double
  /// How often it asks the system to change a file; 0 where that cannot be counted.
  let calls: Int

  /// A moment between the command's start and a little after its end.
  func moment(_ random: inout SeededGenerator) -> Moment {
    let share = Double(random.below(1_000_000)) / 1_000_000
    let isAtCall = random.chance(2)
    return isAtCall && calls > 0 ? .atCall(1 + Int(share * Double(calls))) : .after(share * 1.05 * time)
  }
}

/// The program `strace`, which counts system calls and can kill a program at one.
enum SystemCallTracer {
  private static let executable = URL(filePath: "/usr/bin/strace")
  /// The calls that change files, and those by which SQLite and exports take turns.
  private static let calls =
    "write,pwrite64,ftruncate,fsync,fdatasync,fchmod,flock,mkdirat,unlink,unlinkat,rename,renameat,renameat2"

  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: executable.path) }

  static func run(
    _ program: Program, _ words: [String], in directory: URL, killedAtCall number: Int
  ) throws -> Program.Outcome {
    try run(
      program, words, in: directory,
      ["-o", "/dev/null", "-e", "inject=\(calls):signal=SIGKILL:when=\(number)"])
  }

  /// How many calls the program's first thread makes.
  static func count(_ program: Program, _ words: [String], in directory: URL, log: URL) throws -> Int {
    _ = try run(program, words, in: directory, ["-o", log.path])
    defer { try? FileManager.default.removeItem(at: log) }
    return try String(contentsOf: log, encoding: .utf8).split(separator: "\n").count { $0.contains("(") }
  }

  private static func run(
    _ program: Program, _ words: [String], in directory: URL, _ options: [String]
  ) throws -> Program.Outcome {
    try Program(at: executable).run(
      ["-qq", "-e", "trace=\(calls)"] + options + [program.executable.path] + words, in: directory)
  }
}
