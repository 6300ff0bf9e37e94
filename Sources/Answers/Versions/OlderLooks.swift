import CommandLine
import JSONText
import Ninefold
import Synchronization

/// The scenes whose pictures were recorded with an older edition of the looks, and look other now.
final class OlderLooks: Sendable {
  /// The edition that was recorded.
  private let edition: Int
  private let found = Mutex<Set<String>>([])

  package init(edition: Int) { self.edition = edition }

  /// Whether pictures that look other may be as they are because of it.
  var isOlder: Bool { edition < LooksEdition.current }

  /// Notes a scene.
  package func note(_ scene: String) { found.withLock { _ = $0.insert(scene) } }

  /// The scenes, sorted.
  package var scenes: [String] { found.withLock { $0.sorted() } }

  /// The scenes, the names of what changed, and what to do, told once.
  package var lines: [String] {
    let scenes = scenes
    guard !scenes.isEmpty else { return [] }
    return [
      "recorded with the looks of an older Ninefold, other now: \(scenes.joined(separator: ", "))",
      "changed since: \(LooksEdition.changes(since: edition).joined(separator: "; "))",
      "'ninefold snapshot record', with the same words, records these pictures anew",
    ]
  }

  /// Writes the member `olderLooks` where there is any scene.
  package func write(to json: inout JSONWriter) {
    let scenes = scenes
    guard !scenes.isEmpty else { return }
    json.object("olderLooks") { json in
      json.member("scenes", scenes)
      json.member("changes", LooksEdition.changes(since: edition))
    }
  }
}
