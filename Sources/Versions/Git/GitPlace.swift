import OperatingSystem

/// A path that a user names in a repository: a folder, or a document that may be gone from the disk.
struct GitPlace: Sendable {
  /// The nearest folder around it that is there, or it itself.
  let folder: String
  /// Whether it is on the disk.
  let isThere: Bool
  /// The rest of the path below the folder; empty for the folder itself.
  private let name: String

  /// A path on the disk, or one that was there.
  init(_ path: String) throws(FileDefect) {
    var folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if folder.isEmpty { throw .missing }
    var names: [String] = []
    var isThere = true
    while true {
      do throws(FileDefect) {
        if try NamedPath.kind(folder) == .folder { break }
      } catch {
        guard error == .missing || error == .notFolder else { throw error }
        isThere = false
      }
      names.append(PathName.name(of: folder))
      let parent = PathName.folder(of: folder)
      if parent == folder { throw .missing }
      folder = parent
    }
    self.folder = folder
    self.isThere = isThere
    name = names.reversed().joined(separator: "/")
  }

  /// Whether a path relative to the folder is the one that was named, or below it.
  func holds(_ path: String) -> Bool { name.isEmpty || path == name || path.hasPrefix(name + "/") }

  /// Whether the last commit or one of some versions has it, or something below it.
  func isKnown(to git: GitFolder, in versions: [GitVersion]) throws(FileDefect) -> Bool {
    let last = try git.commit("HEAD").map { [GitVersion.commit($0)] } ?? []
    for version in versions + last where try git.has(name, in: version) { return true }
    return false
  }
}
