/// The bounds of a server.
package struct ServerLimits: Sendable {
  /// Connections at once; others wait until the system lets them in.
  package var connections = 128
  /// Seconds without a byte after which a connection is closed.
  package var idleSeconds = 30
  /// Bytes of the request line and the headers.
  package var headBytes = 32_768
  /// Requests a second, after as many at once.
  package var requestsPerSecond = 2_000
  /// Requests that wait for work that takes long.
  package var waitingWork = 32
  /// Requests that wait for something to happen.
  package var listeners = 24

  /// The usual bounds.
  package init() {}
}
