import Foundation

/// The peer's times of one system, in microseconds.
struct Peer {
  var scratch: Double
  var firstEdit: Double
  var secondEdit: Double
  /// Required rows the peer refused; it is not edited where there are any.
  var refusedCount: Int

  /// Reads a comma-separated table with a heading.
  static func read(_ path: String) throws -> [Peer] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: ",").map { Double($0) ?? 0 }
      return Peer(
        scratch: fields[5], firstEdit: fields[7], secondEdit: fields[8], refusedCount: Int(fields[9]))
    }
  }
}

/// The results of a run.
struct Report {
  var systems: [RecordedSystem]
  var results: [Measurement]
  var peer: [Peer]

  func print() {
    let rows = systems.reduce(0) { $0 + $1.rows.count }
    let total = results.reduce(0) { $0 + $1.scratch }
    let conflicts = results.reduce(0) { $0 + $1.conflictCount }
    let conflicted = results.count { $0.conflictCount > 0 }
    Swift.print(
      "sum of times from scratch: \(text(total / 1000)) ms, median \(text(median(results.map(\.scratch)))) µs,"
        + " \(text(total / Double(rows))) µs a row of \(rows); \(conflicts) conflicts in \(conflicted) systems"
    )
    if peer.count == systems.count {
      printRatios()
    } else {
      printEdits(results.indices.map { $0 })
    }
    if systems.count <= 40 {
      for index in results.indices {
        let ratio =
          peer.count == systems.count ? " ×\(text(peer[index].scratch / results[index].scratch))" : ""
        Swift.print("  \(systems[index].label): \(text(results[index].scratch)) µs\(ratio)")
      }
    }
  }

  /// - Parameter kind: The word before the edits.
  private func printEdits(_ indices: [Int], _ kind: String = "") {
    let first = indices.map { results[$0].firstEdit }
    let second = indices.map { results[$0].secondEdit }
    Swift.print(
      "\(kind)edits of \(indices.count) systems: 375 to 414 total \(text(first.reduce(0, +) / 1000)) ms, median"
        + " \(text(median(first))) µs; to 768 total \(text(second.reduce(0, +) / 1000)) ms, median"
        + " \(text(median(second))) µs")
  }

  private func printRatios() {
    let ratios = results.indices.map { peer[$0].scratch / results[$0].scratch }
    let total = peer.reduce(0) { $0 + $1.scratch } / results.reduce(0) { $0 + $1.scratch }
    let order = results.indices.sorted { ratios[$0] < ratios[$1] }
    Swift.print("peer's time to ours: total ×\(text(total)), median ×\(text(median(ratios))), slowest:")
    for index in order.prefix(8) {
      Swift.print(
        "  ×\(text(ratios[index])) \(text(results[index].scratch)) µs, \(systems[index].rows.count) rows,"
          + " \(results[index].conflictCount) conflicts, \(systems[index].label.suffix(60))")
    }
    let edited = results.indices.filter { peer[$0].refusedCount == 0 }
    printPeerEdits(edited.filter { !results[$0].contradictsWidth }, "")
    // The peer holds what is required and leaves the width; the solver says what contradicts it as well.
    printPeerEdits(edited.filter { results[$0].contradictsWidth }, "contradicting ")
  }

  private func printPeerEdits(_ indices: [Int], _ kind: String) {
    printEdits(indices, kind)
    let first = indices.reduce(0) { $0 + peer[$1].firstEdit }
    let second = indices.reduce(0) { $0 + peer[$1].secondEdit }
    Swift.print("peer's \(kind)edits: total \(text(first / 1000)) ms and \(text(second / 1000)) ms")
  }
}
