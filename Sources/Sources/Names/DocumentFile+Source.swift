import InterfaceBuilder
import SceneModel

extension [DocumentFile] {
  /// The files, of which those that several sources have at one path are named by their sources: of `a` and
  /// `b`, which have a `Main.storyboard` each, they are `a/Main.storyboard` and `b/Main.storyboard`.
  var namedBySource: [DocumentFile] {
    var indices: [ExactText: [Int]] = [:]
    for (index, file) in enumerated() { indices[ExactText(file.path), default: []].append(index) }
    if indices.count == count { return self }
    var named = self
    for group in indices.values where group.count > 1 {
      let locations = group.map { self[$0].location }
      guard Set(locations).count > 1 else { continue }
      for (index, path) in zip(group, Self.shortest(locations, after: self[group[0]].path)) {
        named[index].path = path
      }
    }
    return named
  }

  /// The ends of locations that tell them apart, each longer than the path that they have in common.
  private static func shortest(_ locations: [String], after path: String) -> [String] {
    let parts = locations.map { $0.split(separator: "/").filter { $0 != "." } }
    let common = path.split(separator: "/").count
    let different = Set(parts).count
    let longest = parts.map(\.count).max() ?? 0
    var count = common + 1
    while count < longest, Set(parts.map { $0.suffix(count) }).count < different { count += 1 }
    return parts.map { $0.suffix(count).joined(separator: "/") }
  }
}
