import Comparison
import OperatingSystem
import SceneModel

/// A document of a merge about which nobody has decided: its path is unmerged, or it was staged as the merge
/// left it, with ours in force wherever both sides do not go together.
package struct LeftConflict: Sendable, CustomStringConvertible {
  /// Where git has the document.
  enum State: Sendable {
    case unmerged
    /// Staged, with so many conflicts.
    case staged(Int)
    /// Staged, with git's conflict markers from a line on.
    case marked(Int)
    /// In git's index, committed or not, with the comment of a merge about open conflicts.
    case commented
  }

  /// The document's path.
  let path: String
  let state: State

  /// Why git cannot be asked.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// One line: the path, what is wrong and what was expected.
  package var description: String {
    let text =
      switch state {
      case .unmerged:
        "is unmerged in git's index, and 'git add' would take it as it stands, expected 'ninefold resolve' "
          + "or a decision by hand"
      case .staged(let count):
        "is staged as the merge left it: ours is in force in \(count.counted("conflict")), expected a "
          + "decision ('git checkout --merge' makes it unmerged again)"
      case .marked(let line):
        "is staged with git's conflict markers, the first in line \(line), expected 'ninefold resolve' or a "
          + "decision by hand"
      case .commented:
        "has the comment of a merge about conflicts that nobody decided, expected a decision, and the comment "
          + "'\(OpenConflicts.mark)…' taken out"
      }
    return "\(path): warning: \(text)".onOneLine
  }

  /// The documents of a folder, or the one at a path, about which nobody has decided, in the order of their
  /// paths; none outside of a repository, and where there is no git.
  package static func list(at path: String) throws(Failure) -> [LeftConflict] {
    do throws(FileDefect) {
      let place = try GitPlace(path)
      let git = try GitFolder(path: place.folder)
      return try LeftConflictSearch(git: git).conflicts.filter { place.holds($0.path) }.map { conflict in
        LeftConflict(path: PathName.join(place.folder, conflict.path), state: conflict.state)
      }
    } catch {
      if error == .missing { return [] }
      throw Failure(description: "\(path): error: git cannot be asked for unmerged paths: \(error)".onOneLine)
    }
  }
}

/// Looks for documents of a merge about which nobody has decided, in a folder of a repository.
private struct LeftConflictSearch {
  let git: GitFolder

  var conflicts: [LeftConflict] {
    get throws(FileDefect) {
      let unmerged = try entries(["--unmerged"])
      let added = try isUnderWay ? entries(["--resolve-undo"]).filter { unmerged[$0.key] == nil } : [:]
      let staged = added.isEmpty ? [:] : try stagedObjects()
      var found = unmerged.keys.map { LeftConflict(path: $0, state: .unmerged) }
      for (path, sides) in added {
        guard let object = staged[path], let state = try state(of: path, sides, stagedAs: object) else {
          continue
        }
        found.append(LeftConflict(path: path, state: state))
      }
      let known = Set(found.map(\.path))
      found += try commented().filter { !known.contains($0) }.map {
        LeftConflict(path: $0, state: .commented)
      }
      return found.sorted { $0.path < $1.path }
    }
  }

  /// The documents in git's index that have the comment of a merge about open conflicts.
  private func commented() throws(FileDefect) -> [String] {
    let list = try git.answer(
      to: ["grep", "--cached", "-l", "-z", "-F", "-e", OpenConflicts.mark, "--", "*.storyboard", "*.xib"])
    guard list.code == 0 else { return [] }
    return list.output.split(separator: 0).compactMap { String(validating: $0, as: UTF8.self) }
  }

  /// Whether a merge waits for its commit: git's index remembers longer what was unmerged.
  private var isUnderWay: Bool {
    get throws(FileDefect) {
      for name in ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "REBASE_HEAD"]
      where try git.commit(name) != nil {
        return true
      }
      return false
    }
  }

  /// The names of the base's, ours' and theirs' content by path, of the documents that git lists.
  private func entries(_ words: [String]) throws(FileDefect) -> [String: [String?]] {
    let list = try git.answer(to: ["ls-files", "-z"] + words)
    guard list.code == 0 else { return [:] }
    var entries: [String: [String?]] = [:]
    for record in list.output.split(separator: 0) {
      // A record is the mode, the name of the content, the stage, and after a tab the path.
      let words = String(decoding: record.prefix { $0 != 0x09 }, as: UTF8.self).split(separator: " ")
      guard words.count == 3, let stage = Int(words[2]), (1...3).contains(stage),
        let path = String(validating: record.drop { $0 != 0x09 }.dropFirst(), as: UTF8.self),
        GitFileNames.isDocument(path)
      else { continue }
      entries[path, default: [nil, nil, nil]][stage - 1] = String(words[1])
    }
    return entries
  }

  private func stagedObjects() throws(FileDefect) -> [String: String] {
    Dictionary(try git.files(of: .index).map { ($0.path, $0.id) }) { first, _ in first }
  }

  /// The state of a document that is staged as a merge left it, by object or by lines; nil of one that
  /// somebody has changed, or that goes together.
  private func state(
    of path: String, _ sides: [String?], stagedAs object: String
  ) throws(FileDefect) -> LeftConflict.State? {
    let content = try git.content(of: object)
    if let line = ConflictMarkers.firstLine(in: content) { return .marked(line) }
    guard let ours = sides[1], let theirs = sides[2] else { return nil }
    let base = try sides[0].map { id throws(FileDefect) in try git.content(of: id) } ?? []
    let versions = [base, try git.content(of: ours), try git.content(of: theirs)]
    let job = MergeJob(versions.map { .bytes($0) }, output: path, name: path, favored: nil)
    guard let outcome = try? job.merged(), !outcome.merge.conflicts.isEmpty,
      outcome.bytes == content
    else { return nil }
    return .staged(outcome.merge.conflicts.count)
  }
}
