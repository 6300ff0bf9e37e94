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
    let name = PathName.name(of: path)
    let folder: GitFolder
    let list: (code: Int32, output: [UInt8])
    do throws(FileDefect) {
      folder = try GitFolder(path: PathName.folder(of: path))
      list = try folder.answer(to: ["--literal-pathspecs", "ls-files", "--unmerged", "-z", "--", name])
    } catch .missing {
      // There is no git to ask.
      return nil
    }
    guard list.code == 0, !list.output.isEmpty else { return nil }
    let settings = try folder.unfiltered()
    var versions: [[UInt8]?] = [nil, nil, nil]
    for entry in list.output.split(separator: 0) {
      // A line is the mode, the name of the content, the stage, and after a tab the path.
      let words = String(decoding: entry.prefix { $0 != 0x09 }, as: UTF8.self).split(separator: " ")
      guard words.count == 3, let stage = Int(words[2]), (1...3).contains(stage) else { continue }
      // As it would stand on the disk, with the line ends that documents have there.
      let version = try folder.answer(to: settings + ["cat-file", "--filters", ":\(stage):./\(name)"])
      guard version.code == 0 else { throw .other("git cat-file ended with \(version.code)") }
      versions[stage - 1] = version.output
    }
    self.versions = versions
  }
}
