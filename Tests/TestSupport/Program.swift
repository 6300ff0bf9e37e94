public import Foundation

/// The built program, run as its users run it.
public struct Program: Sendable {
  /// The outcome of a run.
  public struct Outcome: Sendable {
    public let code: Int32
    public let output: String
    public let errors: String

    /// The lines of the standard error.
    public var errorLines: [Substring] { errors.split(separator: "\n") }
  }

  /// Where the program is.
  public let executable: URL

  /// A program at a place.
  public init(at executable: URL) { self.executable = executable }

  /// The program of a product's name, which a build puts beside the tests.
  public init(_ name: String) { executable = Self.productsDirectory.appending(path: name) }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - directory: The working directory, or nil for the tests' own.
  ///   - input: The file that is the program's standard input, or nil for the tests' own.
  ///   - seconds: When the program is killed, if it runs then; nil lets it run.
  /// - Throws: Also the finding of a sanitizer.
  public func run(
    _ arguments: [String], in directory: URL? = nil, input: URL? = nil, killedAfter seconds: Double? = nil
  ) throws -> Outcome {
    let scratch = try TemporaryDirectory()
    let output = scratch.url.appending(path: "output")
    let errors = scratch.url.appending(path: "errors")
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if let directory { process.currentDirectoryURL = directory }
    let handles = try [output, errors].map(FileHandle.init(forWritingTo:))
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    if let input { process.standardInput = try FileHandle(forReadingFrom: input) }
    try process.run()
    if let seconds {
      Thread.sleep(forTimeInterval: seconds)
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    process.waitUntilExit()
    for handle in handles { try handle.close() }
    let outcome = Outcome(
      code: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
    try Sanitizer.check(code: outcome.code, outcome.errors)
    return outcome
  }

  /// The folder that holds the products of the build.
  public static var productsDirectory: URL {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      return (bundle ?? Bundle.main).bundleURL.deletingLastPathComponent()
    #else
      return Bundle.main.bundleURL
    #endif
  }
}
