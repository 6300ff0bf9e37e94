public import SceneModel

/// A scene project in a folder on disk.
public struct ProjectFolder: Sendable {
  /// The folder's path.
  public let path: String
  /// How much the project may ask for.
  public let limits: ProjectLimits

  /// The project in a folder, which need not exist yet.
  public init(_ path: String, limits: ProjectLimits = ProjectLimits()) {
    self.path = path
    self.limits = limits
  }

  /// Whether the folder holds a scene project, one that can be read or not: a `project.json` that names the format.
  ///
  /// Other programs have files of that name too.
  public var holdsProject: Bool {
    do throws(ProjectError) {
      guard let head = try read(ProjectHead.file) else { return false }
      return String(decoding: head, as: UTF8.self).contains(ProjectHead.format)
    } catch {
      return false
    }
  }

  /// Reads the project, a document at a time.
  public var reader: SceneProjectReader {
    SceneProjectReader(limits: limits) { [self] (file) throws(ProjectError) in try read(file) }
  }

  /// Writes documents over the project that the folder holds, one at a time, and then its head.
  ///
  /// Files that are the same stay as they are. Files of scenes and documents that are gone are removed, where
  /// the project named them or they are JSON in a folder of one of its documents; nothing else is touched.
  ///
  /// - Parameters:
  ///   - name: The project's name.
  ///   - refused: Takes why a document cannot be said; it is left out, the others are written.
  ///   - nextDocument: Gives the next document, or nil after the last.
  /// - Throws: ``ProjectError`` where a file cannot be written and where the folder holds a project that cannot be read or
  ///   is of a newer version, and what `nextDocument` throws. Then the head is still the old one.
  public func write(
    name: String, refused: (ProjectError) -> Void, nextDocument: () throws -> Document?
  ) throws {
    let old = try read(ProjectHead.file) == nil ? [] : try reader.head().documents
    var writer = SceneProjectWriter(name: name, limits: limits)
    var folders: Set<String> = []
    try reporting(".") { () throws(ProjectError.Reason) in try FolderAccess.makeFolder(path) }
    while let document = try nextDocument() {
      let files: [ProjectFile]
      do throws(ProjectError) {
        files = try writer.files(for: document)
      } catch {
        refused(error)
        continue
      }
      for file in files { try write(file) }
      guard let folder = files.first.map({ PortablePath.parent(of: $0.path) }) else { continue }
      folders.insert(PortablePath.folded(folder))
      try removeOthers(than: files.map(\.path), in: folder)
    }
    try write(writer.head())
    for entry in old where !folders.contains(PortablePath.folded(entry.folder)) {
      try removeOthers(than: [], in: entry.folder)
      removeEmptyFolders(entry.folder)
    }
  }

  private func read(_ file: String) throws(ProjectError) -> [UInt8]? {
    try reporting(file) { () throws(ProjectError.Reason) in
      try FolderAccess.read("\(path)/\(file)", limit: limits.bytes)
    }
  }

  private func write(_ file: ProjectFile) throws(ProjectError) {
    try reporting(file.path) { () throws(ProjectError.Reason) in
      for parent in PortablePath.parents(of: file.path) { try FolderAccess.makeFolder("\(path)/\(parent)") }
      let target = "\(path)/\(file.path)"
      if try FolderAccess.read(target, limit: limits.bytes) == file.bytes { return }
      try FolderAccess.write(file.bytes, to: target)
    }
  }

  /// Removes the JSON files in a document's folder but some.
  private func removeOthers(than files: [String], in folder: String) throws(ProjectError) {
    let kept = Set(files.map(PortablePath.folded))
    for name in FolderAccess.names(in: "\(path)/\(folder)") where name.hasSuffix(".json") {
      let file = "\(folder)/\(name)"
      if kept.contains(PortablePath.folded(file)) { continue }
      try reporting(file) { () throws(ProjectError.Reason) in try FolderAccess.removeFile("\(path)/\(file)") }
    }
  }

  private func removeEmptyFolders(_ folder: String) {
    for folder in [folder] + PortablePath.parents(of: folder).reversed() {
      FolderAccess.removeEmptyFolder("\(path)/\(folder)")
    }
  }

  private func reporting<Result>(
    _ file: String, _ body: () throws(ProjectError.Reason) -> Result
  ) throws(ProjectError) -> Result {
    do {
      return try body()
    } catch {
      throw ProjectError(error, file: file)
    }
  }
}
