import SceneModel

/// The documents of which something became other, between two versions.
package struct DifferenceReport: Sendable {
  /// What people call the versions.
  package let old: String
  package let new: String
  /// The documents that differ, in the order of their paths.
  package var documents: [ComparedDocument] = []
  /// Which documents are not compared and why, a line each.
  package var refusals: [String] = []
  /// What else is to be read of the new version, a list under each title.
  package var notes: [(title: String, lines: [String])] = []

  package init(old: String, new: String) {
    self.old = old
    self.new = new
  }

  /// The lists of a page, each with its title: what is not compared before the rest.
  var lists: [(title: String, lines: [String])] {
    (refusals.isEmpty ? [] : [("Not compared", refusals)]) + notes
  }

  /// How much differs, in one line.
  package var summary: String {
    if documents.isEmpty { return "nothing differs" }
    let changes = documents.flatMap { $0.changes + $0.scenes.flatMap(\.changes) }
    let scenes = documents.reduce(0) { $0 + $1.scenes.count }
    let moved = documents.flatMap(\.scenes).compactMap(\.effects).flatMap(\.views).filter { !$0.follows }
    return [
      documents.count == 1 ? "1 document differs" : "\(documents.count) documents differ",
      scenes.counted("scene"), changes.count.counted("change"),
      Set(moved.map(\.id)).count.counted("view") + " with other frames",
    ].joined(separator: ", ")
  }
}

extension ComparedScene {
  /// The changes that are told by themselves: what came or went with an object around it is counted there.
  package var toldChanges: [NamedChange] { changes.filter { !$0.isWithin } }

  /// What becomes of the frames, a sentence a line; none where no frames were asked for.
  package var sentences: [String] {
    if new == nil { return ["the scene is gone"] }
    if old == nil { return ["the scene is new"] }
    guard let effects, !effects.compared.isEmpty else { return [] }
    return effects.isEmpty ? ["no frame changes"] : effects.lines
  }
}
