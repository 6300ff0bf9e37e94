import SceneModel

/// Gathers the changes in all environments, equal changes together.
struct FoundEffects {
  /// A view over all environments: its identifier, and its number among the views with that identifier.
  private struct ViewKey: Hashable {
    let id: ObjectID
    let number: Int
  }

  private struct EffectKey: Hashable {
    let view: ViewKey
    let change: ViewEffect.Change
  }

  private struct FindingKey: Hashable {
    let identity: FindingIdentity
    let isNew: Bool
  }

  /// A view with the key of its superview.
  private struct Entry {
    let view: SceneFrames.View
    let superview: ViewKey?
    /// The superview's frame's origin in the root's coordinates.
    let origin: (x: Double, y: Double)

    var absoluteFrame: Rect {
      Rect(
        x: view.frame.x + origin.x, y: view.frame.y + origin.y, width: view.frame.width,
        height: view.frame.height)
    }
  }

  private let renamed: [ObjectID: ObjectID]
  /// The positions of the views after, and of those before, in the order in which they were first met.
  private var order: [ViewKey: Int] = [:]
  private var goneOrder: [ViewKey: Int] = [:]
  private var views: [ViewEffect] = []
  private var viewKeys: [ViewKey] = []
  private var indices: [EffectKey: Int] = [:]
  private var findings: [FindingEffect] = []
  private var findingIndices: [FindingKey: Int] = [:]
  /// The names of the environments with a change.
  private(set) var changed: Set<String> = []

  init(renamed: [ObjectID: ObjectID]) { self.renamed = renamed }

  /// Adds the changes in an environment.
  mutating func add(_ old: SceneFrames, _ new: SceneFrames, in environment: FrameEnvironment) {
    let (before, after) = (entries(of: old, renamed), entries(of: new, [:]))
    for (key, _) in after.list where order[key] == nil { order[key] = order.count }
    for (key, _) in before.list where goneOrder[key] == nil { goneOrder[key] = goneOrder.count }
    var changes: [ViewKey: ViewEffect.Change] = [:]
    func note(_ key: ViewKey, _ change: ViewEffect.Change, _ entry: Entry, _ place: ViewEffect.Place) {
      changes[key] = change
      let follows = entry.superview.flatMap { changes[$0] }.map(change.follows) ?? false
      add(key, change, entry.view, place, follows: follows)
    }
    for (key, entry) in after.list {
      guard let earlier = before.byKey[key] else {
        note(
          key, .appeared, entry, ViewEffect.Place(environment: environment, old: nil, new: entry.view.frame))
        continue
      }
      let staysInside = earlier.superview == entry.superview
      let (from, to) =
        staysInside ? (earlier.view.frame, entry.view.frame) : (earlier.absoluteFrame, entry.absoluteFrame)
      guard let change = ViewEffect.Change(from: from, to: to) else { continue }
      note(key, change, entry, ViewEffect.Place(environment: environment, old: from, new: to))
    }
    for (key, entry) in before.list where after.byKey[key] == nil {
      note(key, .gone, entry, ViewEffect.Place(environment: environment, old: entry.view.frame, new: nil))
    }
    addFindings(old, new, in: environment)
  }

  private mutating func add(
    _ view: ViewKey, _ change: ViewEffect.Change, _ shown: SceneFrames.View, _ place: ViewEffect.Place,
    follows: Bool
  ) {
    changed.insert(place.environment.name)
    let key = EffectKey(view: view, change: change)
    if let index = indices[key] {
      views[index].places.append(place)
      // A change that is the view's own in one environment counts as its own.
      if !follows { views[index].follows = false }
    } else {
      indices[key] = views.count
      views.append(
        ViewEffect(id: shown.id, name: shown.name, change: change, places: [place], follows: follows))
      viewKeys.append(view)
    }
  }

  private mutating func addFindings(_ old: SceneFrames, _ new: SceneFrames, in environment: FrameEnvironment)
  {
    let before = old.findings.map { ($0, FindingIdentity($0, renamed: renamed)) }
    let after = new.findings.map { ($0, FindingIdentity($0)) }
    let (known, kept) = (Set(before.map(\.1)), Set(after.map(\.1)))
    for (finding, identity) in after where !known.contains(identity) {
      add(finding, FindingKey(identity: identity, isNew: true), environment)
    }
    for (finding, identity) in before where !kept.contains(identity) {
      add(finding, FindingKey(identity: identity, isNew: false), environment)
    }
  }

  private mutating func add(
    _ finding: SceneFrames.Finding, _ key: FindingKey, _ environment: FrameEnvironment
  ) {
    changed.insert(environment.name)
    if let index = findingIndices[key] {
      if findings[index].environments.last != environment { findings[index].environments.append(environment) }
    } else {
      findingIndices[key] = findings.count
      findings.append(FindingEffect(finding: finding, isNew: key.isNew, environments: [environment]))
    }
  }

  /// The views by their keys, with their new identifiers.
  private func entries(
    of frames: SceneFrames, _ renamed: [ObjectID: ObjectID]
  ) -> (list: [(ViewKey, Entry)], byKey: [ViewKey: Entry]) {
    var list: [(ViewKey, Entry)] = []
    var byKey: [ViewKey: Entry] = [:]
    // The last view of an identifier is the superview of those that follow.
    var last: [ObjectID: ViewKey] = [:]
    for view in frames.views {
      let id = renamed[view.id] ?? view.id
      let key = ViewKey(id: id, number: last[id].map { $0.number + 1 } ?? 0)
      let superview = view.superview.flatMap { last[renamed[$0] ?? $0] }
      let outer = superview.flatMap { byKey[$0] }
      // A root's own place is that of its window.
      let isInRoot = outer.map { $0.superview == nil } ?? true
      let origin = outer.map { isInRoot ? (0, 0) : ($0.absoluteFrame.x, $0.absoluteFrame.y) } ?? (0, 0)
      let entry = Entry(view: view, superview: superview, origin: origin)
      list.append((key, entry))
      byKey[key] = entry
      last[id] = key
    }
    return (list, byKey)
  }

  /// The effects on views: those there are after in their order, then those that are gone.
  var sortedViews: [ViewEffect] {
    let places = viewKeys.indices.map { index -> (Int, Int, Int) in
      let key = viewKeys[index]
      if let place = order[key] { return (0, place, index) }
      return (1, goneOrder[key] ?? 0, index)
    }
    return places.sorted { $0 < $1 }.map { views[$0.2] }
  }

  /// The effects on findings: the new ones, then those that are gone.
  var sortedFindings: [FindingEffect] { findings.filter(\.isNew) + findings.filter { !$0.isNew } }
}
