import OperatingSystem
package import InterfaceBuilder

/// The asset catalogues, the localized texts, the fonts and the property lists that are at some paths.
package struct ResourceFiles: Sendable {
  /// The `.xcassets` folders, sorted by path within each path asked for.
  package let catalogs: [DocumentFile]
  /// The `.strings`, `.stringsdict` and `.xcstrings` files, sorted by path within each path asked for.
  package let strings: [DocumentFile]
  /// The `.ttf`, `.otf` and `.ttc` files, sorted by path within each path asked for.
  package let fonts: [DocumentFile]
  /// The property lists of apps, sorted by path within each path asked for: files whose names
  /// end in `Info.plist`.
  package let propertyLists: [DocumentFile]
  /// The paths and folders that cannot be read.
  package let errors: [ReadError]

  /// Finds the resources at paths, as ``DocumentFiles`` finds documents; files of other endings
  /// are passed over.
  package init(at paths: [String]) {
    var walk = FolderWalk(
      fileEndings: ResourceEndings.fonts.union(ResourceEndings.texts),
      nameEndings: [ResourceEndings.propertyList],
      folderEndings: ["xcassets"])
    for path in paths { walk.add(path, takesAnyFile: false) }
    catalogs = walk.folders
    strings = walk.files.filter { ResourceEndings.texts.contains(PathName.ending(of: $0.path)) }
    fonts = walk.files.filter { ResourceEndings.fonts.contains(PathName.ending(of: $0.path)) }
    propertyLists = walk.files.filter { $0.path.hasSuffix(ResourceEndings.propertyList) }
    errors = walk.errors
  }
}
