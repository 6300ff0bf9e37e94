/// A file of a version, as git lists it.
struct GitFile: Sendable {
  /// The path relative to the folder that was asked for.
  let path: String
  /// The object name of its bytes.
  let id: String
  /// The mode: that of a file begins with 100.
  private let mode: Substring

  /// Whether it is a file, not a link or a repository.
  var isRegular: Bool { GitChange.isRegular(mode) }
  /// Whether it is a commit of another repository.
  var isRepository: Bool { mode == "160000" }

  /// A record of `ls-tree`: mode, kind and name of the bytes, and after a tab the path. Nil for an entry that
  /// is no file.
  init?(ofTree record: ArraySlice<UInt8>) {
    self.init(record) { $0.count == 3 ? $0[2] : nil }
    if !isRegular { return nil }
  }

  /// A record of `ls-files --stage`: mode, name of the bytes and stage, and after a tab the path. Nil for
  /// stages other than ours where the path is unmerged.
  init?(ofIndex record: ArraySlice<UInt8>) {
    self.init(record) { $0.count == 3 && ["0", "2"].contains($0[2]) ? $0[1] : nil }
  }

  private init?(_ record: ArraySlice<UInt8>, _ id: ([Substring]) -> Substring?) {
    guard let tab = record.firstIndex(of: 0x09),
      let path = String(validating: record[(tab + 1)...], as: UTF8.self)
    else { return nil }
    let words = String(decoding: record[..<tab], as: UTF8.self).split(separator: " ")
    guard let mode = words.first, let id = id(words) else { return nil }
    self.path = path
    self.id = String(id)
    self.mode = mode
  }
}

/// A file that differs between two versions.
struct GitChange: Sendable {
  /// The path relative to the folder that was asked for.
  let path: String
  /// Whether the path is text; else what stands for it names no file.
  let isText: Bool
  /// Whether it is a file before, and after.
  private(set) var isBefore: Bool
  private(set) var isAfter: Bool
  /// Whether it is unmerged: git's index has it as each side of a merge has it.
  private(set) var isUnmerged: Bool

  /// Whether a mode is a file's: not a link's, another repository's, or that of nothing.
  static func isRegular(_ mode: some StringProtocol) -> Bool { mode.hasPrefix("100") }

  /// The changes of `diff --raw -z`: a record of a colon, modes, names and a letter, then one of the path.
  static func list(_ records: [ArraySlice<UInt8>]) -> [GitChange] {
    var changes: [GitChange] = []
    for index in stride(from: 0, to: records.count - 1, by: 2) {
      let words = String(decoding: records[index].dropFirst(), as: UTF8.self).split(separator: " ")
      guard words.count == 5 else { continue }
      let path = records[index + 1]
      let change = GitChange(
        path: String(decoding: path, as: UTF8.self),
        isText: String(validating: path, as: UTF8.self) != nil, isBefore: isRegular(words[0]),
        isAfter: isRegular(words[1]), isUnmerged: words[4] == "U")
      // An unmerged file has two records: one for being unmerged, one for how ours differs.
      if let last = changes.indices.last, changes[last].path == change.path {
        changes[last].isBefore = changes[last].isBefore || change.isBefore
        changes[last].isAfter = changes[last].isAfter || change.isAfter
        changes[last].isUnmerged = changes[last].isUnmerged || change.isUnmerged
      } else {
        changes.append(change)
      }
    }
    return changes
  }
}
