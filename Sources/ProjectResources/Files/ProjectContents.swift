package import InterfaceBuilder
import OperatingSystem
import SceneModel

/// All that is of use at some paths, found in one walk: documents, asset catalogues, localized texts, fonts,
/// and projects of another form.
package struct ProjectContents: Sendable {
  /// The documents, as ``DocumentFiles`` finds them.
  package let documents: [DocumentFile]
  /// The `.xcassets` folders.
  package let catalogs: [DocumentFile]
  /// The `.strings`, `.stringsdict` and `.xcstrings` files.
  package let strings: [DocumentFile]
  /// The `.ttf`, `.otf` and `.ttc` files.
  package let fonts: [DocumentFile]
  /// The image files outside of catalogues: `.png`, `.jpg`, `.jpeg`, `.pdf` and `.svg`.
  package let pictures: [DocumentFile]
  /// The property lists of apps: files whose names end in `Info.plist`.
  package let propertyLists: [DocumentFile]
  /// The Swift files, and the projects of Xcode by the files in their folders.
  package let sources: [DocumentFile]
  /// The folders that hold a project of another form, which are not entered. The path of one that was itself
  /// asked for is empty.
  package let projects: [DocumentFile]
  /// The paths and folders that cannot be read.
  package let errors: [ReadError]

  /// The kind of a file, by the ending of its name.
  private enum Kind {
    case document, strings, font, picture, propertyList, source

    init(path: String) {
      let ending = PathName.ending(of: path)
      self =
        if ResourceEndings.texts.contains(ending) {
          .strings
        } else if ResourceEndings.fonts.contains(ending) {
          .font
        } else if ResourceEndings.pictures.contains(ending) {
          .picture
        } else if ResourceEndings.projects.contains(ending) {
          .source
        } else {
          path.hasSuffix(ResourceEndings.propertyList) ? .propertyList : .document
        }
    }
  }

  /// Finds what is at paths; each list is sorted by path within each path asked for.
  ///
  /// - Parameters:
  ///   - paths: Files and directories.
  ///   - projectFile: The name of the file that a project of another form has.
  ///   - isProject: Whether a folder that has such a file is a project; not asked of any other.
  package init(
    at paths: [String], projectFile: String, isProject: @escaping (_ folder: DocumentFile) -> Bool
  ) {
    var walk = FolderWalk(
      fileEndings: ResourceEndings.fonts.union(ResourceEndings.pictures).union(ResourceEndings.projects)
        .union(ResourceEndings.texts).union(DocumentFiles.endings),
      nameEndings: [ResourceEndings.propertyList], folderEndings: ["xcassets"],
      isWhole: { folder, names in names.contains(projectFile) && isProject(folder) })
    for path in paths { walk.add(path, takesAnyFile: true) }
    // Paths that were asked for may lie in each other.
    let isOverlapping = paths.count > 1
    let found = isOverlapping ? walk.files.withoutRepeats : walk.files
    let folders = isOverlapping ? walk.folders.withoutRepeats : walk.folders
    let kinds = found.map { Kind(path: $0.path) }
    func files(_ kind: Kind) -> [DocumentFile] { zip(found, kinds).compactMap { $1 == kind ? $0 : nil } }
    documents = files(.document)
    strings = files(.strings)
    fonts = files(.font)
    pictures = files(.picture)
    propertyLists = files(.propertyList)
    sources = files(.source)
    catalogs = folders.filter { PathName.ending(of: $0.path) == "xcassets" }
    projects = folders.filter { PathName.ending(of: $0.path) != "xcassets" }
    errors = walk.errors
  }
}

extension [DocumentFile] {
  /// The files without those that an earlier one is: of the same name in the same folder, by whatever path.
  fileprivate var withoutRepeats: [DocumentFile] {
    var folders: [String: String] = [:]
    var places: Set<ExactText> = []
    return filter { file in
      let folder = PathName.folder(of: file.location)
      let place = folders[folder] ?? NamedPath.found(folder) ?? folder
      folders[folder] = place
      return places.insert(ExactText(PathName.join(place, PathName.name(of: file.location)))).inserted
    }
  }
}
