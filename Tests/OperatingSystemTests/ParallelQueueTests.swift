import Foundation
import Synchronization
import Testing

@testable import OperatingSystem

struct ParallelQueueTests {
  @Test(arguments: [0, 1, 2, 7], [0, 1, 2, 33, 1000])
  func `results come in the order in which the work was added`(threads: Int, count: Int) {
    let queue = ParallelQueue<Int>(threads: threads)
    var results: [Int] = []
    for number in 0..<count {
      if queue.isFull, let result = queue.next() { results.append(result) }
      queue.add {
        if number % 5 == 0 { ThisProcess.pause(milliseconds: number % 3) }
        return number * 10
      }
    }
    while let result = queue.next() { results.append(result) }
    #expect(results == (0..<count).map { $0 * 10 })
    #expect(queue.next() == nil)
  }

  @Test func `a lone piece is done by whoever takes its result`() {
    let queue = ParallelQueue<Bool>(threads: 4)
    let here = ObjectIdentifier(Thread.current)
    for _ in 0..<3 {
      queue.add { ObjectIdentifier(Thread.current) == here }
      #expect(queue.next() == true)
    }
  }

  @Test func `pieces are done at the same time`() {
    let queue = ParallelQueue<Bool>(threads: 2)
    let begun = Mutex(0)
    withExtendedLifetime(begun) {
      for _ in 0..<2 {
        queue.add {
          begun.withLock { $0 += 1 }
          for _ in 0..<2000 where begun.withLock({ $0 }) < 2 { ThisProcess.pause(milliseconds: 5) }
          return begun.withLock { $0 } == 2
        }
      }
      #expect(queue.next() == true)
      #expect(queue.next() == true)
    }
  }

  @Test func `what is not taken is not done where the queue goes, but for what was begun`() {
    let done = Mutex(0)
    withExtendedLifetime(done) {
      do {
        let queue = ParallelQueue<Void>(threads: 2)
        for _ in 0..<200 { queue.add { done.withLock { $0 += 1 } } }
        queue.next()
      }
      let before = done.withLock { $0 }
      #expect(before >= 1)
      ThisProcess.pause(milliseconds: 20)
      #expect(done.withLock { $0 } <= before + 2)
    }
  }

  @Test(arguments: [0, 1, 2, 7])
  func `what was begun is done where the rest is given up`(threads: Int) {
    let counts = Mutex((begun: 0, done: 0))
    withExtendedLifetime(counts) {
      let queue = ParallelQueue<Int>(threads: threads)
      for number in 0..<100 {
        queue.add {
          counts.withLock { $0.begun += 1 }
          ThisProcess.pause(milliseconds: 1)
          counts.withLock { $0.done += 1 }
          return number
        }
      }
      _ = queue.next()
      queue.abandon()
      let (begun, done) = counts.withLock { $0 }
      #expect(begun == done && begun < 100)
      queue.add { 7 }
      #expect(queue.next() == 7 && queue.next() == nil)
    }
  }

  @Test func `a value is made once, whoever asks`() {
    let made = Mutex(0)
    withExtendedLifetime(made) {
      let value = MadeOnce {
        ThisProcess.pause(milliseconds: 5)
        return made.withLock { made in
          made += 1
          return made
        }
      }
      let queue = ParallelQueue<Int>(threads: 4)
      for _ in 0..<50 { queue.add { value.value } }
      while let number = queue.next() { #expect(number == 1) }
    }
  }
}
