import AutoLayout
import Comparison
import Controls
import OperatingSystem
import Resolver
import SceneModel

/// Compares two versions of a document: its objects, then the frames of the scenes that the
/// changes may affect.
struct DocumentComparing: Sendable {
  /// A document with the requests that it is laid out for.
  struct Side: Sendable {
    var document: Document
    /// In the order of the environments.
    var requests: [LayoutRequest] = []
    /// The asset catalogues and images that its pictures show.
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
    // Objects that came or went with their document are not reported one by one.
    let changes =
      change != .changed ? [] : options.includesNoise ? difference.changes : difference.withoutNoise
    let wording = changes.isEmpty ? nil : DocumentWording(difference, changes)
    let places = (old: ScenePlaces(difference.old), new: ScenePlaces(difference.new))
    var byScene: [ObjectID?: [NamedChange]] = [:]
    for change in changes {
      guard let named = wording?.named(change) else { continue }
      let scene = change.new.map(places.new.scene) ?? change.old.flatMap(places.old.scene)
      byScene[scene, default: []].append(named)
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
    let former = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
    let kept = Set(after.map(\.id))
    let pairs: [(SceneOutline?, SceneOutline?)] =
      after.map { (former[$0.id], $0) } + before.filter { !kept.contains($0.id) }.map { ($0, nil) }
    let queue = ParallelQueue<ComparedScene>(threads: isAlone ? ThisProcess.coreCount : 0)
    var results: [ComparedScene] = []
    for (old, new) in pairs {
      if queue.isFull, let next = queue.next() { results.append(next) }
      queue.add { effects.compared(old, new, changes[(new ?? old)?.id] ?? []) }
    }
    while let next = queue.next() { results.append(next) }
    return results.filter { !$0.isEmpty }
  }
}

/// Which scene of a document a node is in.
struct ScenePlaces {
  /// The scenes in document order, each with the index of its element; for a xib's scene that of the element
  /// of all objects.
  private let places: [(start: Int, objects: Range<Int>, id: ObjectID)]

  init(_ document: Document) {
    places = document.scenes.map { outline in
      let objects = document.tree.subtree(of: outline.objects)
      let element = outline.id.text.isEmpty ? nil : document.tree.parent(of: outline.objects)
      return (element.map { Int($0.index) } ?? objects.lowerBound, objects, outline.id)
    }
  }

  /// The scene that a node is in or is the element of; nil where there is none.
  ///
  /// - Complexity: O(log *n*) in the scenes.
  func scene(of node: NodeID) -> ObjectID? {
    let index = Int(node.index)
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].start <= index { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let place = places[low - 1]
    return place.start == index || place.objects.contains(index) ? place.id : nil
  }
}

/// The options of a comparison.
package struct DifferenceOptions: Sendable {
  /// Whether changes that Interface Builder makes of its own accord are reported.
  package var includesNoise = false
  /// Whether only changes that a user sees are reported.
  package var isOnlyVisible = false
  /// Whether scenes are laid out.
  package var includesFrames = true
  /// Whether scenes are drawn.
  package var includesPictures = false

  package init() {}
}
