import OperatingSystem
import SceneModel

/// A folder of a git repository. Git gives what is committed or staged: nothing that a repository says is run for it.
struct GitFolder: Sendable {
  /// The bytes that the names of a commit's files, or a few files, may have.
  private static let limit = 536_870_912
  /// How many files git is asked for at once.
  private static let batch = 200

  /// The folder's path.
  let path: String

  /// What git answers to words, and its exit code.
  ///
  /// - Throws: What is wrong with git itself: `missing` where there is none.
  func answer(
    to words: [String], input: String = "/dev/null"
  ) throws(FileDefect) -> (code: Int32, output: [UInt8]) {
    try ChildProcess.run(
      "git", ["-C", path, "-c", "core.fsmonitor=false"] + words, input: input, limit: Self.limit)
  }

  /// The one line that git answers to words; nil where it ends with an error.
  func line(_ words: [String]) throws(FileDefect) -> String? {
    let answer = try answer(to: words)
    guard answer.code == 0 else { return nil }
    return String(
      decoding: answer.output.last == 0x0A ? answer.output.dropLast() : answer.output[...], as: UTF8.self)
  }

  /// The whole name of a commit; nil where there is none.
  func commit(_ name: String) throws(FileDefect) -> String? {
    name.hasPrefix("-") ? nil : try line(["rev-parse", "--verify", "--quiet", name + "^{commit}"])
  }

  /// The last commit that two have in common; nil where there is none.
  func commonAncestor(_ commit: String, _ other: String) throws(FileDefect) -> String? {
    try line(["merge-base", commit, other])
  }

  /// The paths of the files of a version, relative to the folder.
  func files(of version: GitVersion) throws(FileDefect) -> [String] {
    switch version {
    case .commit(let id): return try names(["ls-tree", "-r", "-z", "--name-only", id])
    case .index: return try names(["ls-files", "-z"])
    case .workingTree:
      let gone = Set(try names(["ls-files", "--deleted", "-z"]))
      return try names(["ls-files", "-z"]).filter { !gone.contains($0) }
    }
  }

  /// The paths of the files that differ, relative to the folder.
  func changedFiles(from old: GitVersion, to new: GitVersion) throws(FileDefect) -> [String] {
    let versions: [String] =
      switch (old, new) {
      case (.commit(let old), .commit(let new)): [old, new]
      case (.commit(let old), .index): ["--cached", old]
      case (.commit(let old), .workingTree): [old]
      default: []
      }
    return try names(["diff", "--name-only", "--no-renames", "--relative", "-z"] + versions + ["--", "."])
  }

  /// Copies files of a version into a folder; those that the version lacks are left out.
  func copy(_ names: [String], of version: GitVersion, to folder: borrowing Folder) throws(FileDefect) {
    switch version {
    case .commit(let id): try copy(names, of: id, to: folder)
    case .index: try copy(names, of: "", to: folder)
    case .workingTree:
      let tree = try Folder(at: path)
      for name in names {
        do throws(FileDefect) {
          let bytes = try tree.read(name, limit: Self.limit)
          try folder.replace(name, with: bytes)
        } catch .missing {}
      }
    }
  }

  private func names(_ words: [String]) throws(FileDefect) -> [String] {
    try git(words).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.filter {
      !$0.contains("\n")
    }
  }

  private func git(_ words: [String], input: String = "/dev/null") throws(FileDefect) -> [UInt8] {
    let answer = try answer(to: words, input: input)
    guard answer.code == 0 else { throw .other("git \(words[0]) ended with \(answer.code)") }
    return answer.output
  }

  private func copy(
    _ names: [String], of id: String, to folder: borrowing Folder
  ) throws(FileDefect) {
    for start in stride(from: 0, to: names.count, by: Self.batch) {
      let some = Array(names[start..<min(start + Self.batch, names.count)])
      try copyBatch(some, of: id, to: folder)
    }
  }

  /// Copies a few files: of each, git writes a line that ends with its length, its bytes, and a line end.
  private func copyBatch(
    _ names: [String], of id: String, to folder: borrowing Folder
  ) throws(FileDefect) {
    let list = try TemporaryFolder()
    try Folder(at: list.path).replace("names", with: Array(names.map { "\(id):./\($0)\n" }.joined().utf8))
    let output = try git(["cat-file", "--batch"], input: list.path + "/names")
    var rest = output[...]
    for name in names {
      let line = rest.prefix { $0 != 0x0A }
      rest = rest.dropFirst(line.count + 1)
      let words = line.split(separator: UInt8(ascii: " "))
      guard words.count == 3, let count = Int(String(decoding: words[2], as: UTF8.self)), count <= rest.count
      else {
        continue
      }
      if words[1].elementsEqual("blob".utf8) { try folder.replace(name, with: Array(rest.prefix(count))) }
      rest = rest.dropFirst(count + 1)
    }
  }
}

/// A state of a repository's files.
package enum GitVersion: Hashable, Sendable {
  /// A commit, by its whole name.
  case commit(String)
  /// What the next commit is to have.
  case index
  /// The files as they are on the disk.
  case workingTree
}
