package import Checks
import SceneModel

/// Lists of the environments of findings, for people, in one line; empty where a finding holds wherever the
/// document is used. All environments are listed as such.
package struct EnvironmentLists {
  private let all: [String]
  /// The lists made so far, the last used one first: many findings hold in the same environments.
  private var known: [(environments: [String], text: String)] = []
  private static let capacity = 128

  /// The lists of a report on some environments.
  package init(all: [String]) { self.all = all }

  /// The list of a finding's environments.
  package mutating func text(of finding: CheckFinding) -> String {
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
