/// A folder that nobody else may look into, removed with all that is in it when nothing holds it.
package final class TemporaryFolder: Sendable {
  /// The absolute path.
  package let path: String

  /// Makes an empty folder in the system's folder for temporary files.
  package init() throws(FileDefect) {
    let place = SystemCalls.environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    path = try SystemCalls.makePrivateFolder((place.hasSuffix("/") ? place : place + "/") + "ninefold-")
  }

  deinit {
    do throws(FileDefect) {
      try Self.removeContents(
        of: Descriptor(try SystemCalls.openFolder(path, in: SystemCalls.currentFolder, followingLink: false)))
      try SystemCalls.removeFolder(path, in: SystemCalls.currentFolder)
    } catch {}
  }

  private static func removeContents(of folder: consuming Descriptor) throws(FileDefect) {
    for name in try SystemCalls.names(in: folder.number) {
      if try SystemCalls.status(of: name, in: folder.number, followingLink: false).kind == .folder {
        try removeContents(
          of: Descriptor(try SystemCalls.openFolder(name, in: folder.number, followingLink: false)))
        try SystemCalls.removeFolder(name, in: folder.number)
      } else {
        try SystemCalls.removeFile(name, in: folder.number)
      }
    }
  }
}
