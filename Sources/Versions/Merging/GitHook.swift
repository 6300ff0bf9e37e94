import OperatingSystem
import SceneModel

/// Git's hook that holds up a commit while nobody has decided about a document of a merge.
struct GitHook {
  private static let mark = "# Documents of a merge need a decision (ninefold git-setup --hook)"

  /// The directory of the repository's hooks.
  let directory: String

  private var path: String { directory + "/pre-commit" }

  /// The lines of the hook.
  private static func lines(_ word: String) -> [String] {
    ["#!/bin/sh", mark, "exec \(word) git-setup --check"]
  }

  /// Writes the hook, unless the repository has another one.
  ///
  /// - Parameter word: The program as a shell takes it for one word.
  func install(_ word: String) throws(GitSetup.Failure) {
    let lines = Self.lines(word)
    if let present = try content(), !Self.isOurs(present) {
      throw GitSetup.Failure(
        description:
          "\(path): error: is another hook, expected none: add the line '\(word) git-setup --check || exit 1' to it"
          .onOneLine)
    }
    do throws(FileDefect) {
      let folder = try Folder(at: PathName.folder(of: directory))
      let name = PathName.name(of: directory) + "/pre-commit"
      try folder.replace(name, with: Array((lines.joined(separator: "\n") + "\n").utf8))
      try folder.makeExecutable(name)
    } catch {
      throw GitSetup.Failure(description: "\(path): error: cannot be written: \(error)".onOneLine)
    }
  }

  /// Removes the hook where it is ours.
  func remove() throws(GitSetup.Failure) {
    guard let present = try content(), Self.isOurs(present) else { return }
    do throws(FileDefect) {
      try Folder(at: directory).removeFile("pre-commit")
    } catch {
      throw GitSetup.Failure(description: "\(path): error: cannot be removed: \(error)".onOneLine)
    }
  }

  private static func isOurs(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.lines.map { $0.withoutEnd }
    return lines.count == 3 && lines[1].elementsEqual(mark.utf8)
  }

  private func content() throws(GitSetup.Failure) -> [UInt8]? {
    do throws(FileDefect) {
      if try NamedPath.kind(path, followingLink: false) == .link { return [] }
      return try NamedPath.read(path, limit: GitSetup.limit)
    } catch {
      if error == .missing { return nil }
      throw GitSetup.Failure(description: "\(path): error: \(error)".onOneLine)
    }
  }
}
