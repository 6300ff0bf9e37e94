package import OperatingSystem
package import SceneModel

/// A scene project in a folder on disk.
package struct ProjectFolder: Sendable {
  /// The folder's path.
  package let path: String
  /// How much the project may ask for.
  package let limits: ReadLimits

  /// The project in a folder, which need not exist yet.
  package init(_ path: String, limits: ReadLimits = ReadLimits()) {
    self.path = path
    self.limits = limits
  }

  /// Whether the folder holds a scene project, one that can be read or not: a `project.json` that
  /// names the format.
  ///
  /// Other programs have files of that name too.
  package var holdsProject: Bool {
    do throws(ProjectError) {
      guard let head = try read(ProjectHead.file) else { return false }
      return String(decoding: head, as: UTF8.self).contains(ProjectHead.format)
    } catch {
      return false
    }
  }

  /// Reads the project, a document at a time.
  package var reader: SceneProjectReader {
    SceneProjectReader(limits: limits) { [self] (file) throws(ProjectError) in try read(file) }
  }

  /// Writes documents over the project that the folder holds, one at a time, and then its head.
  ///
  /// Files that are the same stay as they are. Of scenes and documents that are gone, the files are
  /// removed that the project named; nothing else is touched, and no symbolic link in the folder is
  /// followed. Files go before the one that names them changes: where the program ends in between, the
  /// next one knows them still. Other programs of ours that write the project wait.
  ///
  /// - Parameters:
  ///   - name: The project's name.
  ///   - refused: Takes the reason why a document cannot be written; it is left out, the others are written.
  ///   - nextDocument: Gives the next document, or nil after the last.
  /// - Throws: ``ProjectError`` where a file cannot be written and where the folder holds a project that
  ///   cannot be read or is of a newer version, and what `nextDocument` throws. Then the head is still the
  ///   old one.
  package func write(
    name: String, refused: (ProjectError) -> Void, nextDocument: () throws -> Document?
  ) throws {
    try write(name: name, in: makeRoot(), refused: refused, nextDocument: nextDocument)
  }

  /// Writes documents as ``write(name:refused:nextDocument:)`` does, in the folder that was opened and
  /// locked.
  package func write(
    name: String, in root: borrowing Folder, refused: (ProjectError) -> Void,
    nextDocument: () throws -> Document?
  ) throws {
    let old = try read(ProjectHead.file) == nil ? [] : try reader.head().documents
    var writer = SceneProjectWriter(name: name, limits: limits)
    var folders: Set<String> = []
    while let document = try nextDocument() {
      let files: [ProjectFile]
      do throws(ProjectError) {
        files = try writer.files(for: document)
      } catch {
        refused(error)
        continue
      }
      guard let folder = files.first.map({ PortablePath.parent(of: $0.path) }) else { continue }
      let former = old.first { PortablePath.folded($0.folder) == PortablePath.folded(folder) }
      let formerFiles = former.map(reader.files) ?? []
      folders.insert(PortablePath.folded(folder))
      for file in files.dropFirst() { try write(file, in: root) }
      try remove(formerFiles, except: files.map(\.path), in: root)
      for file in files.prefix(1) { try write(file, in: root) }
    }
    for entry in old where !folders.contains(PortablePath.folded(entry.folder)) {
      try remove(reader.files(of: entry), except: [], in: root)
      removeEmptyFolders(entry.folder, in: root)
    }
    try write(writer.head(), in: root)
  }

  private func read(_ file: String) throws(ProjectError) -> [UInt8]? {
    let root: Folder
    do throws(FileDefect) {
      root = try Folder(at: path)
    } catch {
      if error == .missing || error == .notFolder { return nil }
      throw ProjectError(error, file: file)
    }
    return try read(file, in: root)
  }

  private func read(_ file: String, in root: borrowing Folder) throws(ProjectError) -> [UInt8]? {
    do throws(FileDefect) {
      return try root.read(file, limit: limits.bytes)
    } catch {
      if error == .missing || error == .notFolder { return nil }
      throw ProjectError(error, file: file)
    }
  }

  private func write(_ file: ProjectFile, in root: borrowing Folder) throws(ProjectError) {
    do throws(FileDefect) {
      try root.replace(file.path, with: file.bytes)
    } catch {
      throw ProjectError(error, file: file.path)
    }
  }

  private func remove(
    _ files: [String], except kept: [String], in root: borrowing Folder
  ) throws(ProjectError) {
    let kept = Set(kept.map(PortablePath.folded))
    // The document's file, which comes first of them, is removed last: it names the others.
    for file in files.reversed() where !kept.contains(PortablePath.folded(file)) {
      do throws(FileDefect) {
        try root.removeFile(file)
      } catch {
        throw ProjectError(error, file: file)
      }
    }
  }

  private func removeEmptyFolders(_ folder: String, in root: borrowing Folder) {
    for folder in [folder] + PortablePath.parents(of: folder).reversed() { root.removeEmptyFolder(folder) }
  }

  private func makeRoot() throws(ProjectError) -> Folder {
    do throws(FileDefect) {
      var root = try Folder(makingAt: path)
      try root.lock()
      return root
    } catch {
      throw ProjectError(error, file: ".")
    }
  }
}

extension ProjectError {
  /// Why a file of a project could not be read or written.
  fileprivate init(_ defect: FileDefect, file: String) {
    if case .tooLarge(let limit) = defect {
      self.init(.tooLarge(bytes: limit), file: file)
    } else {
      self.init(.unreadable(defect.description), file: file)
    }
  }
}
