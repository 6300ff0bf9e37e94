import OperatingSystem
import SceneModel
package import Sources

/// Two versions of the documents of a repository's folder: those that differ, each version in a folder
/// of its own.
package struct GitRange: Sendable {
  /// Why versions cannot be compared.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The names by which people know the versions.
  package let names: (old: String, new: String)
  private let folders: (old: TemporaryFolder, new: TemporaryFolder)
  private let prefixes: (old: String, new: String)
  /// The versions, as long as this is held; nil of one that has none of the documents.
  package private(set) var old: Source?
  package private(set) var new: Source?
  /// The remarks on documents that are not compared as they stand.
  package private(set) var remarks: [GitRemark] = []

  /// Versions by their names: `main..HEAD`; `main...HEAD`, from the common ancestor; `main`, to the files on
  /// the disk; two commits. With `isStaged`, from the last commit or the named one to the index. Without a
  /// name, from the index to the disk.
  ///
  /// - Parameters:
  ///   - place: The folder, or a document in it: others are left out. It need not be on the disk any more.
  ///   - includesImages: Whether images and texts are copied as well, which layouts of devices and
  ///     pictures ask for.
  /// - Throws: ``Failure`` where git knows no such commit, or there is no repository.
  package init(_ words: [String], isStaged: Bool, in place: String, includesImages: Bool) throws(Failure) {
    do throws(FileDefect) {
      let place = try GitPlace(place)
      let git = try GitFolder(path: place.folder)
      let (old, new, names) = try Self.versions(words, isStaged: isStaged, in: git)
      self.names = names
      prefixes = (Self.prefix(old, names.0), Self.prefix(new, names.1))
      folders = (try TemporaryFolder(), try TemporaryFolder())
      var changes = try git.changes(from: old, to: new).filter {
        GitFileNames.isDocument($0.path) && place.holds($0.path)
      }
      if changes.isEmpty, !place.isThere, !(try place.isKnown(to: git, in: [old, new])) {
        throw .other("is neither on the disk nor in \(names.0) or \(names.1)")
      }
      remarks = changes.compactMap { GitRemark($0, from: old, to: new) }
      changes.removeAll { change in remarks.contains { $0.path == change.path && $0.isLeftOut } }
      if changes.isEmpty { return }
      for version in [old, new] {
        let isOld = version == old
        let documents = changes.filter { isOld ? $0.isBefore : $0.isAfter }.map(\.path)
        let files = try Self.files(of: version, documents, in: git, includesImages: includesImages)
        let folder = isOld ? folders.old : folders.new
        let (copied, refused) = try git.copy(files, of: version, to: Folder(at: folder.path))
        remarks += GitRemark.list(refused)
        let source = copied.contains(where: GitFileNames.isDocument) ? Source.files([folder.path]) : nil
        if isOld { self.old = source } else { self.new = source }
      }
    } catch {
      throw Failure(
        description:
          "\(place): error: \(Self.reason(error, place)), expected a repository and commits that git can read"
          .onOneLine)
    }
  }

  /// The reason of an error; for a place in no repository, that it is in none.
  private static func reason(_ error: FileDefect, _ place: String) -> String {
    do throws(FileDefect) {
      let git = GitFolder(path: try GitPlace(place).folder, variables: [])
      return try git.line(["rev-parse", "--git-dir"]) == nil ? "is in no repository" : "\(error)"
    } catch {
      return "\(error)"
    }
  }

  /// A line about a file of a version with its path in the repository, as git names it:
  /// `HEAD~1:App/Main.storyboard`.
  func reported(_ line: String) -> String {
    line.replacing(folders.old.path + "/", with: prefixes.old).replacing(
      folders.new.path + "/", with: prefixes.new)
  }

  /// The prefix that git has before a path of a version.
  private static func prefix(_ version: GitVersion, _ name: String) -> String {
    switch version {
    case .commit: name + ":"
    case .index: ":"
    case .workingTree: ""
    }
  }

  /// The files that a version is read from: all files of a scene project that changed, and the resources that
  /// layouts ask for.
  private static func files(
    of version: GitVersion, _ changed: [String], in git: GitFolder, includesImages: Bool
  ) throws(FileDefect) -> [GitFile] {
    let projects = Set(changed.compactMap(project))
    let documents = Set(changed.filter { project(of: $0) == nil })
    return try git.files(of: version).filter { file in
      let name = file.path
      return documents.contains(name) || GitFileNames.isFont(name)
        || project(of: name).map(projects.contains) ?? false
        || includesImages && GitFileNames.isResource(name)
    }
  }

  /// The folder of the scene project that a file belongs to; nil of another.
  private static func project(of path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let index = parts.dropLast().firstIndex(where: { $0.hasSuffix(".sceneproject") }) else {
      return nil
    }
    return parts[...index].joined(separator: "/")
  }

  /// Why a word is no commit.
  private static func defect(of word: String) -> String {
    if word.contains("..") { return "'\(word)' is a range, which stands alone: --in names a path" }
    return ComparedVersions.isThere(word)
      ? "'\(word)' is a path, no commit: --in names a path of a repository"
      : "'\(word)' is neither a path that is there nor a commit"
  }

  private static func versions(
    _ words: [String], isStaged: Bool, in git: GitFolder
  ) throws(FileDefect) -> (GitVersion, GitVersion, (String, String)) {
    func commit(_ name: String) throws(FileDefect) -> GitVersion {
      guard let id = try git.commit(name.isEmpty ? "HEAD" : name) else { throw .other(defect(of: name)) }
      return .commit(id)
    }
    if isStaged {
      if words.isEmpty, try git.commit("HEAD") == nil, let nothing = try git.emptyTree() {
        return (.commit(nothing), .index, ("nothing", "what is staged"))
      }
      let name = words.first ?? "HEAD"
      return (try commit(name), .index, (name, "what is staged"))
    }
    guard let first = words.first else {
      return (.index, .workingTree, ("what is staged", "the files on the disk"))
    }
    if words.count > 1 {
      // Where the first word is an existing path and the second names nothing, the second is wrong.
      if ComparedVersions.isThere(first), try git.commit(first) == nil { _ = try commit(words[1]) }
      return (try commit(first), try commit(words[1]), (first, words[1]))
    }
    guard let dots = first.firstRange(of: "..") else {
      return (try commit(first), .workingTree, (first, "the files on the disk"))
    }
    let isFromAncestor = first[dots.upperBound...].hasPrefix(".")
    let (old, new) = (
      String(first[..<dots.lowerBound]), String(first[dots.upperBound...].drop { $0 == "." })
    )
    let versions = (try commit(old), try commit(new))
    let names = (old.isEmpty ? "HEAD" : old, new.isEmpty ? "HEAD" : new)
    guard isFromAncestor, case (.commit(let one), .commit(let other)) = versions else {
      return (versions.0, versions.1, names)
    }
    guard let ancestor = try git.commonAncestor(one, other) else {
      throw .other("'\(names.0)' and '\(names.1)' have no commit in common")
    }
    return (.commit(ancestor), versions.1, names)
  }
}
