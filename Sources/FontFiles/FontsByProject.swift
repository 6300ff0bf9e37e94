import InterfaceBuilder
import ProjectResources
package import SceneModel
package import TextMetrics

/// The fonts of a directory of projects: each folder in it is one.
package struct FontsByProject {
  private let directory: String
  private var libraries: [String: FontLibrary] = [:]

  /// The fonts of the folders in a directory, each looked through when a document of it is asked for.
  package init(in directory: String) { self.directory = directory }

  /// The fonts that a document names and its project has.
  ///
  /// - Parameter document: Its path is relative to the directory.
  package mutating func fonts(of document: Document, report: (FontError) -> Void) -> ProjectFonts {
    guard let slash = document.path.firstIndex(of: "/") else { return ProjectFonts() }
    let project = String(document.path[..<slash])
    let library =
      libraries[project] ?? FontLibrary(ResourceFiles(at: [directory + "/" + project]).fonts)
    libraries[project] = library
    return library.fonts(for: document, report: report)
  }
}
