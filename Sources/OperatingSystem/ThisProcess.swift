/// The process, its clock and its streams.
package enum ThisProcess {
  /// Seconds since the start of 1970, UTC.
  package static var now: Int { SystemCalls.now }

  /// Makes two failures of writes errors, which end the process otherwise: those to a reader that has gone,
  /// and those beyond the size that files may have.
  package static func survivesFailedWrites() { SystemCalls.ignoreSignalsOfWrites() }

  /// The value of an environment variable, or nil where there is none.
  package static func environment(_ name: String) -> String? { SystemCalls.environment(name) }

  /// Whether an open file descriptor, such as 1 for the standard output, is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { SystemCalls.isTerminal(descriptor) }

  /// The number of columns of a terminal; nil where the descriptor is no terminal, or the terminal
  /// has no width.
  package static func columns(_ descriptor: Int32) -> Int? { SystemCalls.columns(descriptor) }

  /// Runs a function beside the caller, which does not wait for it.
  ///
  /// - Throws: ``FileDefect`` where the system has no thread for it.
  package static func startThread(_ body: @escaping @Sendable () -> Void) throws(FileDefect) {
    try SystemCalls.startThread(body)
  }

  /// The identity of the running program: the identifier that its linker computed, else all its bytes; nil
  /// where they cannot be read.
  package static var programIdentity: [UInt8]? {
    do throws(FileDefect) { return try ExecutableFile.identity(at: SystemCalls.programPath) } catch {
      return nil
    }
  }

  /// The identities of the program's file and of those of all libraries that are loaded now, as
  /// ``programIdentity`` has them, in the order of their paths; nil where one cannot be read, and on systems
  /// that do not say what is loaded.
  package static var libraryIdentities: [[UInt8]]? {
    do throws(FileDefect) {
      let file = Descriptor(
        try SystemCalls.openFile(
          MappedPrograms.list, in: SystemCalls.currentFolder, followingLink: true))
      // It has no size before it is read.
      let list = try Descriptor.readStream(file.number, limit: MappedPrograms.listBytes)
      var identities: [[UInt8]] = []
      for path in MappedPrograms.paths(in: list) { identities.append(try ExecutableFile.identity(at: path)) }
      return identities
    } catch {
      return nil
    }
  }

  /// How many cores the system has for its programs, at least 1.
  package static var coreCount: Int { SystemCalls.coreCount }

  /// Waits for a time.
  package static func pause(milliseconds: Int) { SystemCalls.pause(milliseconds: milliseconds) }

  /// Ends the process.
  package static func exit(_ code: Int32) -> Never { SystemCalls.endProcess(code) }

  /// The bytes of the standard input to its end.
  ///
  /// - Throws: ``FileDefect`` with `tooLarge` where there are more than the limit.
  package static func readStandardInput(limit: Int) throws(FileDefect) -> [UInt8] {
    try Descriptor.readStream(0, limit: limit)
  }

  /// Some bytes of an open stream, such as 0 for the standard input, as soon as there are any; none at its
  /// end.
  package static func readPiece(of descriptor: Int32) throws(FileDefect) -> [UInt8] {
    try Descriptor.readPiece(descriptor)
  }

  /// Writes all bytes to an open file descriptor, such as 1 for the standard output.
  ///
  /// - Throws: ``FileDefect`` with `closedPipe` where the reader has gone.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) throws(FileDefect) {
    try Descriptor.write(bytes, to: descriptor)
  }
}
