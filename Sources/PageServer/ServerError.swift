/// Why a page cannot be served.
package enum ServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The library libmicrohttpd is not there, or lacks a function.
  case noLibrary(missing: String?)
  /// The text is no address in digits.
  case noAddress(String)
  /// The system does not let the program listen at an address; its error's number.
  case cannotListen(String, port: UInt16, error: Int32)

  /// One line: the defect, and the expectation.
  package var description: String {
    switch self {
    case .noLibrary(let missing):
      "the library libmicrohttpd.so.12 " + (missing.map { "lacks \($0)" } ?? "is not there")
        + ", expected Debian's package libmicrohttpd12 (libmicrohttpd-dev to build with) or Homebrew's libmicrohttpd"
    case .noAddress(let text):
      "'\(text)' is no address to listen at, expected digits such as 127.0.0.1, 0.0.0.0 or ::1"
    case .cannotListen(let address, let port, let error):
      "cannot listen at \(address), port \(port) (error \(error) of the system), expected a port that is free"
    }
  }
}
