import Checks
import InterfaceBuilder

/// The findings that markers accept, and the markers that accept one.
struct MarkedFindings {
  private struct Key: Hashable {
    let path: String
    let rule: String
  }

  /// The markers that accept a finding, by their indices.
  private(set) var used: Set<Int> = []
  /// The first marker of each finding that one accepts, by their indices.
  private var first: [Int: Int] = [:]

  init() {}

  /// - Complexity: O(*n* log *n*) of the findings and markers together.
  init(_ findings: [CheckFinding], _ markers: [SuppressionMarker]) {
    if markers.isEmpty { return }
    let paths = Set(markers.map(\.place.path))
    var lines: [Key: FindingLine] = [:]
    for (index, finding) in findings.enumerated() where paths.contains(finding.place.path) {
      for rule in [finding.rule, SuppressionMarker.all] {
        lines[Key(path: finding.place.path, rule: rule), default: FindingLine()].add(finding.place, index)
      }
    }
    for key in Array(lines.keys) { lines[key]?.sort() }
    for (index, marker) in markers.enumerated() {
      for rule in marker.rules {
        let key = Key(path: marker.place.path, rule: rule)
        guard let found = lines[key]?.take(marker) else { continue }
        used.insert(index)
        for finding in found { first[finding] = min(first[finding] ?? index, index) }
      }
    }
  }

  /// The marker that accepts a finding, by their indices; nil where none does.
  func first(at finding: Int) -> Int? { first[finding] }
}

/// Findings in the order in which they stand in a file, each of which is taken once.
private struct FindingLine {
  private var findings: [(place: DocumentPlace, index: Int)] = []
  /// For each position, the next one that may not have been taken.
  private var next: [Int] = []

  mutating func add(_ place: DocumentPlace, _ index: Int) { findings.append((place, index)) }

  mutating func sort() {
    findings.sort { ($0.place.line, $0.place.column, $0.index) < ($1.place.line, $1.place.column, $1.index) }
    next = Array(0...findings.count)
  }

  /// Takes the findings that a marker covers and that are not taken yet; nil where it covers none at all.
  mutating func take(_ marker: SuppressionMarker) -> [Int]? {
    let end = marker.end.map(start) ?? findings.count
    var position = start(marker.start)
    guard position < end else { return nil }
    var taken: [Int] = []
    position = untaken(from: position)
    while position < end {
      taken.append(findings[position].index)
      next[position] = position + 1
      position = untaken(from: position + 1)
    }
    return taken
  }

  /// The first finding that is not taken from a position on; the positions passed point there from now on.
  private mutating func untaken(from position: Int) -> Int {
    var end = position
    while next[end] != end { end = next[end] }
    var passed = position
    while next[passed] != end {
      let following = next[passed]
      next[passed] = end
      passed = following
    }
    return end
  }

  /// The position of the first finding at a place or behind it.
  private func start(_ place: DocumentPlace) -> Int {
    var rest = 0..<findings.count
    while !rest.isEmpty {
      let middle = rest.lowerBound + rest.count / 2
      let found = findings[middle].place
      if (found.line, found.column) < (place.line, place.column) {
        rest = (middle + 1)..<rest.upperBound
      } else {
        rest = rest.lowerBound..<middle
      }
    }
    return rest.lowerBound
  }
}
