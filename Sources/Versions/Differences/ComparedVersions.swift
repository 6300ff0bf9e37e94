import OperatingSystem
import SceneModel
package import Sources

/// Two versions that are compared: sources, or versions that git keeps.
package struct ComparedVersions {
  /// The names by which people know them.
  package let names: (old: String, new: String)
  /// The versions; nil of one that has no documents.
  package let old: Source?
  package let new: Source?
  /// The locations of files of versions, and the names by which people know these.
  private var files: [(location: String, name: String)] = []
  /// The range that holds the files of git's versions.
  private var range: GitRange?

  /// The versions that a command line names: two paths that are there, or versions that git knows; a single
  /// path in a repository replaces `place`.
  ///
  /// - Parameters:
  ///   - place: The directory of the repository, or a document in it.
  ///   - includesImages: Whether git's versions have images and texts as well.
  /// - Throws: ``GitRange/Failure``.
  package init(_ words: [String], isStaged: Bool, in place: String, includesImages: Bool) throws(GitRange
    .Failure)
  {
    if !isStaged, words.count == 2, words.allSatisfy(Self.isThere) {
      names = (words[0], words[1])
      (old, new) = (Source(at: words[0]), Source(at: words[1]))
      return
    }
    var (words, place) = (words, place)
    if words.count == 1, Self.isPath(words[0], in: place) { place = words.removeFirst() }
    let range = try GitRange(words, isStaged: isStaged, in: place, includesImages: includesImages)
    self.range = range
    names = range.names
    (old, new) = (range.old, range.new)
  }

  /// A source, compared with another version of it: what is at a path, or a commit of the repository around
  /// the source's only path.
  ///
  /// - Throws: ``GitRange/Failure``.
  package init(_ source: Source, against version: String) throws(GitRange.Failure) {
    if case .files(let paths) = source, paths.count == 1, !Self.isThere(version) {
      let range = try GitRange([version], isStaged: false, in: paths[0], includesImages: true)
      self.range = range
      names = range.names
      (old, new) = (range.old, range.new)
      return
    }
    names = (version, source.description)
    (old, new) = (Source(at: version), source)
  }

  /// The remarks on documents that are not compared as they stand.
  package var remarks: [GitRemark] { range?.remarks ?? [] }
  /// Which documents are left out and why, a line each.
  package var refusals: [String] { remarks.filter(\.isLeftOut).map { "\($0)" } }

  /// A line about a file of a version, with the path by which people know it.
  package func reported(_ line: String) -> String {
    if let range { return range.reported(line) }
    return files.reduce(line) { line, file in
      line.hasPrefix(file.location + ":") ? file.name + line.dropFirst(file.location.count) : line
    }
  }

  /// How many documents should have been read and cannot be.
  package var refused: Int { remarks.count(where: \.isRefusal) }

  /// A document before and after as git gives them to an external diff: a file that is not
  /// there is `/dev/null`.
  package init(files: (old: String, new: String), named names: (old: String, new: String)) {
    self.names = names
    self.files = [(files.old, names.old), (files.new, names.new)]
    func source(_ path: String) -> Source? { path == "/dev/null" ? nil : .files([path]) }
    (old, new) = (source(files.old), source(files.new))
  }

  /// Whether a word names a path, on the disk or in git, and not a commit of the repository around a place.
  private static func isPath(_ word: String, in place: String) -> Bool {
    do throws(FileDefect) {
      if try GitFolder(path: GitPlace(place).folder).commit(word) != nil { return false }
      if isThere(word) { return true }
      let named = try GitPlace(word)
      return try named.isKnown(to: GitFolder(path: named.folder), in: [.index])
    } catch {
      return isThere(word)
    }
  }

  static func isThere(_ path: String) -> Bool {
    do throws(FileDefect) {
      _ = try NamedPath.kind(path)
      return true
    } catch {
      return false
    }
  }
}
