import OperatingSystem
import SceneModel

/// A folder of a git repository, and all requests to git.
///
/// Git gives committed and staged files byte for byte. No program that a configuration names runs: no filter,
/// no other diff, no file monitor, no hook, and none that brings objects from another repository
/// (Security.md#repositories).
struct GitFolder: Sendable {
  /// The bytes that the names of a commit's files, or a few files, may have.
  static let limit = 536_870_912
  /// How many files git is asked for at once.
  private static let batch = 200

  /// The folder's path.
  let path: String
  /// The environment variables that git gets.
  private let variables: [String]

  /// A folder at a path, with the environment variables for its repository.
  init(path: String) throws(FileDefect) {
    self.init(path: path, variables: try GitEnvironment.variables(in: path))
  }

  /// A folder at a path, for which git gets some variables.
  init(path: String, variables: [String]) {
    self.path = path
    self.variables = variables
  }

  /// The output of git for arguments, and its exit code.
  ///
  /// - Throws: The defect of git itself: `missing` where there is no git.
  func answer(
    to words: [String], input: String = "/dev/null"
  ) throws(FileDefect) -> (code: Int32, output: [UInt8]) {
    try ChildProcess.run(
      "git", ["-C", path, "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"] + words,
      input: input, variables: variables + Self.isolation, limit: Self.limit)
  }

  /// Git neither asks another repository for objects that this one lacks nor refreshes the index.
  private static let isolation = ["GIT_ALLOW_PROTOCOL=none", "GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0"]

