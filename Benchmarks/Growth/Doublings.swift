import Foundation

/// The times of a kind of work at sizes that double.
struct Doublings {
  private let work: Work
  private let last: Int

  private static let first = 1000
  /// No size is tried after one that takes longer. Seconds.
  private static let longest = 10.0
  /// The time below which work is done again, so that the least counts. Seconds.
  private static let shortest = 0.2

  init(_ work: Work, to last: Int) {
    self.work = work
    self.last = last
  }

  /// Does the work and prints a line for each size.
  func print() throws {
    var count = Self.first
    var before: Double?
    while count <= last {
      let seconds = try seconds(count)
      let exponent = before.map { ", exponent \(Self.text(log2(seconds / $0)))" } ?? ""
      Swift.print("\(work.name), \(count): \(Self.text(seconds * 1000)) ms\(exponent)")
      if seconds > Self.longest { break }
      before = seconds
      count *= 2
    }
  }

  /// The least of up to five runs.
  private func seconds(_ count: Int) throws -> Double {
    let body = try work.prepare(count)
    var best = Double.infinity
    for _ in 0..<5 {
      let start = ContinuousClock.now
      try body()
      best = min(best, start.duration(to: .now) / .seconds(1))
      if best > Self.shortest { break }
    }
    return best
  }

  private static func text(_ number: Double) -> String { String(format: "%.2f", number) }
}
