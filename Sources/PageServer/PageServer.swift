import CMicroHTTPD
import OperatingSystem
import Synchronization

/// A server of a page, which answers on threads of its own until it is stopped.
package final class PageServer: Sendable {
  /// The address of this machine to itself.
  package static let loopback = "127.0.0.1"

  /// The port that the server listens at.
  package let port: UInt16
  /// The address of the page, which ends in a slash.
  package let url: String
  /// How many requests are worked on at once.
  let workerCount = max(2, ThisProcess.coreCount)
  private let exchange: ExchangeHandler
  /// The library's server; nil when it is stopped.
  private let daemon: Mutex<UInt?>

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - address: The address to listen at, in digits.
  ///   - port: The port; 0 lets the system choose one.
  ///   - key: The secret that the address of the page has; nil of a server for this machine alone.
  ///   - respond: Gives the way in which a request is answered. It is called on the thread that all requests
  ///     share.
  package init(
    address: String = PageServer.loopback, port: UInt16 = 0, key: AccessKey? = nil,
    limits: ServerLimits = ServerLimits(), respond: @escaping @Sendable (PageRequest) -> PageResponse
  ) throws(ServerError) {
    let library = try MicroHTTPD.loaded.get()
    let workers: Workers
    do throws(FileDefect) {
      workers = try Workers(count: workerCount, mostWaiting: limits.waitingWork)
    } catch {
      throw .cannotListen(address, port: port, error: 0)
    }
    exchange = ExchangeHandler(library, workers, limits, respond)
    var error: Int32 = 0
    let context = unsafe Unmanaged.passUnretained(exchange).toOpaque()
    let started = unsafe address.withCString { text in
      let server = unsafe ninefold_server(
        address: text, port: port, connections: UInt32(limits.connections),
        seconds: UInt32(limits.idleSeconds), memory: limits.headBytes)
      return unsafe ninefold_start(
        library.functions, server, ExchangeHandler.answer, ExchangeHandler.completed, context, &error)
    }
    guard let started = unsafe started else {
      workers.close()
      throw error == 0 ? .noAddress(address) : .cannotListen(address, port: port, error: error)
    }
    daemon = Mutex(UInt(bitPattern: started))
    self.port = unsafe ninefold_port(library.functions, started)
    let host = address.utf8.contains(UInt8(ascii: ":")) ? "[\(address)]" : address
    url = "http://\(host):\(self.port)/" + (key.map { $0.text + "/" } ?? "")
    exchange.begin(RequestRules(port: self.port, key: key))
  }

  deinit { stop() }

  /// Ends the server: whatever waits is refused, and what is being worked on is answered before.
  package func stop() {
    guard let stopped = daemon.withLock({ $0.take() }) else { return }
    exchange.end()
    unsafe exchange.library.functions.MHD_stop_daemon(OpaquePointer(bitPattern: stopped))
  }
}
