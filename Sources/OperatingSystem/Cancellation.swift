import Synchronization

/// A request to end work that goes on. Long work asks for it where it can end: between documents, scenes and
/// layouts.
package final class Cancellation: Sendable {
  /// That of the work of the current task, and of what a ``ParallelQueue`` does for it; nil where nobody can
  /// cancel it.
  @TaskLocal package static var current: Cancellation?

  private let asked = Atomic(false)

  package init() {}

  /// Whether the work is to end.
  package var isAsked: Bool { asked.load(ordering: .relaxed) }

  /// Asks for the end of the work.
  package func ask() { asked.store(true, ordering: .relaxed) }

  /// Whether the work of the current task is to end.
  package static var isAsked: Bool { current?.isAsked ?? false }

  /// Ends the work of the current task where that is asked for.
  package static func check() throws(CancelledWork) {
    if isAsked { throw CancelledWork() }
  }
}

/// The end of work that was cancelled, which has no result.
package struct CancelledWork: Error, Hashable, Sendable, CustomStringConvertible {
  /// One line.
  package var description: String { "ninefold: error: cancelled" }
}
