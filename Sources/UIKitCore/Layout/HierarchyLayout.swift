import AutoLayout
import Controls
import Devices
import Resolver
import SceneModel

/// The kinds of changes of a hierarchy since it was laid out, each including those before it.
package enum HierarchyChange: Int, Comparable {
  case nothing, constants, rows, document

  package static func < (a: HierarchyChange, b: HierarchyChange) -> Bool { a.rawValue < b.rawValue }
}

/// The layout of all views under one root, kept from one change to the next.
///
/// The views are written as a document, so that margins, stack views, controls and text have the rules that
/// documents have. Constraints, guides that constraints place and the content of a program's own classes
/// stand beside it, as those of a `LiveScene` do.
@MainActor
final class HierarchyLayout {
  private unowned let root: UIView
  var changes = HierarchyChange.document
  private var changedConstants: [NSLayoutConstraint] = []
  private(set) var kept: KeptLayout?
  private var resolver: Resolver?
  private var constraintNumbers: [ObjectID: Int] = [:]
  /// Whether frames are being set that the layout came to.
  var isPlacing = false
  /// How many layouts are going on within each other.
  var depth = 0
  /// How often each view has placed those in it in the layout that is going on.
  var turns: [ObjectIdentifier: Int] = [:]
  /// Whether the layout that is going on was ended since it came to no end.
  var isEndless = false
  /// The constraints whose breaking was printed, until it ends.
  private var printed: Set<ObjectID> = []
  /// Whether views were not told of the insets that the last solution gives them.
  var hasNewInsets = false

  init(_ root: UIView) { self.root = root }

  func note(_ change: HierarchyChange) { changes = max(changes, change) }

  func noteConstant(of constraint: NSLayoutConstraint) {
    changedConstants.append(constraint)
    note(.constants)
  }

  /// Solves what has changed.
  func solve() {
    if changes == .nothing { return }
    if changes == .constants, let kept {
      for constraint in changedConstants {
        guard let number = constraintNumbers[constraint.layoutID] else { continue }
        kept.setConstant(of: number, to: Double(constraint.constant))
      }
      kept.followConstants()
    } else {
      var fresh = resolver
      var written: [UIView]?
      if changes == .document || fresh == nil {
        var writer = ElementWriter()
        var views: [UIView] = []
        writer.write(root, on: root.layoutScreen, in: &views)
        written = views
        fresh = Resolver(writer.document())
        resolver = fresh
      }
      if let fresh {
        var request = root.layoutScreen.request
        request.additions = additions()
        let engine = LayoutEngine(fresh, request)
        let outline = fresh.document.scenes[0]
        if changes == .document || kept?.layOut(engine, outline) != true {
          kept = KeptLayout(engine, outline)
        }
        number(written)
      }
    }
    changes = .nothing
    changedConstants = []
    hasNewInsets = true
    markFrames()
    printContradictions()
  }

  /// Gives views, guides and constraints their numbers in the layout.
  ///
  /// - Parameter written: The views in the order of the document, after the screen that holds the root; nil
  ///   where the document is the former one.
  private func number(_ written: [UIView]?) {
    let ids = kept?.viewIDs ?? []
    for (index, view) in (written ?? []).enumerated() {
      view.index = index + 1 < ids.count && ids[index + 1] == view.layoutID ? index + 1 : -1
    }
    for view in root.subtree {
      for guide in view.guides { guide.index = kept?.guides[guide.layoutID] ?? -1 }
    }
    constraintNumbers = [:]
    for (index, constraint) in (kept?.constraints ?? []).enumerated() {
      constraintNumbers[constraint.id] = index
    }
  }

  /// Asks the superviews of views that have other frames than before to place those in them.
  private func markFrames() {
    for view in root.subtree where view !== root {
      if let frame = solvedFrame(of: view), frame != view.placedFrame {
        view.superview?.needsLayoutFlag = true
      }
    }
  }

  /// The frame of a view that constraints lay out; nil of another.
  func solvedFrame(of view: UIView) -> CGRect? {
    guard view.index >= 0, let kept, kept.isLaidOut(view.index) else { return nil }
    return CGRect(kept.frame(of: view.index)).snapped(toPixels: root.layoutScreen.scale)
  }

  /// The additions that stand beside the document.
  private func additions() -> LayoutAdditions {
    var additions = LayoutAdditions()
    additions.framesAreCurrent = true
    for view in root.subtree {
      view.add(to: &additions)
      for constraint in view.ownConstraints {
        if let addition = constraint.addition() { additions.constraints.append(addition) }
      }
    }
    additions.keep(root)
    if root.window?.isHidden != false {
      additions.safeAreas[ElementWriter.screenID] = root.layoutScreen.noSafeArea
    }
    return additions
  }

  private func printContradictions() {
    let contradictions = kept?.contradictions ?? []
    if contradictions.isEmpty, printed.isEmpty { return }
    var broken: Set<ObjectID> = []
    for contradiction in contradictions {
      broken.insert(contradiction.broken.id)
      if printed.contains(contradiction.broken.id) { continue }
      LayoutLog.print(contradiction, among: root.subtree)
    }
    printed = broken
  }
}
