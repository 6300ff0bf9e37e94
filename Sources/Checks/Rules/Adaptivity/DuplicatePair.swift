import Editing
import Resolver
import SceneModel

/// Two constraints that say the same in one size class, and whether one of them may go.
struct DuplicatePair {
  private let document: CheckedDocument
  private let first: NodeID
  private let second: NodeID

  init(_ first: NodeID, _ second: NodeID, in document: CheckedDocument) {
    self.first = first
    self.second = second
    self.document = document
  }

  private var tree: ElementTree { document.tree }

  /// Removes the second, or the first where an outlet leads to the second alone.
  var fix: FindingFix {
    if document.resolver.installsByOtherTraits || variesByOtherTraits(first) || variesByOtherTraits(second) {
      return .left("traits other than size classes decide what is installed, or what it says")
    }
    guard areInstalledAlike else { return .left("they are not installed in the same size classes") }
    guard sayTheSame else { return .left("they differ in their priorities, or in another size class") }
    guard haveOneName else { return .left("they have labels or identifiers of their own") }
    guard document.hasOutlet(second) else { return .changes([.remove(second)]) }
    return document.hasOutlet(first) ? .left("outlets lead to both") : .changes([.remove(first)])
  }

  private var areInstalledAlike: Bool {
    document.resolutions.allSatisfy { $0.isInstalled(first) == $0.isInstalled(second) }
  }

  /// Whether both say the same, with one priority, wherever they are installed.
  private var sayTheSame: Bool {
    document.resolutions.allSatisfy { resolution in
      guard resolution.isInstalled(first) else { return true }
      guard let one = resolution.layoutConstraint(first), let other = resolution.layoutConstraint(second)
      else { return false }
      return ConstraintEquation(one) == ConstraintEquation(other) && one.priority == other.priority
        && one.isSymbolic == other.isSymbolic && one.isPlaceholder == other.isPlaceholder
    }
  }

  /// Whether people and code know both by the same name, or by none.
  private var haveOneName: Bool {
    ["identifier", "userLabel"].allSatisfy { name in
      guard let name = tree.names.find(name) else { return true }
      return tree[first, name] == tree[second, name]
    }
  }

  private func variesByOtherTraits(_ constraint: NodeID) -> Bool {
    tree.variations(of: constraint).contains { !$0.key.otherTraits.isEmpty }
  }
}
