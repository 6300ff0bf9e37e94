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
