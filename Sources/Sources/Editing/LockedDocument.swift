import InterfaceBuilder
import OperatingSystem
package import SceneModel

/// A document that no other program of ours writes while this value lasts.
package struct LockedDocument: ~Copyable {
  /// The place of the document's bytes.
  private enum Place: ~Copyable {
    case file(LockedFile)
    case project(EditedProject, Folder)
  }

  private let place: Place
  private let path: String

  /// Waits until no other program of ours writes the document.
  ///
  /// - Throws: ``ProjectExport/Refusal`` where it cannot be written, or was found in a directory that it is
  ///   not in.
  package init(_ input: DocumentInput) throws(ProjectExport.Refusal) {
    path = input.location
    if input.isOutsideOfDirectory {
      throw .unwritable(path: input.location, message: "is a symbolic link out of the directory")
    }
    do throws(FileDefect) {
      if let project = input.project {
        var folder = try Folder(at: project.folder)
        try folder.lock()
        place = .project(project, folder)
      } else {
        place = .file(try LockedFile(input.location))
      }
    } catch {
      throw .unwritable(path: input.location, message: error.description)
    }
  }

  /// Writes the document in place, whole or not at all.
  ///
  /// A link is followed, and the file keeps its permissions. Of a scene project the files are replaced one by
  /// one, the one that names the others last.
  ///
  /// - Parameters:
  ///   - edited: The document.
  ///   - before: The document as it was read.
  ///   - files: The files that change.
  ///   - named: The identifiers of the objects that the change is of.
  /// - Throws: ``ProjectExport/Refusal`` also where a file is no longer as it was read; ``UnprovenChange``
  ///   where more would change than is named; ``ProjectError``.
  package borrowing func write(
    _ edited: Document, over before: Document, _ files: [PreparedEdit.File], naming named: Set<String>
  ) throws {
    switch place {
    case .file(let locked):
      for file in files {
        try prove(try DocumentReader().read(file.after ?? [], path: path), before, named)
        try Self.write(file, to: locked)
      }
    case .project(let project, let folder):
      for file in files where try Self.bytes(file) != file.before {
        throw ProjectExport.Refusal.unwritable(path: file.path, message: FileDefect.changed.description)
      }
      try prove(edited, before, named)
      try project.write(edited, in: folder)
    }
  }

  private borrowing func prove(
    _ after: Document, _ before: Document, _ named: Set<String>
  ) throws(UnprovenChange) {
    if let object = ChangeProof(from: before, to: after).unexpected(naming: named) {
      throw UnprovenChange(path: path, object: object)
    }
  }

  private static func write(
    _ file: PreparedEdit.File, to locked: borrowing LockedFile
  ) throws(ProjectExport.Refusal) {
    do throws(FileDefect) {
      try locked.replace(with: file.after ?? [], expecting: ExpectedContent(file.before))
    } catch {
      throw .unwritable(path: file.path, message: error.description)
    }
  }

  private static func bytes(_ file: PreparedEdit.File) throws -> [UInt8]? {
    do throws(FileDefect) {
      return try NamedPath.read(file.path, limit: max(file.before?.count ?? 0, 1))
    } catch {
      return nil
    }
  }
}
