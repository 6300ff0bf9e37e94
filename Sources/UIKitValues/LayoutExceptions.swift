/// An exception as UIKit raises it: a mistake of the program.
public struct LayoutException: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the exception, such as `NSInvalidArgumentException`.
  public let name: String
  /// The reason, in UIKit's words where they are known.
  public let reason: String

  /// UIKit's line of the console.
  public var description: String {
    "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
  }
}

/// The exceptions that UIKit would raise.
///
/// A program on iOS ends where one is raised. Here what was asked for is not done, the program goes on, and
/// the exception goes to whoever listens: Swift cannot unwind the stack from a call that does not throw, and
/// a test that ends its process takes all others with it.
///
/// ```swift
/// let (view, stranger) = (UIView(), UIView())
/// let exceptions = LayoutExceptions.raised {
///   view.heightAnchor.constraint(equalTo: stranger.heightAnchor).isActive = true
/// }
/// print(exceptions.map(\.name))  // ["NSGenericException"]
/// ```
@preconcurrency @MainActor
public enum LayoutExceptions {
  /// Called for each exception that no ``raised(_:)`` around it takes; by default it is printed to standard
  /// error.
  public static var handler: (LayoutException) -> Void = { printToStandardError($0.description) }

  private static var collected: [[LayoutException]] = []

  /// The exceptions that are raised while a function runs, in order.
  public static func raised(_ body: () throws -> Void) rethrows -> [LayoutException] {
    collected.append([])
    do {
      try body()
    } catch {
      collected.removeLast()
      throw error
    }
    return collected.removeLast()
  }

  package static func raise(_ name: String, _ reason: String) {
    let exception = LayoutException(name: name, reason: reason)
    if collected.isEmpty { return handler(exception) }
    collected[collected.count - 1].append(exception)
  }
}

/// Writes a line to standard error.
package func printToStandardError(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
