import Synchronization
import Testing

@testable import SceneStore

struct ReadAheadTests {
  @Test(arguments: [0, 1, 4, 5, 1000])
  func `results come whole and in order`(count: Int) {
    let odd = ReadAhead(Array(0..<count)) { $0 % 2 == 1 ? $0 * 10 : nil }
    #expect(Array(odd) == (0..<count).filter { $0 % 2 == 1 }.map { $0 * 10 })
    let iterator = odd.makeIterator()
    while iterator.next() != nil {}
    #expect(iterator.next() == nil)
  }

  @Test func `what is not taken is not made, but for a few`() {
    let made = Mutex(0)
    withExtendedLifetime(made) {
      let numbers = ReadAhead(Array(0..<100_000)) { number in
        made.withLock { $0 += 1 }
        return number
      }
      #expect(Array(numbers.prefix(3)) == [0, 1, 2])
    }
    #expect(made.withLock { $0 } < 20)
  }

  @Test func `documents are stored as they are read`() throws {
    let store = try SceneStore()
    let documents = ReadAhead(Array(0..<50)) {
      try? storyboard("\($0).storyboard", inView: "<label id=\"l\"/>")
    }
    #expect(try store.importDocuments(documents, project: "p").count == 50)
    #expect(try store.documents().count == 50)
  }
}
