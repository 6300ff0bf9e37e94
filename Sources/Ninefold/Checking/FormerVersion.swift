package import Checks
import InterfaceBuilder
import OperatingSystem

/// The documents and resources of a folder as a commit of its repository has them, in a folder of their own.
///
/// Git gives the files as they were committed: nothing that a repository says is run for them.
package struct FormerVersion: Sendable {
  /// The bytes that the names of a commit's files, or a few files, may have.
  private static let limit = 536_870_912
  /// How many files git is asked for at once.
  private static let batch = 200

  private let folder: TemporaryFolder
  /// Whether the commit has no such files.
  package let isEmpty: Bool

  /// The version of a document's folder, or of a folder, in a commit.
  ///
  /// - Throws: ``ConfigurationError`` where there is no such commit, or no repository.
  package init(of path: String, at commit: String) throws(ConfigurationError) {
    do throws(FileDefect) {
      let isFolder = try NamedPath.kind(path) == .folder
      let place = isFolder ? path : NamedPath.folder(of: path)
      guard let id = try Self.id(of: commit, in: place) else {
        throw FileDefect.other("'\(commit)' is no commit of its repository")
      }
      folder = try TemporaryFolder()
      let names = try Self.git(["ls-tree", "-r", "-z", "--name-only", id], in: place)
        .split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.filter(Self.isRead)
      isEmpty = names.isEmpty
      let copy = try Folder(at: folder.path)
      for start in stride(from: 0, to: names.count, by: Self.batch) {
        let some = Array(names[start..<min(start + Self.batch, names.count)])
        try Self.copy(some, of: id, in: place, to: copy)
      }
    } catch {
      throw ConfigurationError(file: path, "\(error), expected a commit that git can read".onOneLine)
    }
  }

  /// Where the files are.
  package var path: String { folder.path }

  /// Whether a file is a document, or a resource that a document may ask for.
  private static func isRead(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    let isResource = ["storyboard", "xib", "strings", "ttf", "otf", "ttc"].contains(ending)
    return !path.contains("\n")
      && (isResource || name == "Info.plist" || path.contains(".xcassets/")
        || path.contains(".sceneproject/"))
  }

  /// The whole name of a commit; nil where there is none.
  private static func id(of commit: String, in place: String) throws(FileDefect) -> String? {
    let answer = try ChildProcess.run(
      "git", ["-C", place, "rev-parse", "--verify", "--quiet", commit + "^{commit}"], limit: 4096)
    guard answer.code == 0 else { return nil }
    return String(decoding: answer.output.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  private static func git(
    _ words: [String], in place: String, input: String = "/dev/null"
  ) throws(FileDefect) -> [UInt8] {
    let answer = try ChildProcess.run("git", ["-C", place] + words, input: input, limit: limit)
    guard answer.code == 0 else { throw .other("git \(words[0]) ended with \(answer.code)") }
    return answer.output
  }

  /// Copies files: of each, git writes a line that ends with its length, its bytes, and a line end.
  private static func copy(
    _ names: [String], of id: String, in place: String, to folder: borrowing Folder
  ) throws(FileDefect) {
    let list = try TemporaryFolder()
    try Folder(at: list.path).replace("names", with: Array(names.map { "\(id):./\($0)\n" }.joined().utf8))
    let output = try git(["cat-file", "--batch"], in: place, input: list.path + "/names")
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
