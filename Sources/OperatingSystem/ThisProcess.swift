/// The process, its clock and its streams.
package enum ThisProcess {
  /// Seconds since the start of 1970, UTC.
  package static var now: Int { SystemCalls.now }

  /// Makes a write to a reader that has gone an error instead of the process's end.
  package static func survivesClosedPipes() { SystemCalls.ignoreClosedPipes() }

  /// Ends the process.
  package static func exit(_ code: Int32) -> Never { SystemCalls.endProcess(code) }

  /// Writes all bytes to an open file descriptor, such as 1 for the standard output.
  ///
  /// - Throws: ``FileDefect`` with `closedPipe` where the reader has gone.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileDefect) {
    try Descriptor.write(bytes, to: descriptor)
  }
}
