import OperatingSystem

/// The name of a project that was given none.
enum ProjectName {
  /// The name of a directory, or of the folder of a file; for the standard input that of the current
  /// directory; nil where there is nothing at the path.
  static func ofImport(at path: String) -> String? {
    do throws(FileDefect) {
      let whole = try NamedPath.resolved(path == ProjectInput.standardInput ? "." : path)
      let parts = whole.split(separator: "/")
      let folder = try NamedPath.kind(whole) == .folder ? parts.last : parts.dropLast().last
      return folder.map(String.init) ?? "root"
    } catch {
      return nil
    }
  }
}
