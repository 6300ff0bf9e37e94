import CommandLine
package import Ninefold

extension NameError {
  /// The error as lines for people: the problem, then the candidates in columns.
  package var lines: [String] {
    guard !candidates.isEmpty else { return [description] }
    var table = TextTable([("", .left), ("", .left), ("", .left), ("", .left), ("", .left)])
    for candidate in candidates.prefix(Self.shownCandidates) {
      table.add([
        candidate.path, candidate.scene ?? "", candidate.id ?? "", candidate.className ?? "",
        candidate.label.map { "\"\($0.shown(upTo: 40))\"" } ?? "",
      ])
    }
    let rest = candidates.count - Self.shownCandidates
    return [problem] + table.lines(indent: 2) + (rest > 0 ? ["  and \(rest) more"] : []) + advice
  }

  /// The most candidates that are listed.
  private static let shownCandidates = 40

  /// The options that distinguish the candidates.
  private var advice: [String] {
    let paths = Set(candidates.map(\.path))
    var options = paths.count > 1 ? ["--document PATH"] : []
    if subject != .document, Set(candidates.map { [$0.path, $0.scene] }).count > paths.count {
      options.append("--scene SCENE")
    }
    return options.isEmpty ? [] : ["  \(options.joined(separator: " and ")) choose one"]
  }
}
