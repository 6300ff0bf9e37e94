import AutoLayout
import Comparison
import Controls
import OperatingSystem
import Pictures
import SceneModel
import Sources

/// Lays out the scenes of two documents whose frames may differ, and compares them.
struct FrameComparing: Sendable {
  private let options: DifferenceOptions
  /// Whether there are frames: there are none for a platform that is not laid out.
  private let isLaidOut: Bool
  private let environments: [FrameEnvironment]
  private let renamed: [ObjectID: ObjectID]
  private let old: EnvironmentEngines
  private let new: EnvironmentEngines
  private let documents: (old: DocumentComparing.Side, new: DocumentComparing.Side)
  /// The scenes of the new document to be laid out on the canvas; nil for all.
  private let changed: Set<ObjectID>?

  init(
    difference: DocumentDifference, old: DocumentComparing.Side, new: DocumentComparing.Side,
    environments: [FrameEnvironment], options: DifferenceOptions
  ) {
    self.options = options
    isLaidOut =
      options.includesFrames && [old, new].allSatisfy { $0.document.tree.platform.isLaidOut }
    let environments = isLaidOut ? environments : []
    self.environments = environments
    renamed = Dictionary(difference.formerIDs.map { (ObjectID($1), ObjectID($0)) }) { first, _ in first }
    documents = (old, new)
    self.old = EnvironmentEngines(
      Self.withTools(of: new.document, old.document), environments, old.requests)
    self.new = EnvironmentEngines(new.document, environments, new.requests)
    changed = Self.changedScenes(difference)
  }

  /// The changes of a scene.
  func compared(_ old: SceneOutline?, _ new: SceneOutline?, _ changes: [NamedChange]) -> ComparedScene {
    let effects = effects(old, new)
    var result = ComparedScene(
      old: old.map { FoundScene(document: documents.old.document, outline: $0) },
      new: new.map { FoundScene(document: documents.new.document, outline: $0) },
      changes: changes, effects: effects)
    if isLaidOut, options.isOnlyVisible || options.includesPictures {
      let pictures = pictures(old, new, isAnythingOther: !changes.isEmpty || effects?.isEmpty == false)
      if options.isOnlyVisible { result = result.showing(pictures) }
      if options.includesPictures { result.pictures = pictures.map(\.picture) }
    }
    return result
  }

  private func effects(_ old: SceneOutline?, _ new: SceneOutline?) -> FrameEffects? {
    guard isLaidOut, !Cancellation.isAsked, let old, let new else { return nil }
    let screens = environments.indices.filter { isAffected(new, on: environments[$0]) }
    return FrameEffects(
      before: self.old.frames(of: old, in: screens), after: self.new.frames(of: new, in: screens),
      renamed: renamed)
  }

  /// Whether the frames of a scene may differ on a screen; on devices they depend on other scenes, too.
  private func isAffected(_ outline: SceneOutline, on environment: FrameEnvironment) -> Bool {
    changed.map { environment.sizeClass == nil && !$0.isEmpty || $0.contains(outline.id) } ?? true
  }

  /// A document with the tools version of another: a difference in how versions of Interface Builder measure
  /// is no change that a person made.
  private static func withTools(of other: Document, _ document: Document) -> Document {
    guard let root = document.tree.root,
      let version = other.tree.root.flatMap({ other.tree[$0, .toolsVersion] }),
      document.tree[root, .toolsVersion] != version
    else { return document }
    var changed = document
    changed.tree.setAttribute(changed.tree.intern("toolsVersion"), of: root, to: version)
    return changed
  }

  /// The scenes whose frames on the canvas may differ: those in which a person changed something, or a given
  /// frame differs. Nil stands for all scenes, where a change is in no scene, or is of a controller or a
  /// segue, from which other scenes infer their bars.
  private static func changedScenes(_ difference: DocumentDifference) -> Set<ObjectID>? {
    let tree = difference.new.tree
    var nodes: [NodeID] = []
    for change in difference.changes {
      let values = change.values.filter { $0.noise == nil || $0.noise == .frame }
      let isOfFrames = change.isAdded || change.isRemoved || change.move != nil || !values.isEmpty
      guard isOfFrames else { continue }
      guard let node = change.new ?? change.place else { return nil }
      switch change.part {
      case .document, .resource, .scene: return nil
      case .object where tree.role(of: node) == .controller: return nil
      case .connection where isSegue(change, difference): return nil
      default: nodes.append(node)
      }
    }
    return Set(nodes.compactMap(ScenePlaces(difference.new).scene))
  }

  private static func isSegue(_ change: ObjectChange, _ difference: DocumentDifference) -> Bool {
    change.new.map { difference.new.tree.isElement($0, .segue) } == true
      || change.old.map { difference.old.tree.isElement($0, .segue) } == true
  }
}

// Pictures

extension FrameComparing {
  private func pictures(
    _ old: SceneOutline?, _ new: SceneOutline?, isAnythingOther: Bool
  ) -> [SeenDifference] {
    guard isAnythingOther || old == nil || new == nil else { return [] }
    // Screens on which the scene looks the same are shown once.
    var screens: [[Drawing?]: [FrameEnvironment]] = [:]
    var order: [[Drawing?]] = []
    let (before, after) = (drawings(old, self.old, documents.old), drawings(new, self.new, documents.new))
    for index in environments.indices {
      let pair = [before[index], after[index]]
      if screens[pair] == nil { order.append(pair) }
      screens[pair, default: []].append(environments[index])
    }
    let words = EnvironmentWords(environments)
    return order.compactMap { pair in
      SeenDifference(pair[0], pair[1], on: words.phrase(screens[pair] ?? []), renamed)
    }
  }

  /// The drawing of a scene in each environment; nil where the scene is not there.
  private func drawings(
    _ outline: SceneOutline?, _ engines: EnvironmentEngines, _ side: DocumentComparing.Side
  ) -> [Drawing?] {
    guard let outline else { return environments.map { _ in nil } }
    return engines.map(environments.indices) { engine in
      ScenePicture(engine, outline, catalogs: side.images.catalogs, images: side.images.images)
        .drawing(title: outline.label.onOneLine)
    }
  }
}
