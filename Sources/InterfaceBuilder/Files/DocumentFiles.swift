/// The documents that are at some paths.
public struct DocumentFiles: Sendable {
  /// The files, sorted by path; those of one path asked for come before those of the next.
  public private(set) var files: [DocumentFile] = []
  /// The paths and folders that cannot be read.
  public private(set) var errors: [ReadError] = []

  /// The folders that hold no documents of a project: version control and what a build makes.
  private static let skippedFolders: Set<String> = [".git", ".build"]

  /// Finds the documents at paths.
  ///
  /// A path to a file names that document, whatever it is called. A path to a directory names every `.storyboard` and
  /// `.xib` in it and in its folders, hidden ones too, but not those in `.git` and `.build`. Links to files are
  /// followed, links to folders are not, so that a loop of them ends.
  public init(at paths: [String], endings: Set<String> = ["storyboard", "xib"]) {
    for path in paths { add(path, endings: endings) }
  }

  private mutating func add(_ path: String, endings: Set<String>) {
    switch FileSystem.kind(of: path, followingLinks: true) {
    case .success(.file):
      files.append(DocumentFile(location: path, path: FileSystem.name(of: path)))
    case .success(.directory):
      var found: [DocumentFile] = []
      var pending = [DocumentFile(location: path, path: "")]
      while let folder = pending.popLast() {
        visit(folder, endings: endings, found: &found, pending: &pending)
      }
      files += found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    case .success(.other):
      errors.append(ReadError(.unreadable("not a file and not a directory"), path: path))
    case .failure(let error):
      errors.append(ReadError(error.reason, path: path))
    }
  }

  private mutating func visit(
    _ folder: DocumentFile, endings: Set<String>, found: inout [DocumentFile], pending: inout [DocumentFile]
  ) {
    let names: [String]
    do {
      names = try FileSystem.names(in: folder.location)
    } catch {
      errors.append(ReadError(error.reason, path: folder.path.isEmpty ? folder.location : folder.path))
      return
    }
    for name in names.sorted(by: >) where !Self.skippedFolders.contains(name) {
      let entry = DocumentFile(
        location: FileSystem.join(folder.location, name), path: FileSystem.join(folder.path, name))
      let isDocument = endings.contains(FileSystem.ending(of: name))
      switch FileSystem.kind(of: entry.location, followingLinks: false) {
      case .success(.directory): pending.append(entry)
      case .success where isDocument: addDocument(entry, to: &found)
      case .success: break
      case .failure(let error): errors.append(ReadError(error.reason, path: entry.path))
      }
    }
  }

  private mutating func addDocument(_ entry: DocumentFile, to found: inout [DocumentFile]) {
    switch FileSystem.kind(of: entry.location, followingLinks: true) {
    case .success(.file): found.append(entry)
    case .success: break
    case .failure(let error): errors.append(ReadError(error.reason, path: entry.path))
    }
  }
}
