import AutoLayout
import Comparison
import Controls
import OperatingSystem
import Resolver
import SceneModel

/// Compares one document with what became of it: its objects, then the frames of the scenes that this may change.
struct DocumentComparing: Sendable {
  /// A document with what it is laid out for.
  struct Side: Sendable {
    var document: Document
    /// In the order of the environments.
    var requests: [LayoutRequest] = []
    /// What its pictures show.
    var images = ProjectPictures()
  }

  let formerPath: String?
  let old: Side?
  let new: Side?
  let environments: [FrameEnvironment]
  let options: DifferenceOptions
  /// Whether no other documents are compared: scenes then go to all cores.
  let isAlone: Bool

  func compared() -> ComparedDocument {
    let none = Side(document: Document(path: (new ?? old)?.document.path ?? "", tree: ElementTree()))
    let (before, after) = (old ?? none, new ?? none)
    let change: ComparedDocument.Change = old == nil ? .added : new == nil ? .removed : .changed
    let difference = DocumentDifference(from: before.document, to: after.document)
    // What came or went with its document is not told object by object.
    let changes =
      change != .changed ? [] : options.includesNoise ? difference.changes : difference.withoutNoise
    let wording = changes.isEmpty ? nil : DocumentWording(difference, changes)
    var byScene: [ObjectID?: [NamedChange]] = [:]
    for change in changes {
      guard let named = wording?.named(change) else { continue }
      byScene[scene(of: change, difference), default: []].append(named)
    }
    let effects = FrameComparing(
      difference: difference, old: before, new: after, environments: environments, options: options)
    return ComparedDocument(
      path: after.document.path, formerPath: formerPath, change: change, changes: byScene[nil] ?? [],
      scenes: scenes(difference, byScene, effects))
  }

  private func scenes(
    _ difference: DocumentDifference, _ changes: [ObjectID?: [NamedChange]], _ effects: FrameComparing
  ) -> [ComparedScene] {
    let (before, after) = (difference.old.scenes, difference.new.scenes)
    let pairs: [(SceneOutline?, SceneOutline?)] =
      after.map { scene in (before.first { $0.id == scene.id }, scene) }
      + before.filter { scene in !after.contains { $0.id == scene.id } }.map { ($0, nil) }
    let queue = ParallelQueue<ComparedScene>(threads: isAlone ? ThisProcess.coreCount : 0)
    var results: [ComparedScene] = []
    for (old, new) in pairs {
      if queue.isFull, let next = queue.next() { results.append(next) }
      queue.add { effects.compared(old, new, changes[(new ?? old)?.id] ?? []) }
    }
    while let next = queue.next() { results.append(next) }
    return results.filter { !$0.isEmpty }
  }

  /// The scene that a change is of; nil where it is of none.
  private func scene(of change: ObjectChange, _ difference: DocumentDifference) -> ObjectID? {
    let document = change.new == nil ? difference.old : difference.new
    guard let node = change.new ?? change.old else { return nil }
    return document.scenes.first { outline in
      document.tree.subtree(of: outline.objects).contains(Int(node.index))
        || !outline.id.text.isEmpty && document.tree.parent(of: outline.objects) == node
    }?.id
  }
}

/// What is told of differences.
package struct DifferenceOptions: Sendable {
  /// Whether what Interface Builder writes of its own accord is told.
  package var includesNoise = false
  /// Whether only what a user sees is told.
  package var isOnlyVisible = false
  /// Whether scenes are laid out.
  package var includesFrames = true
  /// Whether scenes are drawn.
  package var includesPictures = false

  package init() {}
}
