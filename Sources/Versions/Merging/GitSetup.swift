import OperatingSystem
import SceneModel

/// Git's configuration that gives documents to `ninefold merge` and `ninefold diff`, and takes them back.
package struct GitSetup: Sendable {
  /// The largest list of attributes, and the largest hook, that is read. Bytes.
  static let limit = 1_048_576
  /// The lines of the list of attributes, the first of which says whose they are.
  private static let lines = [
    "# Interface Builder documents merge and differ by object (ninefold git-setup)",
    "*.storyboard merge=ninefold diff=ninefold", "*.xib merge=ninefold diff=ninefold",
  ]

  /// The repository's working directory.
  package let folder: String

  /// Why a repository is left as it is.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The repository that a directory is in.
  package init(at path: String) throws(Failure) {
    guard let folder = try Self.git(["rev-parse", "--show-toplevel"], in: path) else {
      throw Failure(
        description: "\(path): error: is in no git repository, expected a directory of one".onOneLine)
    }
    self.folder = folder
  }

  /// The path of the list of attributes.
  package var attributesPath: String { folder + "/.gitattributes" }

  /// Has git merge and compare documents by a program, in this repository.
  ///
  /// - Parameter program: The program as a shell finds it.
  package func install(program: String) throws(Failure) {
    let word = Self.shellWord(program)
    let lines = GitFallback(program: word)
    let settings = [
      ("merge.ninefold.name", "Interface Builder documents by object"),
      ("merge.ninefold.driver", lines.mergeDriver),
      ("mergetool.ninefold.cmd", word + Self.mergeTool),
      ("mergetool.ninefold.trustExitCode", "true"),
      ("diff.ninefold.command", lines.difference),
      ("diff.ninefold.textconv", lines.textConversion),
    ]
    let text = try attributes()
    for (name, value) in settings {
      guard try Self.git(["config", "--local", name, value], in: folder) != nil else {
        throw Failure(description: "\(folder): error: git cannot write its configuration".onOneLine)
      }
    }
    try writeAttributes(Self.without(Self.lines, in: text ?? [], adding: Self.lines), over: text)
  }

  /// Has git ask a program before each commit whether somebody has decided about the documents of a merge.
  ///
  /// - Throws: ``Failure`` where the repository has another hook, or its hooks stand elsewhere.
  package func installHook(program: String) throws(Failure) {
    let word = Self.shellWord(program)
    if let other = try hooksPath() {
      throw Failure(
        description:
          "\(folder): error: core.hooksPath names '\(other)' for hooks, expected none: add the line "
          .onOneLine + "'\(word) git-setup --check || exit 1' to its pre-commit")
    }
    try hook().install(word)
  }

  /// The directory of hooks that a configuration names; nil where none does.
  private func hooksPath() throws(Failure) -> String? {
    for scope in ["--local", "--global", "--system"] {
      if let path = try Self.git(["config", scope, "--get", "core.hooksPath"], in: folder) { return path }
    }
    return nil
  }

  /// The hook in the directory that git keeps for the repository and all its work trees.
  private func hook() throws(Failure) -> GitHook {
    guard let common = try Self.git(["rev-parse", "--git-common-dir"], in: folder) else {
      throw Failure(description: "\(folder): error: git cannot name its directory".onOneLine)
    }
    return GitHook(directory: PathName.path(common, from: folder) + "/hooks")
  }

  /// The shell words after the program's name as git's mergetool.
  ///
  /// Where a tool does not end with 0, git restores the former content of the file, `$BACKUP`; where it does,
  /// git stages the file. A conflict, exit code 1, is neither: the path stays unmerged, the merged document
  /// stays in the file, and the former content is kept as git keeps it, as `FILE.orig` unless
  /// `mergetool.keepBackup` is false.
  private static let mergeTool =
    #" merge "$BASE" "$LOCAL" "$REMOTE" --output="$MERGED" || { test $? = 1"#
    + #" && { test "$(git config --bool mergetool.keepBackup)" = false || cp -- "$BACKUP" "$MERGED.orig"; }"#
    + #" && cp -- "$MERGED" "$BACKUP"; false; }"#

  /// Has git merge and compare documents by lines again, and takes out the hook.
  package func remove() throws(Failure) {
    try hook().remove()
    for section in ["merge.ninefold", "mergetool.ninefold", "diff.ninefold"] {
      _ = try Self.git(["config", "--local", "--remove-section", section], in: folder)
    }
    guard let text = try attributes() else { return }
    try writeAttributes(Self.without(Self.lines, in: text, adding: []), over: text)
  }

  /// A text without some lines, and with others at its end; each other line stays as it is, and a last line
  /// without an end gets one.
  ///
  /// The added lines end as the first one does.
  static func without(_ gone: [String], in text: [UInt8], adding more: [String]) -> [UInt8] {
    let isCRLF = text.lines.first.map { $0.elementsEqual(Array($0.withoutEnd) + [0x0D, 0x0A]) } ?? false
    let end: [UInt8] = isCRLF ? [0x0D, 0x0A] : [0x0A]
    var result: [UInt8] = []
    for line in text.lines where !gone.contains(where: { line.withoutEnd.elementsEqual($0.utf8) }) {
      result += line
    }
    if let last = result.last, last != 0x0A { result += end }
    for line in more { result += Array(line.utf8) + end }
    return result
  }

  /// The list of attributes; nil where there is none.
  private func attributes() throws(Failure) -> [UInt8]? {
    do throws(FileDefect) {
      if try NamedPath.kind(attributesPath, followingLink: false) == .link {
        throw .other("is a symbolic link, which git does not follow, expected a file")
      }
      return try NamedPath.read(attributesPath, limit: Self.limit)
    } catch {
      if error == .missing { return nil }
      throw Failure(description: "\(attributesPath): error: \(error)".onOneLine)
    }
  }

  /// Writes the list of attributes, unless it was changed since it was read.
  private func writeAttributes(_ text: [UInt8], over former: [UInt8]?) throws(Failure) {
    do throws(FileDefect) {
      let directory = try Folder(at: folder)
      if text.isEmpty {
        try directory.removeFile(".gitattributes")
      } else {
        try directory.replace(".gitattributes", with: text, expecting: ExpectedContent(former))
      }
    } catch {
      throw Failure(description: "\(attributesPath): error: cannot be written: \(error)".onOneLine)
    }
  }

  /// A word as a shell takes it for one.
  private static func shellWord(_ word: String) -> String {
    if isPlain(word) { return word }
    let pieces = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + pieces.joined(separator: "'\\''") + "'"
  }

  /// Whether a word is one for a shell as it stands.
  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"),
          UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }

  /// The line that git prints in a directory; nil where it ends with an error.
  private static func git(_ words: [String], in place: String) throws(Failure) -> String? {
    do throws(FileDefect) {
      return try GitFolder(path: place).line(words)
    } catch {
      throw Failure(description: "\(place): error: git: \(error), expected git to be installed".onOneLine)
    }
  }
}
