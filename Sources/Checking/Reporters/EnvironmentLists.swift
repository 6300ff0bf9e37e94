package import Checks
import SceneModel
import SceneStore

/// Lists of the environments of findings, for people, in one line; empty where a finding holds wherever the
/// document is used. More than three of which none is missing are counted: all, all size classes of the
/// canvas, all devices.
package struct EnvironmentLists {
  /// All environments, the canvases among them and the others.
  private let all, canvases, devices: [String]
  /// The lists made so far, the last used one first: many findings hold in the same environments.
  private var known: [(environments: [String], text: String)] = []
  private static let capacity = 128

  /// The lists of a report on some environments.
  package init(all: [String]) {
    self.all = all
    canvases = all.filter { $0.hasPrefix(StoredEnvironment.canvas) }
    devices = all.filter { !$0.hasPrefix(StoredEnvironment.canvas) }
  }

  /// The list of a finding's environments.
  package mutating func text(of finding: CheckFinding) -> String {
    let environments = finding.environments
    if environments.isEmpty { return "" }
    if let index = known.firstIndex(where: { $0.environments == environments }) {
      if index > 0 { known.swapAt(index, 0) }
      return known[0].text
    }
    let text = list(environments).joined(separator: ", ").onOneLine
    if known.count == Self.capacity { known.removeLast() }
    known.insert((environments, text), at: 0)
    return text
  }

  private func list(_ environments: [String]) -> [String] {
    var rest = Set(environments)
    func takes(_ names: [String]) -> Bool {
      guard names.count > Self.fewest, names.allSatisfy(rest.contains) else { return false }
      rest.subtract(names)
      return true
    }
    if takes(all) { return ["all \(all.count)"] }
    let counted = [
      takes(canvases) ? "all \(canvases.count) size classes" : nil,
      takes(devices) ? "all \(devices.count) devices" : nil,
    ]
    return counted.compactMap(\.self) + environments.filter(rest.contains)
  }

  /// The most environments that are named one by one where none is missing.
  private static let fewest = 3
}
