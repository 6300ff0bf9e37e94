import AutoLayout
import Checks
import Controls
import Editing
import Resolver
import SceneModel

/// The screens that a document is laid out for while it is fixed.
struct FixedScreens: Sendable {
  /// In the order of the environments of the plan, then of those in which nothing may change.
  private let screens: [DocumentCheck.Screen?]
  /// For each screen, whether it shows the document in another language.
  private let isTranslated: [Bool]
  /// The number of screens that are the plan's.
  private let planCount: Int

  init(_ screens: [DocumentCheck.Screen?], isTranslated: [Bool], planCount: Int) {
    self.screens = screens
    self.isTranslated = isTranslated
    self.planCount = planCount
  }

  /// The screens of the plan's environments.
  var ofPlan: [DocumentCheck.Screen?] { Array(screens[..<planCount]) }

  /// The screens of an edited document; nil where a translation of it cannot be edited alike.
  func edited(from document: Document, to edited: Document, _ changes: [NodeChange]) -> FixedScreens? {
    var result: [DocumentCheck.Screen?] = []
    for (screen, isTranslated) in zip(screens, isTranslated) {
      guard let screen else {
        result.append(nil)
        continue
      }
      guard let shown = isTranslated ? screen.document.changed(changes) : edited else { return nil }
      result.append(DocumentCheck.Screen(shown, screen.request))
    }
    return FixedScreens(result, isTranslated: isTranslated, planCount: planCount)
  }

  /// Whether some changes of a document leave its layout the same: the frame of each view on each screen, and
  /// the values of objects with changed variations in each of the nine size classes.
  func areSame(_ document: Document, _ edited: Document, _ changes: [NodeChange]) -> Bool {
    let resolver = Resolver(document)
    let after = Resolver(edited)
    guard hasSameValues(resolver, after, changes) else { return false }
    return zip(screens, isTranslated).allSatisfy { screen, isTranslated in
      guard let screen else { return true }
      if isTranslated {
        guard let shown = screen.document.changed(changes) else { return false }
        return Self.haveSameFrames(
          LayoutEngine(screen.document, screen.request), LayoutEngine(shown, screen.request))
      }
      return Self.haveSameFrames(
        LayoutEngine(resolver, screen.request), LayoutEngine(after, screen.request))
    }
  }

  /// Less than any pixel. Points.
  private static let tolerance = 0.01

  private static func haveSameFrames(_ before: LayoutEngine, _ after: LayoutEngine) -> Bool {
    let scenes = before.resolution.document.scenes
    let fixedScenes = after.resolution.document.scenes
    guard scenes.count == fixedScenes.count else { return false }
    return zip(scenes, fixedScenes).allSatisfy { scene, other in
      let (views, moved) = (before.layout(scene).views, after.layout(other).views)
      return views.count == moved.count
        && zip(views, moved).allSatisfy { $0.id == $1.id && $0.frame.isNear($1.frame, tolerance) }
    }
  }

  /// Whether the objects of the variations that change have the same values wherever they are installed.
  private func hasSameValues(_ before: Resolver, _ after: Resolver, _ changes: [NodeChange]) -> Bool {
    let tree = before.document.tree
    let owners = Set(changes.compactMap { $0.variedOwner(in: tree) })
    guard !owners.isEmpty else { return true }
    let pairs = zip(before.resolveAll(), after.resolveAll()).map { ($0, $1) }
    return owners.allSatisfy { owner in
      guard let id = tree[owner, .id], before.node(ObjectID(id)) == owner,
        let other = after.node(ObjectID(id))
      else { return false }
      return pairs.allSatisfy { old, new in
        old.isInstalled(owner) == new.isInstalled(other)
          && (!old.isInstalled(owner) || old.values(of: owner) == new.values(of: other))
      }
    }
  }
}

extension Document {
  /// The document after some changes; nil where it could not be read again.
  func changed(_ changes: [NodeChange]) -> Document? {
    var edited = self
    do throws(EditError) { try edited.apply(changes) } catch { return nil }
    return edited
  }
}

extension NodeChange {
  /// The object whose variation changes; nil where none does.
  fileprivate func variedOwner(in tree: ElementTree) -> NodeID? {
    let node =
      switch self {
      case .setAttribute(_, let node, _), .removeAttribute(_, let node), .remove(let node): node
      }
    let variation = tree.isElement(node, .variation) ? node : tree.parent(of: node)
    guard let variation, tree.isElement(variation, .variation) else { return nil }
    return tree.parent(of: variation)
  }
}

extension Resolution {
  fileprivate func values(of node: NodeID) -> [String: String] {
    Dictionary(attributes(of: node).map { ($0.name, $0.value) }) { first, _ in first }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect, _ tolerance: Double) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
