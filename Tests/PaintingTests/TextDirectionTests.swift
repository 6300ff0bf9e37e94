@testable import Painting
import Testing

/// The order of text that is read in both directions.
struct TextDirectionTests {
  private func text(_ levels: [Int]) -> String {
    let letters = Array("abcdefghijklmnop")
    return TextDirection.visual(levels).map { run in
      let part = String(letters[run.range])
      return run.isRightToLeft ? String(part.reversed()) : part
    }.joined()
  }

  /// UAX 9, L2.
  @Test(arguments: [
    ([0, 0, 0], "abc"), ([1, 1, 1], "cba"), ([0, 1, 1, 0], "acbd"), ([1, 2, 2, 1], "dbca"),
    ([0, 1, 2, 2, 1, 0], "aecdbf"), ([0, 0, 2, 2], "abcd"), ([1, 0, 1], "abc"), ([], ""),
  ])
  func `parts stand in the order of their levels`(levels: [Int], expected: String) {
    #expect(text(levels) == expected)
  }

  @Test(.enabled(if: FriBidi.loaded != nil, "FriBidi is not installed: apt-get install libfribidi0"))
  func `numbers and Latin letters keep their order within Arabic`() {
    let scalars = "مرحبا 123 abc".unicodeScalars.map(\.value)
    let runs = TextDirection.runs(of: scalars)
    #expect(runs.first?.range == 10..<13, "\(runs)")
    #expect(runs.last.map { $0.isRightToLeft && $0.range.lowerBound == 0 } == true)
  }

  @Test func `text of one direction is one part`() {
    let scalars = "Tide, 12:30".unicodeScalars.map(\.value)
    #expect(TextDirection.runs(of: scalars) == [.init(range: 0..<scalars.count, isRightToLeft: false)])
  }
}
