import OperatingSystem
import Testing

struct CancellationTests {
  @Test func `work ends where it asks after it was cancelled`() throws {
    try Cancellation.check()
    let cancellation = Cancellation()
    try Cancellation.$current.withValue(cancellation) {
      try Cancellation.check()
      cancellation.ask()
      #expect(Cancellation.isAsked)
      #expect(throws: CancelledWork.self) { try Cancellation.check() }
    }
    try Cancellation.check()
  }

  @Test func `what a queue does for cancelled work knows it, on any thread`() {
    let cancellation = Cancellation()
    cancellation.ask()
    let queue = ParallelQueue<Bool>(threads: 2)
    Cancellation.$current.withValue(cancellation) { for _ in 0..<8 { queue.add { Cancellation.isAsked } } }
    var seen: [Bool] = []
    while let next = queue.next() { seen.append(next) }
    #expect(seen == Array(repeating: true, count: 8))
  }
}
