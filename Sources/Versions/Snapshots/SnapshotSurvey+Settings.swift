import Controls
import SceneModel
package import Sources

extension SnapshotSurvey {
  /// Refuses to record the chosen scenes with new settings, where snapshots with the old settings would stay.
  ///
  /// - Throws: ``SnapshotError`` that names such a snapshot, and ``NameError`` where a name means nothing.
  package func checkRecording(with settings: SnapshotSettings, of source: OpenSource) throws {
    // Without documents nothing is recorded.
    if known.isEmpty || isRecorded(with: settings) { return }
    let unchosen = try notChosen(of: source)
    guard let first = unchosen.first else { return }
    let rest = unchosen.count > 1 ? " and \((unchosen.count - 1).counted("other"))" : ""
    throw folder.refusal(
      of: settings,
      "other options are for all snapshots of the directory, and \(folder.path(of: first))\(rest) would stay as "
        + "recorded before, expected all scenes to be recorded, or no other options")
  }

  private func isRecorded(with settings: SnapshotSettings) -> Bool {
    // Settings that cannot be read may be replaced, and are others than any.
    do throws(SnapshotError) { return try (folder.settings() ?? .initial).recordsSame(as: settings) } catch {
      return false
    }
  }

  /// The snapshots whose scenes may be there and are not chosen.
  private func notChosen(of source: OpenSource) throws -> [String] {
    let isChosen: (SnapshotScene) -> Bool
    if let name = choice.scene {
      let found = try source.scene(name, in: choice.document) { reading in
        if case .success(let document) = reading { document } else { nil }
      }
      let scene = SnapshotScene(document: found.document.path, id: found.outline.id)
      isChosen = { $0 == scene }
    } else if let name = choice.document {
      let path = try source.document(named: name).path
      isChosen = { $0.document == path }
    } else {
      isChosen = { self.known.contains($0.document) }
    }
    return recorded.filter { !isGone($0.head.scene.document) && !isChosen($0.head.scene) }.map(\.name)
  }
}
