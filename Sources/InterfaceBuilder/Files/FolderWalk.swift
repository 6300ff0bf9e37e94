/// What is found below a path: files of some endings, and folders of others, which are not entered.
///
/// Links to files are followed, links to folders are not, so that a loop of them ends.
struct FolderWalk {
  private(set) var files: [DocumentFile] = []
  private(set) var folders: [DocumentFile] = []
  private(set) var errors: [ReadError] = []
  private let fileEndings: Set<String>
  private let folderEndings: Set<String>
  /// Whether a folder that holds some names is taken as a whole, whatever it is called.
  private let isWhole: (_ folder: DocumentFile, _ names: [String]) -> Bool
  private var pending: [DocumentFile] = []

  /// The folders that hold nothing of a project: version control and what a build makes.
  private static let skippedFolders: Set<String> = [".git", ".build"]

  init(
    fileEndings: Set<String>, folderEndings: Set<String>,
    isWhole: @escaping (_ folder: DocumentFile, _ names: [String]) -> Bool = { _, _ in false }
  ) {
    self.fileEndings = fileEndings
    self.folderEndings = folderEndings
    self.isWhole = isWhole
  }

  /// Adds what is at a path: the file itself, whatever it is called where `takesAnyFile`, or what the directory holds.
  mutating func add(_ path: String, takesAnyFile: Bool) {
    let name = FileSystem.name(of: path)
    let ending = FileSystem.ending(of: name)
    switch FileSystem.kind(of: path, followingLinks: true) {
    case .success(.file):
      if takesAnyFile || fileEndings.contains(ending) {
        files.append(DocumentFile(location: path, path: name))
      }
    case .success(.directory) where folderEndings.contains(ending):
      folders.append(DocumentFile(location: path, path: name))
    case .success(.directory): addContents(of: path)
    case .success(.other): errors.append(ReadError(.unreadable("not a file and not a directory"), path: path))
    case .failure(let defect): errors.append(ReadError(defect.reason, path: path))
    }
  }

  private mutating func addContents(of directory: String) {
    let counts = (files: files.count, folders: folders.count)
    pending = [DocumentFile(location: directory, path: "")]
    while let folder = pending.popLast() { visit(folder) }
    files[counts.files...].sort { Self.precedes($0, $1) }
    folders[counts.folders...].sort { Self.precedes($0, $1) }
  }

  private static func precedes(_ a: DocumentFile, _ b: DocumentFile) -> Bool {
    a.path.utf8.lexicographicallyPrecedes(b.path.utf8)
  }

  private mutating func visit(_ folder: DocumentFile) {
    let names: [String]
    do {
      names = try FileSystem.names(in: folder.location)
    } catch {
      errors.append(ReadError(error.reason, path: folder.path.isEmpty ? folder.location : folder.path))
      return
    }
    if isWhole(folder, names) {
      folders.append(folder)
      return
    }
    for name in names.sorted(by: >) where !Self.skippedFolders.contains(name) {
      let entry = DocumentFile(
        location: FileSystem.join(folder.location, name), path: FileSystem.join(folder.path, name))
      visit(entry, ending: FileSystem.ending(of: name))
    }
  }

  private mutating func visit(_ entry: DocumentFile, ending: String) {
    switch FileSystem.kind(of: entry.location, followingLinks: false) {
    case .success(.directory) where folderEndings.contains(ending): folders.append(entry)
    case .success(.directory): pending.append(entry)
    case .success where fileEndings.contains(ending): addFile(entry)
    case .success: break
    case .failure(let defect): errors.append(ReadError(defect.reason, path: entry.path))
    }
  }

  private mutating func addFile(_ entry: DocumentFile) {
    switch FileSystem.kind(of: entry.location, followingLinks: true) {
    case .success(.file): files.append(entry)
    case .success: break
    case .failure(let defect): errors.append(ReadError(defect.reason, path: entry.path))
    }
  }
}