  /// The words before a request that reads files of the disk or gives versions as they would stand there:
  /// each filter of the configuration is switched off.
  func unfiltered() throws(FileDefect) -> [String] {
    let list = try answer(to: ["config", "--name-only", "-z", "--get-regexp", #"^filter\."#])
    var words: [String] = []
    for name in Set(list.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }).sorted() {
      guard let dot = name.lastIndex(of: ".") else { continue }
      guard !name.contains("=") else {
        throw .other("its configuration has the filter '\(name)', which git cannot be kept from running")
      }
      words += ["-c", name[dot...] == ".required" ? name + "=false" : name + "="]
    }
    return words
  }

  /// The one line that git prints for arguments; nil where it ends with an error.
  func line(_ words: [String], input: String = "/dev/null") throws(FileDefect) -> String? {
    let answer = try answer(to: words, input: input)
    guard answer.code == 0 else { return nil }
    return String(
      decoding: answer.output.last == 0x0A ? answer.output.dropLast() : answer.output[...], as: UTF8.self)
  }

  /// The whole name of a commit; nil where there is none.
  func commit(_ name: String) throws(FileDefect) -> String? {
    name.hasPrefix("-") ? nil : try line(["rev-parse", "--verify", "--quiet", name + "^{commit}"])
  }

  /// The name of the tree without files.
  func emptyTree() throws(FileDefect) -> String? { try line(["hash-object", "-t", "tree", "--stdin"]) }

  /// The last commit that two have in common; nil where there is none.
  func commonAncestor(_ commit: String, _ other: String) throws(FileDefect) -> String? {
    try line(["merge-base", commit, other])
  }

  /// The files of a version. Links and other repositories are none; for an unmerged file the index has ours.
  func files(of version: GitVersion) throws(FileDefect) -> [GitFile] {
    switch version {
    case .commit(let id):
      return try records(["ls-tree", "-r", "-z", id]).compactMap { GitFile(ofTree: $0) }
    case .index, .workingTree:
      var files = try records(["ls-files", "--stage", "-z"]).compactMap { GitFile(ofIndex: $0) }
      // The disk shows whether a link or a file became the other.
      files.removeAll { version == .index ? !$0.isRegular : $0.isRepository }
      return files
    }
  }

  /// Whether a version has a file or a folder of a path; of the disk, whether git knows of it there.
  func has(_ path: String, in version: GitVersion) throws(FileDefect) -> Bool {
    switch version {
    case .commit(let id): try line(["rev-parse", "--verify", "--quiet", "\(id):./\(path)"]) != nil
    case .index, .workingTree: try !records(["--literal-pathspecs", "ls-files", "-z", "--", path]).isEmpty
    }
  }

  /// The files that differ, each once.
  func changes(from old: GitVersion, to new: GitVersion) throws(FileDefect) -> [GitChange] {
    let versions: [String] =
      switch (old, new) {
      case (.commit(let old), .commit(let new)): [old, new]
      case (.commit(let old), .index): ["--cached", old]
      case (.commit(let old), .workingTree): [old]
      default: []
      }
    return GitChange.list(
      try records(
        unfiltered() + ["diff", "--raw", "--no-renames", "--ignore-submodules=all", "--relative", "-z"]
          + versions + ["--", "."]))
  }

  /// Copies files of a version into a folder; those that the disk lacks are left out.
  ///
  /// - Returns: The paths of the copied files, and the files that could not be read.
  func copy(
    _ files: [GitFile], of version: GitVersion, to folder: borrowing Folder
  ) throws(FileDefect) -> (copied: [String], refused: [(path: String, defect: FileDefect)]) {
    var copied: [String] = []
    var refused: [(path: String, defect: FileDefect)] = []
    guard version == .workingTree else {
      var present: Set<String>?
      for start in stride(from: 0, to: files.count, by: Self.batch) {
        let batch = files[start..<min(start + Self.batch, files.count)]
        let missing = try copy(batch, to: folder, known: &present)
        copied += batch.map(\.path).filter { !missing.contains($0) }
        refused += missing.sorted().map { ($0, .other("git lacks its object, as in a partial clone")) }
      }
      return (copied, refused)
    }
    let tree = try Folder(at: path)
    for file in files {
      let bytes: [UInt8]
      do throws(FileDefect) {
        bytes = try tree.read(file.path, limit: Self.limit)
      } catch {
        switch error {
        case .missing, .isLink, .isFolder, .notFolder, .notRegular: break
        default: refused.append((file.path, error))
        }
        continue
      }
      try folder.replace(file.path, with: bytes)
      copied.append(file.path)
    }
    return (copied, refused)
  }

  /// The bytes of an object by its name.
  func content(of object: String) throws(FileDefect) -> [UInt8] { try git(["cat-file", "blob", object]) }

  /// Has git keep bytes as an object, and gives its name; nil where it cannot.
  func keep(_ bytes: [UInt8]) throws(FileDefect) -> String? {
    let place = try TemporaryFolder()
    try Folder(at: place.path).replace("bytes", with: bytes)
    return try line(["hash-object", "-w", "--stdin"], input: place.path + "/bytes")
  }

  /// The records that git lists for arguments, each of which ends with a zero byte.
  private func records(_ words: [String]) throws(FileDefect) -> [ArraySlice<UInt8>] {
    try git(words).split(separator: 0)
  }

  private func git(_ words: [String], input: String = "/dev/null") throws(FileDefect) -> [UInt8] {
    let answer = try answer(to: words, input: input)
    guard answer.code == 0 else { throw Self.failure(of: words, answer.code) }
    return answer.output
  }

  private static func failure(of words: [String], _ code: Int32) -> FileDefect {
    .other("git \(command(words)) ended with \(code)")
  }

  /// The names of all objects that the repository has itself.
  private func objects() throws(FileDefect) -> Set<String> {
    let list = try git(["cat-file", "--batch-all-objects", "--unordered", "--batch-check=%(objectname)"])
    return Set(list.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) })
  }

  /// The command of a request: the first word that is neither an option nor a setting.
  private static func command(_ words: [String]) -> String {
    words.indices.first { !words[$0].hasPrefix("-") && ($0 == 0 || words[$0 - 1] != "-c") }.map { words[$0] }
      ?? ""
  }

  /// Copies a few files: of each, git writes a line that ends with its length, its bytes, and a line end; of
  /// one that it lacks, a line that says so.
  ///
  /// - Parameter present: The objects that the repository has itself; nil while nobody asked. In a partial
  ///   clone git ends with an error where it may not bring one.
  /// - Returns: The paths of the files that git lacks.
  private func copy(
    _ files: ArraySlice<GitFile>, to folder: borrowing Folder, known present: inout Set<String>?
  ) throws(FileDefect) -> Set<String> {
    let asked = files.filter { present?.contains($0.id) ?? true }
    let list = try TemporaryFolder()
    try Folder(at: list.path).replace("names", with: Array(asked.map { $0.id + "\n" }.joined().utf8))
    let request = ["cat-file", "--batch"]
    let answer = try answer(to: request, input: list.path + "/names")
    if answer.code != 0, present == nil {
      present = try objects()
      return try copy(files, to: folder, known: &present)
    }
    guard answer.code == 0 else { throw Self.failure(of: request, answer.code) }
    var missing = Set(files.map(\.path)).subtracting(asked.map(\.path))
    var rest = answer.output[...]
    for file in asked {
      let line = rest.prefix { $0 != 0x0A }
      rest = rest.dropFirst(line.count + 1)
      let words = line.split(separator: UInt8(ascii: " "))
      if words.count == 2, words[1].elementsEqual("missing".utf8) {
        missing.insert(file.path)
        continue
      }
      guard words.count == 3, let count = Int(String(decoding: words[2], as: UTF8.self)), count <= rest.count
      else {
        throw .other("git has no object \(file.id) of \(file.path)")
      }
      try folder.replace(file.path, with: Array(rest.prefix(count)))
      rest = rest.dropFirst(count + 1)
    }
    return missing
  }
}

/// A state of a repository's files.
package enum GitVersion: Hashable, Sendable {
  /// A commit, by its whole name.
  case commit(String)
  /// The index: the files of the next commit.
  case index
  /// The files as they are on the disk.
  case workingTree
}
