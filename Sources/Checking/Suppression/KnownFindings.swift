import Checks
import InterfaceBuilder
import SceneModel

/// The known findings, and which of them were found again.
///
/// A defect is known by its document, rule, object and the objects that it is related to, in whatever
/// environments it holds: those that a check looks at change without it. Two findings of one environment are
/// two defects.
struct KnownFindings {
  private struct Key: Hashable {
    let path: String
    let object: ObjectID
    let rule: String
  }

  private let entries: [Baseline.Entry]
  /// The environments in which each was found; empty where it was not. Nil inside: wherever the document is
  /// used.
  private var found: [Set<String?>]
  private let indices: [Key: [Int]]

  init(_ baseline: Baseline?) {
    entries = baseline?.entries ?? []
    found = Array(repeating: [], count: entries.count)
    indices = Dictionary(grouping: entries.indices) { [entries] index in
      Key(path: entries[index].path, object: entries[index].object, rule: entries[index].rule)
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { entries.isEmpty }

  /// Whether a finding is known.
  mutating func contain(_ finding: CheckFinding, path: String) -> Bool {
    let related = Set(finding.related.map(\.object))
    let places: Set<String?> = finding.environments.isEmpty ? [nil] : Set(finding.environments)
    let match = indices[Key(path: path, object: finding.object, rule: finding.rule)]?.first {
      entries[$0].isAbout(related) && found[$0].isDisjoint(with: places)
    }
    if let match { found[match].formUnion(places) }
    return match != nil
  }

  /// Those that were not found, in the order of the baseline.
  var left: [Baseline.Entry] { entries.indices.filter { found[$0].isEmpty }.map { entries[$0] } }
}

extension Baseline.Entry {
  /// Whether a finding at its object, which is related to some objects, has its cause: no objects are known
  /// of it, or the two share one.
  fileprivate func isAbout(_ others: Set<ObjectID>) -> Bool {
    related.isEmpty || others.isEmpty || !others.isDisjoint(with: related)
  }
}
