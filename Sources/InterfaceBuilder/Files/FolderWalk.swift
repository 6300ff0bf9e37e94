import OperatingSystem

/// The files and folders below a path: files of some endings, and folders of others, which are not entered.
///
/// Links to files are followed, links to folders are not, so that a loop of them ends.
package struct FolderWalk {
  package private(set) var files: [DocumentFile] = []
  package private(set) var folders: [DocumentFile] = []
  package private(set) var errors: [ReadError] = []
  private let fileEndings: Set<String>
  /// Further endings that a file's name may have.
  private let nameEndings: [String]
  private let folderEndings: Set<String>
  /// Whether a folder that holds some names is taken as a whole, whatever it is called.
  private let isWhole: (_ folder: DocumentFile, _ names: [String]) -> Bool
  private var pending: [DocumentFile] = []

  /// The folders that hold nothing of a project: version control and what a build makes.
  package static let skippedFolders: Set<String> = [".git", ".build"]

  package init(
    fileEndings: Set<String>, nameEndings: [String] = [], folderEndings: Set<String>,
    isWhole: @escaping (_ folder: DocumentFile, _ names: [String]) -> Bool = { _, _ in false }
  ) {
    self.fileEndings = fileEndings
    self.nameEndings = nameEndings
    self.folderEndings = folderEndings
    self.isWhole = isWhole
  }

  /// Adds what is at a path: the file itself, whatever it is called where `takesAnyFile`, or what the
  /// directory holds.
  package mutating func add(_ path: String, takesAnyFile: Bool) {
    let name = PathName.name(of: path)
    let ending = PathName.ending(of: name)
    do throws(FileDefect) {
      switch try NamedPath.kind(path) {
      case .file:
        if takesAnyFile || isWanted(name, ending) {
          files.append(DocumentFile(location: path, path: name))
        }
      case .folder where folderEndings.contains(ending):
        folders.append(DocumentFile(location: path, path: name))
      case .folder: addContents(of: path)
      case .link, .other:
        errors.append(ReadError(.unreadable("is neither a file nor a directory"), path: path))
      }
    } catch {
      errors.append(ReadError(error, path: path))
    }
  }

  private func isWanted(_ file: String, _ ending: String) -> Bool {
    fileEndings.contains(ending) || nameEndings.contains(where: file.hasSuffix)
  }

  private mutating func addContents(of directory: String) {
    let counts = (files: files.count, folders: folders.count)
    pending = [DocumentFile(location: directory, path: "", in: directory)]
    while let folder = pending.popLast() { visit(folder) }
    files[counts.files...].sort { Self.precedes($0, $1) }
    folders[counts.folders...].sort { Self.precedes($0, $1) }
  }

  private static func precedes(_ a: DocumentFile, _ b: DocumentFile) -> Bool {
    a.path.utf8.lexicographicallyPrecedes(b.path.utf8)
  }

  private mutating func visit(_ folder: DocumentFile) {
    do throws(FileDefect) {
      let opened = try Folder(at: folder.location)
      let names = try opened.names()
      if isWhole(folder, names) {
        folders.append(folder)
        return
      }
      for name in names.reversed() where !Self.skippedFolders.contains(name) {
        let entry = DocumentFile(
          location: PathName.join(folder.location, name), path: PathName.join(folder.path, name),
          in: folder.directory)
        do throws(FileDefect) {
          try visit(entry, named: name, in: opened)
        } catch {
          errors.append(ReadError(error, path: entry.path))
        }
      }
    } catch {
      errors.append(ReadError(error, path: folder.path.isEmpty ? folder.location : folder.path))
    }
  }

  private mutating func visit(
    _ entry: DocumentFile, named name: String, in folder: borrowing Folder
  ) throws(FileDefect) {
    let ending = PathName.ending(of: name)
    if try folder.kind(of: name) == .folder {
      if folderEndings.contains(ending) { folders.append(entry) } else { pending.append(entry) }
    } else if isWanted(name, ending), try folder.kind(of: name, followingLink: true) == .file {
      files.append(entry)
    }
  }
}
