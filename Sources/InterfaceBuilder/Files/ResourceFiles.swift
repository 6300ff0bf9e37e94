/// The asset catalogues and the localized texts that are at some paths.
package struct ResourceFiles: Sendable {
  /// The `.xcassets` folders, sorted by path within each path asked for.
  package let catalogs: [DocumentFile]
  /// The `.strings` files, sorted by path within each path asked for.
  package let strings: [DocumentFile]
  /// The paths and folders that cannot be read.
  package let errors: [ReadError]

  /// Finds the resources at paths, as ``DocumentFiles`` finds documents; files of other endings are passed over.
  package init(at paths: [String]) {
    var walk = FolderWalk(fileEndings: ["strings"], folderEndings: ["xcassets"])
    for path in paths { walk.add(path, takesAnyFile: false) }
    catalogs = walk.folders
    strings = walk.files
    errors = walk.errors
  }
}
