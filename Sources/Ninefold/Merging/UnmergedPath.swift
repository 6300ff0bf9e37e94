import OperatingSystem
import SceneModel

/// The versions that git's index keeps of a file while it is unmerged.
struct UnmergedPath: Sendable {
  /// The base, ours and theirs, by git's stages 1 to 3; nil where there is none.
  let versions: [[UInt8]?]

  /// Asks git for a file.
  ///
  /// - Returns: nil where the file is in no repository, or is not unmerged there.
  init?(_ path: String) throws(FileDefect) {
    let folder = GitFolder(path: NamedPath.folder(of: path))
    let name = path.split(separator: "/").last.map { String($0) } ?? path
    guard
      let list = try Self.output(
        of: folder, ["--literal-pathspecs", "ls-files", "--unmerged", "-z", "--", name]),
      !list.isEmpty
    else { return nil }
    var versions: [[UInt8]?] = [nil, nil, nil]
    for entry in list.split(separator: 0) {
      // A line is the mode, the name of the content, the stage, and after a tab the path.
      let words = String(decoding: entry.prefix { $0 != 0x09 }, as: UTF8.self).split(separator: " ")
      guard words.count == 3, let stage = Int(words[2]), (1...3).contains(stage) else { continue }
      versions[stage - 1] = try Self.output(of: folder, ["cat-file", "blob", String(words[1])])
    }
    self.versions = versions
  }

  /// What git writes, or nil where it ends with an error, or is not there.
  private static func output(of folder: GitFolder, _ words: [String]) throws(FileDefect) -> [UInt8]? {
    do throws(FileDefect) {
      let answer = try folder.answer(to: words)
      return answer.code == 0 ? answer.output : nil
    } catch .missing {
      return nil
    }
  }
}
