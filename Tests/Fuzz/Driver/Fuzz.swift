import FuzzTargets

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tries inputs on a target. Scripts/fuzz builds and runs it, and describes its arguments.
///
/// Exit codes: 0 nothing was found, 1 something was, 64 the arguments were not understood.
@main
struct Fuzz {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      print("fuzz: \(error)")
      exit(error is FuzzUsage ? 64 : 1)
    }
  }

  private static func run(_ words: [String]) throws {
    if words == ["--list"] { return print(FuzzTarget.all.map(\.name).joined(separator: "\n")) }
    guard let name = words.first, let target = FuzzTarget.named(name) else {
      throw FuzzUsage("expected one of \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
    }
    let options = try FuzzOptions(Array(words.dropFirst()))
    let watch = Watch(
      target.name, findings: options.findings, seconds: options.secondsPerRun, megabytes: options.megabytes)
    if options.isGuided { return try GuidedFuzzing(target, watch, options).run() }
    if options.files.isEmpty { return try FuzzLoop(target, watch, options).run() }
    watch.start()
    for file in options.files {
      try watch.run(target, try InputFile.read(file), isThorough: true)
      print("\(target.name): \(file) passed")
    }
  }
}

/// Words that are not understood.
struct FuzzUsage: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
