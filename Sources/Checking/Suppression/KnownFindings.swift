import Checks
import InterfaceBuilder
import SceneModel

/// The known findings that were not found yet.
struct KnownFindings {
  private struct Key: Hashable {
    let path: String
    let object: ObjectID
    let rule: String
  }

  private var entries: [Key: [Baseline.Entry]] = [:]

  init(_ baseline: Baseline?) {
    for entry in baseline?.entries ?? [] {
      entries[Key(path: entry.path, object: entry.object, rule: entry.rule), default: []].append(entry)
    }
  }

  /// Whether none is left.
  var isEmpty: Bool { entries.isEmpty }

  /// Takes the known finding that a finding matches, and gives the unknown remainder of the finding: the
  /// environments that are new, or all of it; nil where it is known wholly.
  mutating func take(_ finding: CheckFinding, path: String) -> CheckFinding? {
    let key = Key(path: path, object: finding.object, rule: finding.rule)
    // An exact match leaves the other entries to findings that differ from theirs.
    if let index = entries[key]?.lastIndex(where: { $0.environments == finding.environments }) {
      entries[key]?.remove(at: index)
      return nil
    }
    guard let shared = entries[key]?.map({ $0.shares(finding.environments) }), !shared.isEmpty else {
      return finding
    }
    let best = shared.indices.max { shared[$0] < shared[$1] } ?? 0
    guard shared[best] > 0, let entry = entries[key]?.remove(at: best) else { return finding }
    if entry.environments.isEmpty { return nil }
    let unknown = finding.environments.filter { !entry.environments.contains($0) }
    return unknown.isEmpty && !finding.environments.isEmpty ? nil : finding.holding(in: unknown)
  }

  /// Those that were not taken, in the order of the baseline.
  var left: [Baseline.Entry] {
    entries.values.joined().sorted { a, b in
      (a.place?.line ?? 0, a.place?.column ?? 0) < (b.place?.line ?? 0, b.place?.column ?? 0)
    }
  }
}

extension Baseline.Entry {
  /// The number of some environments in which it holds, one more where it holds everywhere.
  fileprivate func shares(_ otherEnvironments: [String]) -> Int {
    environments.isEmpty ? otherEnvironments.count + 1 : otherEnvironments.count { environments.contains($0) }
  }
}
