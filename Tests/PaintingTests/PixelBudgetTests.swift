import OperatingSystem
@testable import Painting
import Synchronization
import Testing

/// The pixels that pictures have at a time.
struct PixelBudgetTests {
  @Test func `pictures of several threads never have more pixels than there are, or one has them alone`() {
    let budget = PixelBudget(100)
    let used = Mutex<[Int]>([])
    let queue = ParallelQueue<Bool>(threads: 4)
    let sizes = (0..<200).map { [30, 60, 99, 250][$0 % 4] }
    var isKept: [Bool] = []
    func take() { if let next = queue.next() { isKept.append(next) } }
    for size in sizes {
      if queue.isFull { take() }
      queue.add {
        let isWithin = try? budget.spend(size) {
          let now = used.withLock { used in
            used.append(size)
            return used
          }
          used.withLock { used in if let own = used.firstIndex(of: size) { used.remove(at: own) } }
          return now.count == 1 || now.reduce(0, +) <= 100
        }
        return isWithin == true
      }
    }
    while queue.count > 0 { take() }
    #expect(isKept == sizes.map { _ in true })
  }

  @Test func `a picture that fails gives its pixels back`() throws {
    let budget = PixelBudget(100)
    for _ in 0..<3 {
      #expect(throws: PaintingError.failed("no")) {
        try budget.spend(100) { () throws(PaintingError) in throw .failed("no") }
      }
    }
    #expect(try budget.spend(100) { 1 } == 1)
  }
}
