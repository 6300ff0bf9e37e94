import OperatingSystem

/// What a project is called that was given no name.
enum ProjectName {
  /// The name of a directory, or of the folder of a file, of the standard input the folder that the program runs in; nil
  /// where there is nothing at the path.
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
