/// The names that a path consists of, cut by its slashes and the last dot, as the system cuts its bytes;
/// nothing is asked of the disk.
package enum PathName {
  private static let slash = UInt8(ascii: "/")

  /// The folder that holds what is at the path: the current one, `.`, of a name alone.
  package static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// The last name of a path; the path itself where it has none.
  package static func name(of path: String) -> String {
    let bytes = path.utf8
    guard let last = bytes.lastIndex(where: { $0 != slash }) else { return path }
    return String(path[startOfName(in: bytes[...last])..<bytes.index(after: last)])
  }

  /// The names between the slashes of a path, empty ones too.
  ///
  /// For text a slash with a combining mark behind it is another character.
  package static func names(of path: String) -> [Substring] {
    path.utf8.split(separator: slash, omittingEmptySubsequences: false).map { Substring($0) }
  }

  /// Whether a text is the name of something in a folder: not a path, the folder itself or the one around it.
  package static func isName(_ text: some StringProtocol) -> Bool {
    let bytes = text.utf8
    return !bytes.isEmpty && !bytes.elementsEqual(".".utf8) && !bytes.elementsEqual("..".utf8)
      && !bytes.contains { $0 == slash || $0 == 0 }
  }

  /// The characters after the last dot of the last name, in lowercase; empty where there is none, as in
  /// `.gitignore`.
  package static func ending(of path: String) -> String {
    dot(in: path).map { path[path.utf8.index(after: $0)...].lowercased() } ?? ""
  }

  /// A path or a name without its ``ending(of:)`` and the dot.
  package static func stem(of path: String) -> String {
    dot(in: path).map { String(path[..<$0]) } ?? path
  }

  /// A path and a name in it, which stays in it also where it begins with a slash.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// A path that is relative to a folder, as it is from where the folder's path is; an absolute one as it is.
  package static func path(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : join(folder, path)
  }

  /// The last dot, where it is in the last name and does not begin it.
  private static func dot(in path: String) -> String.Index? {
    let start = startOfName(in: path.utf8[...])
    guard let dot = path.utf8[start...].lastIndex(of: UInt8(ascii: ".")), dot > start else { return nil }
    return dot
  }

  /// The index after the last slash, or the first one.
  private static func startOfName(in bytes: Substring.UTF8View) -> String.Index {
    bytes.lastIndex(of: slash).map { bytes.index(after: $0) } ?? bytes.startIndex
  }
}
