/// Another program, run to its end.
package enum ChildProcess {
  /// Runs a program that the system finds by its name, and gives what it writes.
  ///
  /// It knows the user's home and where programs are, and of the rest of the environment what is passed: variables that lead
  /// a program elsewhere, as git's do in a hook, are about what the caller was started for, which need not be what is asked
  /// here. What it says of errors is not shown.
  ///
  /// - Parameters:
  ///   - input: The file that it reads.
  ///   - variables: What it is to know beside, as `NAME=value`.
  ///   - limit: How many bytes it may write.
  /// - Returns: Its exit code, -1 where a signal ended it, and what it wrote.
  package static func run(
    _ program: String, _ arguments: [String], input: String = "/dev/null", variables: [String] = [],
    limit: Int
  ) throws(FileDefect) -> (code: Int32, output: [UInt8]) {
    let environment =
      ["HOME", "PATH", "XDG_CONFIG_HOME"].compactMap { name in
        SystemCalls.environment(name).map { "\(name)=\($0)" }
      } + variables
    let started = try SystemCalls.startProgram([program] + arguments, environment, input: input)
    let output = Result { () throws(FileDefect) in
      let stream = Descriptor(started.output)
      return try Descriptor.readStream(stream.number, limit: limit)
    }
    let code = SystemCalls.waitForProgram(started.process)
    return (code, try output.get())
  }
}
