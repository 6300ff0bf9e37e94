import Controls
import SceneModel
import Sources

/// The documents that changed between two versions.
package struct DifferenceReport: Sendable {
  /// The names by which people know the versions.
  package let old: String
  package let new: String
  /// The documents that differ, in the order of their paths.
  package var documents: [ComparedDocument] = []
  /// Which documents are not compared and why, a line each.
  package var refusals: [String] = []
  /// Further notes on the new version, a list under each title.
  package var notes: [(title: String, lines: [String])] = []

  package init(old: String, new: String) {
    self.old = old
    self.new = new
  }

  /// The lists of a page, each with its title: documents that are not compared before the rest.
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
  /// The changes that are reported by themselves: an object that came or went with the one around it
  /// is counted there.
  package var reportedChanges: [NamedChange] { changes.filter { !$0.isWithin } }

  /// The effects on the frames, a sentence a line; none where no frames were requested.
  package var sentences: [String] {
    if new == nil { return ["the scene is gone"] }
    guard old != nil else { return ["the scene is new" + (new.map { ": " + $0.contents } ?? "")] }
    guard let effects, !effects.compared.isEmpty else { return [] }
    return effects.isEmpty ? ["no frame changes"] : effects.lines
  }
}

extension FoundScene {
  /// How many views the scene has, by their elements, and how many constraints, such as
  /// `3 views (2 label, 1 view), 4 constraints`.
  fileprivate var contents: String {
    let tree = document.tree
    let nodes = tree.subtree(of: outline.objects).map { NodeID($0) }
    let views = nodes.filter { tree.role(of: $0) == .view }
    let names = Dictionary(grouping: views, by: tree.tag(of:)).mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
    let constraints = nodes.count { tree.isElement($0, .constraint) && tree[$0, .id] != nil }
    return views.count.counted("view") + (names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
      + ", " + constraints.counted("constraint")
  }
}
