import TestSupport
import Testing

@testable import Sources

/// Patches of random files, applied by a slow reader of hunks.
struct UnifiedDifferenceTests {
  /// A file of a few lines, many of them alike; some end without a line end.
  private static func file(_ random: inout SeededGenerator) -> String {
    let lines = (0..<random.below(12)).map { _ in random.pick(["a", "b", "c", "", "ab"]) }
    let text = lines.map { $0 + "\n" }.joined()
    return random.chance(3) ? String(text.dropLast()) : text
  }

  /// The file that a patch makes of another: each hunk's old lines must stand where it says.
  private static func applied(_ patch: String, to old: String) throws -> String {
    var lines = old.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }
    if let last = lines.popLast(), last != "\n" { lines.append(String(last.dropLast())) }
    var (made, next) = ([String](), 0)
    var sign: Character?
    for row in patch.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast() {
      let text = "\(row.dropFirst())\n"
      switch row.first {
      case "@":
        let numbers = try #require(row.firstMatch(of: /-(\d+),(\d+)/))
        let (line, count) = (try #require(Int(numbers.1)), try #require(Int(numbers.2)))
        let start = count == 0 ? line : line - 1
        made += lines[next..<start]
        next = start
      case "+": made.append(text)
      // The line before it has no line end; of an old line the file says so itself.
      case "\\": if sign == "+", let last = made.popLast() { made.append(String(last.dropLast())) }
      default:
        try #require(next < lines.count)
        #expect(lines[next].split(separator: "\n").joined() == row.dropFirst())
        if row.first == " " { made.append(lines[next]) }
        next += 1
      }
      sign = row.first
    }
    return (made + lines[next...]).joined()
  }

  @Test func `a patch makes the new file of the old one, however much of both is the same`() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let (start, end) = (Self.file(&random), Self.file(&random))
      let old = start + Self.file(&random) + end
      let new = random.chance(8) ? old : start + Self.file(&random) + end
      let patch = UnifiedDifference(from: Array(old.utf8), to: Array(new.utf8)).text(of: "f")
      #expect(patch.isEmpty == (old == new), "\(old.debugDescription) \(new.debugDescription)")
      guard !patch.isEmpty else { continue }
      #expect(try Self.applied(patch, to: old) == new, "\(old.debugDescription): \(patch)")
    }
  }
}
