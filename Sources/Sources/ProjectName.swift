import OperatingSystem

/// The name of a project that was given none.
enum ProjectName {
  /// The name of a directory, or of the folder of a file; for the standard input that of the current
  /// directory; nil where there is nothing at the path.
  static func ofImport(at path: String) -> String? {
    do throws(FileDefect) {
      let whole = try NamedPath.resolved(path == ProjectInput.standardInput ? "." : path)
      let folder = try NamedPath.kind(whole) == .folder ? whole : PathName.folder(of: whole)
      return folder == "/" ? "root" : PathName.name(of: folder)
    } catch {
      return nil
    }
  }
}
