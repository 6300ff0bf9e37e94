/// A file that a user named, which no other program of ours writes while this value lasts.
///
/// A link stays one: the file that it leads to is meant. Nothing need be there yet.
package struct LockedFile: ~Copyable {
  private let folder: Folder
  private let former: FormerEntry

  /// The most bytes that are compared; of a larger file, its identity, size and times are.
  private static var limit: Int { 67_108_864 }

  /// Waits until no other program of ours writes into the folder around the file, and looks at the file.
  ///
  /// - Throws: ``FileDefect`` also where something else than a file has the path, and where a link leads
  ///   to nothing.
  package init(_ path: String) throws(FileDefect) {
    try self.init(at: Self.writtenFile(path))
  }

  private init(at file: String) throws(FileDefect) {
    var folder = try Folder(at: PathName.folder(of: file))
    try folder.lock()
    folder.sweepOnce(in: folder.descriptor.number, at: ".")
    former = try FormerEntry(PathName.name(of: file), in: folder.descriptor.number, limit: Self.limit)
    self.folder = folder
  }

  /// Writes the file whole or not at all, as ``Folder/replace(_:with:expecting:)`` does.
  ///
  /// - Throws: ``FileDefect`` with `changed` where it is not as expected, or has been written since the
  ///   value was made.
  package borrowing func replace(
    with bytes: [UInt8], expecting expected: ExpectedContent = .unknown
  ) throws(FileDefect) {
    try former.replace(with: bytes, expecting: expected)
  }

  /// The path of the file that is written for a path.
  private static func writtenFile(_ path: String) throws(FileDefect) -> String {
    do throws(FileDefect) {
      switch try NamedPath.kind(path) {
      case .file: return try NamedPath.resolved(path)
      case .folder: throw FileDefect.isFolder
      case .link: throw FileDefect.isLink
      case .other: throw FileDefect.notRegular
      }
    } catch {
      guard error == .missing, !path.hasSuffix("/") else { throw error }
    }
    do throws(FileDefect) {
      _ = try NamedPath.kind(path, followingLink: false)
    } catch {
      if error == .missing { return path }
      throw error
    }
    throw .other("is a symbolic link to nothing")
  }
}
