import Checks
import SceneModel

/// Where findings hold, for people, in one line; empty where one holds wherever the document is used. All is said as such.
struct EnvironmentLists {
  private let all: [String]
  /// What was asked for, the last one first: many findings hold in the same environments.
  private var known: [(environments: [String], text: String)] = []
  private static let capacity = 128

  /// The lists of a report on some environments.
  init(all: [String]) { self.all = all }

  /// Where a finding holds.
  mutating func text(of finding: CheckFinding) -> String {
    let environments = finding.environments
    if environments.isEmpty { return "" }
    if let index = known.firstIndex(where: { $0.environments == environments }) {
      if index > 0 { known.swapAt(index, 0) }
      return known[0].text
    }
    let isAll = all.count > 3 && all.allSatisfy(Set(environments).contains(_:))
    let text = isAll ? "all \(all.count)" : environments.joined(separator: ", ").onOneLine
    if known.count == Self.capacity { known.removeLast() }
    known.insert((environments, text), at: 0)
    return text
  }
}
