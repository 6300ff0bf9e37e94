import InterfaceBuilder
import OperatingSystem
package import SceneModel

extension DocumentInput {
  /// The files that differ between two versions of the document, with paths as patches have them.
  package func files(from before: Document, to after: Document) throws -> [PreparedEdit.File] {
    guard let project else {
      return [PreparedEdit.File(path: Self.relative(location), before: before, after: after)]
    }
    return try project.change(from: before, to: after)
  }

  /// Writes the document in place, whole or not at all.
  ///
  /// A link is followed, and the file keeps its permissions. Of a scene project the files are replaced one by
  /// one, the one that names the others last.
  ///
  /// - Parameters:
  ///   - edited: The document.
  ///   - files: The files that change.
  ///   - keepsChanges: Whether a file stays that changed since the document was read.
  /// - Throws: ``ProjectExport/Refusal``, ``ProjectError``.
  package func write(_ edited: Document, _ files: [PreparedEdit.File], keepsChanges: Bool = false) throws {
    if let project {
      if keepsChanges {
        for file in files where try Self.bytes(file) != file.before {
          throw ProjectExport.Refusal.unwritable(path: file.path, message: FileDefect.changed.description)
        }
      }
      return try project.write(edited)
    }
    for file in files { try Self.write(file, keepsChanges: keepsChanges) }
  }

  private static func bytes(_ file: PreparedEdit.File) throws -> [UInt8]? {
    do throws(FileDefect) {
      return try NamedPath.read(file.path, limit: max(file.before?.count ?? 0, 1))
    } catch {
      return nil
    }
  }

  private static func write(_ file: PreparedEdit.File, keepsChanges: Bool) throws {
    do throws(FileDefect) {
      try NamedPath.replace(
        file.path, with: file.after ?? [], expecting: keepsChanges ? file.before : nil)
    } catch {
      throw ProjectExport.Refusal.unwritable(path: file.path, message: error.description)
    }
  }

  /// A path below the current directory relative to it, as patches have paths; any other path unchanged.
  private static func relative(_ path: String) -> String {
    if path.hasPrefix("./") { return relative(String(path.dropFirst(2))) }
    do throws(FileDefect) {
      let current = try NamedPath.resolved(".") + "/"
      return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
    } catch {
      return path
    }
  }
}
