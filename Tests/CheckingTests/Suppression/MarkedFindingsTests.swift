import InterfaceBuilder
import SceneModel
import TestSupport
import Testing

@testable import Checking
@testable import Checks

/// Which markers call which findings right, compared with a look at each pair.
struct MarkedFindingsTests {
  private static let rules = ["ambiguous", "clipped", "misplaced"]

  private static func place(_ random: inout SeededGenerator) -> DocumentPlace {
    DocumentPlace(path: random.pick(["A.xib", "B.xib"]), line: random.below(20) + 1, column: random.below(3))
  }

  private static func finding(_ random: inout SeededGenerator) -> CheckFinding {
    CheckFinding(
      rule: random.pick(rules), severity: .note, place: place(&random), scene: nil, object: ObjectID("o"),
      name: "o", message: "m")
  }

  private static func marker(_ random: inout SeededGenerator) -> SuppressionMarker {
    let start = place(&random)
    let end = DocumentPlace(path: start.path, line: start.line + random.below(9), column: random.below(3))
    let names = (0..<random.below(4)).map { _ in random.pick(rules + ["all", "other"]) }
    return SuppressionMarker(
      rules: names, reason: "", place: start, object: ObjectID("m"), start: start,
      end: random.chance(4) ? nil : end)
  }

  private static func covers(_ marker: SuppressionMarker, _ finding: CheckFinding) -> Bool {
    let (found, start) = (finding.place, marker.start)
    let isNamed = marker.rules.contains(finding.rule) || marker.rules.contains("all")
    guard found.path == marker.place.path, isNamed,
      (found.line, found.column) >= (start.line, start.column)
    else { return false }
    return marker.end.map { (found.line, found.column) < ($0.line, $0.column) } ?? true
  }

  @Test func `each finding has the first marker that holds for it, and all that hold are used`() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let findings = (0..<random.below(30)).map { _ in Self.finding(&random) }
      let markers = (0..<random.below(12)).map { _ in Self.marker(&random) }
      let marked = MarkedFindings(findings, markers)
      for (index, finding) in findings.enumerated() {
        let first = markers.firstIndex { Self.covers($0, finding) }
        #expect(marked.first(at: index) == first, "seed \(seed)")
      }
      let used = markers.indices.filter { marker in findings.contains { Self.covers(markers[marker], $0) } }
      #expect(marked.used == Set(used), "seed \(seed)")
    }
  }

  @Test func `many markers that hold for many findings are looked at once`() {
    let findings = (0..<20_000).map { line in
      CheckFinding(
        rule: "ambiguous", severity: .note, place: DocumentPlace(path: "A.xib", line: line + 1, column: 1),
        scene: nil, object: ObjectID("o"), name: "o", message: "m")
    }
    let start = DocumentPlace(path: "A.xib", line: 1, column: 1)
    let markers = (0..<20_000).map { _ in
      SuppressionMarker(
        rules: ["ambiguous", "all"], reason: "", place: start, object: ObjectID("m"), start: start, end: nil)
    }
    // Pair by pair it takes minutes in a program that is not optimized.
    let marked = MarkedFindings(findings, markers)
    #expect(marked.used.count == markers.count)
    #expect(marked.first(at: 19_999) == 0)
  }
}
