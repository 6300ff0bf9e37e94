package import Controls
import OperatingSystem
package import SceneModel
import Synchronization

/// Which scenes there are, so that snapshots of others can be told.
package final class SnapshotSurvey: Sendable {
  private struct State {
    var names: Set<String> = []
    /// The documents that were read.
    var read: Set<String> = []
    /// All documents of the source, read or not; nil while nobody asked.
    var known: Set<String>?
    var isWhole = true
  }

  private let folder: SnapshotFolder
  private let choice: SceneChoice
  private let state = Mutex(State())

  /// A survey of the scenes that a choice means.
  package init(_ folder: SnapshotFolder, _ choice: SceneChoice) {
    self.folder = folder
    self.choice = choice
  }

  /// Notes a document, and gives the names of the snapshots of some of its scenes, in their order.
  package func names(
    of outlines: [SceneOutline], in document: Document, of source: OpenSource
  ) throws -> [String] {
    if state.withLock({ $0.known == nil }) {
      let known = Set(try source.documents().map(\.path))
      let isWhole = source.refusals.isEmpty && source.source.isWhole
      state.withLock {
        $0.known = known
        $0.isWhole = isWhole
      }
    }
    let names = outlines.map { folder.name(of: $0, in: document.path) }
    state.withLock {
      $0.names.formUnion(names)
      $0.read.insert(document.path)
    }
    return names
  }

  /// The names of snapshots whose scenes are gone: of documents that were read, and, where a whole directory or project is
  /// gone through, of documents that are not there.
  ///
  /// A file that is no snapshot is none of them.
  package func stale() throws(SnapshotError) -> [String] {
    guard choice.scene == nil else { return [] }
    let (names, read, known, isWhole) = state.withLock { ($0.names, $0.read, $0.known, $0.isWhole) }
    guard let known else { return [] }
    var stale: [String] = []
    for name in try folder.files() where !names.contains(name) {
      let snapshot: SceneSnapshot?
      do throws(SnapshotError) { snapshot = try folder.snapshot(name) } catch { continue }
      guard let document = snapshot?.document else { continue }
      let isMissing = !known.contains(document) && isWhole && choice.document == nil
      if read.contains(document) || isMissing { stale.append(name) }
    }
    return stale
  }

  /// The names of pictures whose snapshots are gone, or whose environments are no longer recorded.
  ///
  /// - Parameters:
  ///   - gone: The names of the snapshots that are gone.
  ///   - areRecorded: Whether pictures are recorded at all.
  package func stalePictures(of gone: [String], areRecorded: Bool) throws(SnapshotError) -> [String] {
    let gone = Set(gone)
    let names = state.withLock { $0.names }
    var recorded: [String: Set<String>] = [:]
    var stale: [String] = []
    for picture in try folder.pictures(of: folder.files()) {
      guard !gone.contains(picture.snapshot) else {
        stale.append(picture.name)
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
      if recorded[picture.snapshot]?.contains(picture.name) == false { stale.append(picture.name) }
    }
    return stale
  }
}

extension Source {
  /// Whether what is not in it is gone: it is directories or a whole project, and no documents of them.
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
