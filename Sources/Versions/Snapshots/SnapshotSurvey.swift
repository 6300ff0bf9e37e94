package import Controls
import OperatingSystem
package import SceneModel
import SceneProject
package import Sources
import Synchronization

/// The scenes that there are, and the snapshot of each.
///
/// A scene has the snapshot whose content names it, under any file name. A new snapshot gets a name that no
/// snapshot of a scene that may be there has. So the choice of scenes does not affect names.
package final class SnapshotSurvey: Sendable {
  private struct State {
    /// The names of the snapshots of scenes that there are.
    var names: Set<String> = []
    /// The scenes that there are.
    var scenes: Set<SnapshotScene> = []
    /// The documents that were read.
    var read: Set<String> = []
  }

  let folder: SnapshotFolder
  let choice: SceneChoice
  /// All documents of the source, read or not.
  let known: Set<String>
  /// Whether documents that are not in the source are gone.
  private let isWhole: Bool
  /// The snapshots that there were, in the order of their names.
  let recorded: [(name: String, head: SnapshotHead)]
  /// The names of the snapshots of a scene: of those where they were recorded, else of all.
  private let recordedNames: [SnapshotScene: [String]]
  private let newNames: PlainFileNames
  private let state = Mutex(State())

  /// A survey of the scenes that a choice of a source selects.
  package init(_ folder: SnapshotFolder, _ choice: SceneChoice, of source: OpenSource) throws {
    self.folder = folder
    self.choice = choice
    let known = Set(try source.documents().map(\.path))
    let isWhole = source.refusals.isEmpty && source.source.isWhole
    let recorded = try folder.heads()
    self.known = known
    self.isWhole = isWhole
    self.recorded = recorded
    recordedNames = Dictionary(grouping: recorded, by: \.head.scene).mapValues { found in
      let inPlace = found.filter { $0.head.recordedName == $0.name }
      return (inPlace.isEmpty ? found : inPlace).map(\.name)
    }
    let taken = recorded.filter { !isWhole || known.contains($0.head.scene.document) }.map(\.name)
    newNames = PlainFileNames(otherwise: "scene", besides: taken + [SnapshotSettings.fileName])
  }

  /// Whether a document was read.
  package var isBegun: Bool { state.withLock { !$0.read.isEmpty } }

  /// Whether the scene of each snapshot that there was is among those that were noted, or in a document that
  /// is gone.
  package var coversAll: Bool {
    let names = state.withLock { $0.names }
    return recorded.allSatisfy { names.contains($0.name) || isGone($0.head.scene.document) }
  }

  /// Notes a document, and gives the names of the snapshots of some of its scenes, in their order.
  package func names(of outlines: [SceneOutline], in document: Document) -> [String] {
    state.withLock { state in
      state.read.insert(document.path)
      return outlines.map { outline in
        let scene = SnapshotScene(document: document.path, id: outline.id)
        state.scenes.insert(scene)
        let name = name(of: scene, outline.name, besides: state.names)
        state.names.insert(name)
        return name
      }
    }
  }

  /// The name of the snapshot of a scene.
  ///
  /// - Parameter others: Names of snapshots of other scenes: a damaged document may have several of one id.
  private func name(of scene: SnapshotScene, _ title: String, besides taken: Set<String>) -> String {
    let stem = newNames.stem(of: scene.document, scene.id.text.isEmpty ? [] : [title, scene.id.text])
    let usual = stem + SnapshotFolder.ending
    let names = (recordedNames[scene] ?? []).filter { !taken.contains($0) }
    if names.contains(usual) { return usual }
    return names.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
      ?? newNames.name(stem, ending: SnapshotFolder.ending)
  }

  /// Whether a document is no longer in the source.
  func isGone(_ document: String) -> Bool { isWhole && !known.contains(document) }

  /// The snapshots that no scene has: of documents that were read, and, where a whole directory or project is
  /// gone through, of documents that are not there.
  ///
  /// A file that is no snapshot is none of them.
  package func stale() throws(SnapshotError) -> [StaleSnapshot] {
    guard choice.scene == nil, !known.isEmpty else { return [] }
    let (names, read, scenes) = state.withLock { ($0.names, $0.read, $0.scenes) }
    var stale: [StaleSnapshot] = []
    for (name, head) in recorded where !names.contains(name) {
      let scene = head.scene
      guard read.contains(scene.document) || isGone(scene.document) && choice.document == nil else {
        continue
      }
      do throws(SnapshotError) {
        guard try folder.snapshot(name) != nil else { continue }
      } catch {
        continue
      }
      stale.append(
        StaleSnapshot(
          name: name, hasOther: scenes.contains(scene), isInPlace: head.recordedName == name))
    }
    return stale
  }

  /// The pictures whose snapshots are gone, or whose environments are no longer recorded; where no document
  /// is chosen also those whose snapshots are not there.
  ///
  /// - Parameter gone: The names of the snapshots that are gone.
  package func stalePictures(of gone: [String]) throws(SnapshotError) -> [StalePicture] {
    let areRecorded = try folder.settings()?.includesPictures != false
    let gone = Set(gone)
    let names = state.withLock { $0.names }
    var recorded: [String: Set<String>] = [:]
    var stale: [StalePicture] = []
    let files = Set(try folder.files())
    let isOfAll = choice.document == nil && choice.scene == nil
    for picture in try folder.pictures() {
      let found = StalePicture(name: picture.name, snapshot: picture.snapshot)
      let isLost = isOfAll && !files.contains(picture.snapshot)
      guard !gone.contains(picture.snapshot), !isLost || names.contains(picture.snapshot) else {
        stale.append(found)
        continue
      }
      guard names.contains(picture.snapshot) else { continue }
      if recorded[picture.snapshot] == nil {
        let snapshot: SceneSnapshot?
        do throws(SnapshotError) { snapshot = try folder.snapshot(picture.snapshot) } catch { continue }
        let environments = areRecorded ? snapshot?.environments ?? [] : []
        recorded[picture.snapshot] = Set(
          SnapshotPicture.names(of: folder.stem(of: picture.snapshot), environments))
      }
      if recorded[picture.snapshot]?.contains(picture.name) == false { stale.append(found) }
    }
    return stale
  }
}

extension Source {
  /// Whether a document that is not in it is gone: the source is directories or a whole project,
  /// not single documents.
  fileprivate var isWhole: Bool {
    switch self {
    case .files(let paths):
      paths.allSatisfy { path in
        do throws(FileDefect) { return try NamedPath.kind(path) == .folder } catch { return false }
      }
    case .project(_, let names): names.count < 2
    }
  }
}
