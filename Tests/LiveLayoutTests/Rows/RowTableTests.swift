import Testing

@testable import LiveLayout

/// Tables whose rows are laid out as they come into view.
struct RowTableTests {
  /// The height of a row of a test: between 30 and 89 points.
  private static func height(_ row: Int) -> Double { Double(30 + row * 37 % 60) }

  @Test func `of ten thousand rows those of the first screen are laid out`() throws {
    var table = try RowTable(count: 10_000, .selfSizing(estimate: 44))
    var laidOut: [Int] = []
    let screen = try table.scroll(to: 0, viewport: 844) { row in
      laidOut.append(row)
      return Self.height(row)
    }
    #expect(screen.rows == 0..<laidOut.count && laidOut == Array(screen.rows))
    #expect(table.layoutCount == laidOut.count && table.layoutCount < 100)
    #expect(screen.measurements.map(\.height) == laidOut.map(Self.height))
    #expect(screen.measurements.allSatisfy { $0.assumed == 44 })
    #expect(table.contentHeight == 440_000 + screen.growth)
    #expect(screen.correction == 0 && table.offset == 0)
    // Rows of known height are not laid out again.
    let again = try table.scroll(to: 0, viewport: 844) { _ in
      Issue.record("laid out again")
      return 0
    }
    #expect(again.rows == screen.rows && again.measurements.isEmpty)
  }

  @Test func `rows of a fixed height are never laid out`() throws {
    var table = try RowTable(count: 10_000, .fixed(50))
    for (offset, rows) in [(0.0, 0..<17), (25, 0..<17), (400_000, 8_000..<8_017), (1e9, 9_983..<10_000)] {
      let screen = try table.scroll(to: offset, viewport: 820) { _ in
        Issue.record("laid out")
        return 0
      }
      #expect(screen.rows == rows && screen.growth == 0)
    }
    #expect(table.contentHeight == 500_000 && table.layoutCount == 0 && table.offset == 499_180)
  }

  @Test func `a row in view stays where it is while those above it are laid out`() throws {
    var table = try RowTable(count: 1_000, .selfSizing(estimate: 40))
    // Far down, so that the rows above are not known.
    _ = try table.scroll(to: 20_000, viewport: 800, layOut: Self.height)
    let first = table.visible.lowerBound
    let place = table.heights.top(of: first) - table.offset
    let up = try table.scroll(to: table.offset - 300, viewport: 800, layOut: Self.height)
    #expect(!up.measurements.isEmpty && up.correction != 0)
    #expect(up.rows.lowerBound < first)
    // It has moved down by what was scrolled, whatever the rows above it are.
    #expect(table.heights.top(of: first) - table.offset == place + 300)
  }

  @Test func `scrolled to its end a table shows its last row, and to its start its first`() throws {
    var table = try RowTable(count: 500, .selfSizing(estimate: 100))
    let end = try table.scroll(to: .greatestFiniteMagnitude, viewport: 700, layOut: Self.height)
    #expect(end.rows.upperBound == 500)
    #expect(table.offset + 700 == table.contentHeight)
    let start = try table.scroll(to: -5, viewport: 700, layOut: Self.height)
    #expect(start.rows.lowerBound == 0 && table.offset == 0)
  }

  @Test func `a row whose content changed is laid out anew`() throws {
    var table = try RowTable(count: 3, .selfSizing(estimate: 10))
    _ = try table.scroll(to: 0, viewport: 100) { _ in 20 }
    #expect(table.contentHeight == 60)
    try table.forget(1)
    #expect(table.contentHeight == 50 && table.heights.knownCount == 2)
    let again = try table.scroll(to: 0, viewport: 100) { _ in 30 }
    #expect(again.measurements == [.init(row: 1, assumed: 10, height: 30)] && again.growth == 20)
    #expect(table.contentHeight == 70)
  }

  @Test func `small tables have few rows, or none`() throws {
    var empty = try RowTable(count: 0, .selfSizing(estimate: 44))
    #expect(try empty.scroll(to: 10, viewport: 100, layOut: Self.height).rows.isEmpty)
    #expect(empty.offset == 0 && empty.contentHeight == 0)
    var flat = try RowTable(count: 5, .selfSizing(estimate: 44))
    // Rows of no height leave space for all that follow.
    #expect(try flat.scroll(to: 0, viewport: 100) { _ in 0 }.measurements.count == 5)
    #expect(try flat.scroll(to: 0, viewport: 0, layOut: Self.height).rows.isEmpty)
  }

  @Test func `what is no number of points is refused, and the table stays as it was`() throws {
    #expect(throws: RowTableError(.count(-1))) { try RowTable(count: -1, .fixed(44)) }
    #expect(throws: RowTableError(.count(RowHeights.mostRows + 1))) {
      try RowTable(count: RowHeights.mostRows + 1, .fixed(44))
    }
    for height in [0, -1, Double.infinity, 1e308] {
      #expect(throws: RowTableError(.estimate(height))) {
        try RowTable(count: 1, .selfSizing(estimate: height))
      }
    }
    var table = try RowTable(count: 9, .selfSizing(estimate: 44))
    for height in [-1, Double.infinity, 1e308] {
      #expect(throws: RowTableError(.height(height, row: 2))) {
        try table.scroll(to: 0, viewport: 300) { $0 == 2 ? height : 44 }
      }
    }
    #expect(throws: RowTableError.self) { try table.scroll(to: .nan, viewport: 9, layOut: Self.height) }
    #expect(throws: RowTableError(.viewport(-1))) {
      try table.scroll(to: 0, viewport: -1, layOut: Self.height)
    }
    #expect(throws: RowTableError(.row(9, count: 9))) { try table.forget(9) }
    #expect(table.layoutCount == 0 && table.heights.knownCount == 0)
    #expect(RowTableError(.row(9, count: 9)).description == "row 9 of 9, expected 0 to 8")
  }

  @Test("sums are those of all heights added up", arguments: [1, 2, 3, 7, 8, 64, 100])
  func sums(count: Int) throws {
    var heights = try RowHeights(count: count, estimate: 8)
    var reference = Array(repeating: 8.0, count: count)
    for step in 0..<200 {
      let row = step * 7919 % count
      if step % 5 == 4 {
        try heights.forget(row)
        reference[row] = 8
      } else {
        // Halves add up exactly.
        let height = Double(step * 31 % 40) / 2
        try heights.set(height, of: row)
        reference[row] = height
      }
      let end = step % (count + 1)
      #expect(heights.top(of: end) == reference[..<end].reduce(0, +))
      let distance = Double(step * 13 % (count * 9))
      var last = 0
      for row in 0..<count where reference[..<row].reduce(0, +) <= distance { last = row }
      #expect(heights.row(at: distance) == last)
    }
    #expect(heights.total == reference.reduce(0, +))
  }
}
