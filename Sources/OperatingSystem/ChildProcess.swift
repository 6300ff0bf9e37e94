/// Another program, run to its end.
package enum ChildProcess {
  /// Runs a program that the system finds by its name, and gives what it writes.
  ///
  /// Its environment has the user's home, the search path, and the variables that are passed. It has no
  /// others: variables that lead a program elsewhere, as git's do in a hook, belong to the run of the caller,
  /// which need not be about the same files. Its error messages are not shown.
  ///
  /// - Parameters:
  ///   - input: The file that it reads.
  ///   - variables: Further variables of its environment, as `NAME=value`.
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
