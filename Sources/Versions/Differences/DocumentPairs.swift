import OperatingSystem
import SceneModel
import Sources

/// The documents of two sources, paired: each with its other version.
struct DocumentPairs {
  private let old: OpenSource?
  private let new: OpenSource?

  init(_ old: OpenSource?, _ new: OpenSource?) {
    self.old = old
    self.new = new
  }

  /// A document before and after.
  struct Pair {
    var old: SourceDocument?
    var new: SourceDocument?
    /// Whether somebody named both.
    var isNamed = false

    var path: String { (new ?? old)?.path ?? "" }
    /// The path before where it is another.
    var formerPath: String? { isNamed || new == nil || old?.path == new?.path ? nil : old?.path }
  }

  /// The documents before and after, paired by their paths. A single document on each side makes a pair,
  /// unless both sources are folders.
  func pairs() throws -> [Pair] {
    let (before, after) = (try old?.documents() ?? [], try new?.documents() ?? [])
    if before.count == 1, after.count == 1, !(Self.isFolder(old) && Self.isFolder(new)) {
      return [Pair(old: before[0], new: after[0], isNamed: true)]
    }
    var pairs: [String: Pair] = [:]
    for document in before { pairs[document.path, default: Pair()].old = document }
    for document in after { pairs[document.path, default: Pair()].new = document }
    let (gone, come) = (pairs.values.filter { $0.new == nil }, pairs.values.filter { $0.old == nil })
    for (former, path) in try renamedPaths(gone.compactMap(\.old), come.compactMap(\.new)) {
      let before = pairs.removeValue(forKey: former)?.old
      pairs[path]?.old = before
    }
    return pairs.values.sorted { $0.path < $1.path }
  }

  /// Whether a source is a folder in which documents have paths.
  private static func isFolder(_ source: OpenSource?) -> Bool {
    guard case .files(let paths)? = source?.source, let path = paths.first else { return false }
    return (try? NamedPath.kind(path)) == .folder
  }

  /// The paths of renamed documents: a new document and one that is gone, each with at least half of its
  /// identifiers in the other.
  private func renamedPaths(
    _ gone: [SourceDocument], _ come: [SourceDocument]
  ) throws -> [(former: String, path: String)] {
    guard !gone.isEmpty, !come.isEmpty, let old, let new else { return [] }
    func identifiers(_ entry: SourceDocument, _ source: OpenSource) throws -> Set<String> {
      (try? source.read(entry).get().tree.identifiers) ?? []
    }
    var owners: [String: [Int]] = [:]
    var counts: [Int] = []
    for (index, entry) in gone.enumerated() {
      let identifiers = try identifiers(entry, old)
      counts.append(identifiers.count)
      for id in identifiers { owners[id, default: []].append(index) }
    }
    var taken: Set<Int> = []
    var renamed: [(former: String, path: String)] = []
    for entry in come.sorted(by: { $0.path < $1.path }) {
      let identifiers = try identifiers(entry, new)
      var shared: [Int: Int] = [:]
      for index in identifiers.flatMap({ owners[$0] ?? [] }) { shared[index, default: 0] += 1 }
      let best = shared.filter { !taken.contains($0.key) }.max { ($0.value, $1.key) < ($1.value, $0.key) }
      guard let best, 2 * best.value >= max(identifiers.count, counts[best.key]) else { continue }
      taken.insert(best.key)
      renamed.append((gone[best.key].path, entry.path))
    }
    return renamed
  }
}
