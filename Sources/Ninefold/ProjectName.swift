/// What a project is called that was given no name.
enum ProjectName {
  /// The name of a directory, or of the folder of a file; nil where there is nothing at the path.
  static func ofImport(at path: String) -> String? {
    guard let whole = Files.resolved(path) else { return nil }
    let parts = whole.split(separator: "/")
    let folder = Files.isDirectory(whole) ? parts.last : parts.dropLast().last
    return folder.map(String.init) ?? "root"
  }
}
