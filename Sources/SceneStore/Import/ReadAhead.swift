import Dispatch
import OperatingSystem
import Synchronization

/// The results of a transformation of items, in order, made on another core a few items ahead of whoever
/// takes them.
///
/// Made for ``SceneStore/importDocuments(_:project:)``: while one document is stored, the next ones are read.
/// No more than a few results are ever in memory.
package struct ReadAhead<Item: Sendable, Element: Sendable>: Sequence, Sendable {
  private let items: [Item]
  private let transform: @Sendable (Item) -> Element?

  /// A sequence of what a transformation makes of items; those of which it makes nil are left out.
  package init(_ items: [Item], transform: @escaping @Sendable (Item) -> Element?) {
    self.items = items
    self.transform = transform
  }

  /// Starts to transform the items.
  package func makeIterator() -> Iterator { Iterator(items, transform) }

  /// Takes the results one by one; when it goes, the transformation stops at the item where it is.
  package final class Iterator: IteratorProtocol {
    private let exchange = Exchange<Element>()
    /// The results made as they are asked for, where the system has no thread to make them ahead.
    private var unread:
      LazyMapSequence<LazyFilterSequence<LazyMapSequence<[Item], Element?>>, Element>.Iterator?

    fileprivate init(_ items: [Item], _ transform: @escaping @Sendable (Item) -> Element?) {
      let exchange = exchange
      do throws(FileDefect) {
        try ThisProcess.startThread {
          for item in items {
            guard let element = transform(item) else { continue }
            guard exchange.put(element) else { return }
          }
          _ = exchange.put(nil)
        }
      } catch {
        unread = items.lazy.compactMap(transform).makeIterator()
      }
    }

    deinit { exchange.close() }

    /// The next result, or nil after the last.
    package func next() -> Element? { unread == nil ? exchange.take() : unread?.next() }
  }
}

@available(*, unavailable, message: "An iterator belongs to one thread of work.")
extension ReadAhead.Iterator: Sendable {}

/// A short queue of elements between a producer and a consumer; nil is the last.
private final class Exchange<Element: Sendable>: Sendable {
  private struct Line {
    var elements: [Element?] = []
    var isClosed = false
  }

  /// How many elements wait at most.
  private static var capacity: Int { 4 }

  private let line = Mutex(Line())
  private let free = DispatchSemaphore(value: 0)
  private let filled = DispatchSemaphore(value: 0)

  init() {
    // A semaphore must not end below the value that it was made with.
    for _ in 0..<Self.capacity { free.signal() }
  }

  /// Puts an element, and waits until there is space for it.
  ///
  /// - Returns: False where nobody takes any more.
  func put(_ element: Element?) -> Bool {
    free.wait()
    let isOpen = line.withLock { line in
      line.elements.append(element)
      return !line.isClosed
    }
    filled.signal()
    return isOpen
  }

  /// Takes the first element, and waits until there is one; nil again and again after the last.
  func take() -> Element? {
    guard !(line.withLock { $0.isClosed }) else { return nil }
    filled.wait()
    let element = line.withLock { line in
      let element = line.elements.removeFirst()
      if element == nil { line.isClosed = true }
      return element
    }
    free.signal()
    return element
  }

  /// Lets whoever puts go on and find that nobody takes.
  func close() {
    line.withLock { line in
      line.isClosed = true
      line.elements.removeAll()
    }
    free.signal()
  }
}
