import CommandLine
package import JSONText
package import Ninefold

/// The proofs for console logs of unsatisfiable constraints, with explanations.
package struct ConflictAnswer: Rendering {
  package let logs: [(log: ConflictLog, proof: LogProof)]
  /// The places in documents of each log's constraints; empty where they are not requested.
  package var places: [ConflictPlaces] = []
  /// The naming of what the documents have.
  package var naming = NamingOptions()

  package init(
    logs: [(log: ConflictLog, proof: LogProof)], places: [ConflictPlaces] = [],
    naming: NamingOptions = NamingOptions()
  ) {
    self.logs = logs
    self.places = places
    self.naming = naming
  }

  /// Whether any list is contradictory.
  package var isContradictory: Bool { logs.contains { $0.proof.isContradictory } }

  package var lines: [String] {
    logs.indices.flatMap { index in
      (index == 0 ? [] : [""]) + lines(of: logs[index].log, logs[index].proof)
        + (places.isEmpty ? [] : places[index].lines(naming).map { "  " + $0 })
    }
  }

  // Text

  private func lines(of log: ConflictLog, _ proof: LogProof) -> [String] {
    let set = proof.minimal.map { log.constraints[$0] }
    var lines = ["Line \(log.line): " + Self.summary(log, proof)]
    for constraint in set.isEmpty ? log.constraints : set { lines += Self.lines(of: constraint, log) }
    lines += LogChain.lines(log, proof.minimal).map { "  " + $0 }
    for advice in set.isEmpty ? [] : ConflictCause.causes(of: set).map(\.advice) {
      lines.append("  Usual fix: " + advice)
    }
    if proof.isSettled == false {
      lines.append("  Breaking \(log.broken ?? "") does not settle the list: others of it still cannot hold.")
    }
    if let broken = log.broken, !log.constraints.contains(where: { $0.name == broken }) {
      lines.append("  The system broke \(broken.onOneLine), which is not in the list")
    }
    if log.isCutOff {
      lines.append("  The list may be cut off: neither its end nor what the system broke is in the text")
    }
    if !proof.isFinished { lines.append("  The list is too large to look for all contradictions in it") }
    if !proof.unknown.isEmpty {
      lines.append("  Not in the log: " + proof.unknown.joined(separator: "; "))
    }
    lines += log.unread.map { "  Not read: <\($0.onOneLine)" }
    return lines
  }

  private static func summary(_ log: ConflictLog, _ proof: LogProof) -> String {
    let count = log.constraints.count.counted("constraint")
    guard proof.isContradictory else { return "\(count) that can all hold as they are printed" }
    if log.constraints.count == 1 { return "\(count) that cannot hold by itself" }
    return proof.minimal.count == log.constraints.count
      ? "\(count) that cannot hold together, and none of them can be left out"
      : "\(count), of which \(proof.minimal.count) cannot hold together"
  }

  private static func lines(of constraint: LoggedConstraint, _ log: ConflictLog) -> [String] {
    var notes = [constraint.identifier.map { "'\($0.onOneLine)'" }, constraint.origin.meaning].compactMap(
      \.self)
    if constraint.name == log.broken { notes.append("the system broke this one") }
    return ["  \(constraint.name.onOneLine)  \(constraint.words.onOneLine)"]
      + notes.map { "      " + $0 }
  }

  // JSON

  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.objects("logs", logs.indices) { json, index in
        let (log, proof) = logs[index]
        let set = proof.minimal.map { log.constraints[$0] }
        json.member("line", log.line)
        json.member("constraints", log.constraints.count)
        json.member("unread", log.unread.count)
        json.member("proven", proof.isContradictory)
        json.member("minimal", set.map(\.name))
        json.member("broken", log.broken)
        json.name("settled")
        if let isSettled = proof.isSettled { json.boolean(isSettled) } else { json.null() }
        json.member("finished", proof.isFinished)
        json.member("cutOff", log.isCutOff)
        json.member("unknown", proof.unknown)
        json.member("causes", ConflictCause.causes(of: set).map(\.rawValue))
        json.objects("explained", set.isEmpty ? log.constraints : set) { json, constraint in
          json.member("name", constraint.name)
          json.member("identifier", constraint.identifier)
          json.member("origin", constraint.origin.rawValue)
          json.member("words", constraint.words)
        }
        if !places.isEmpty { json.object("places") { json in places[index].write(to: &json) } }
      }
    }
  }
}
