import InterfaceBuilder
import OperatingSystem

/// The files of a repository that documents and their resources are read from.
enum GitFileNames {
  /// Whether a file is a document, or a file of a scene project.
  static func isDocument(_ path: String) -> Bool {
    ["storyboard", "xib"].contains(ending(of: path)) || path.contains(".sceneproject/")
  }

  /// Whether a file is a font, or names fonts.
  static func isFont(_ path: String) -> Bool {
    PathName.fontEndings.contains(ending(of: path)) || NamedPath.name(of: path) == PathName.propertyList
  }

  /// Whether a file is a text, an image or a colour that a document may ask for.
  static func isResource(_ path: String) -> Bool {
    ending(of: path) == "strings" || path.contains(".xcassets/")
  }

  private static func ending(of path: String) -> String { PathName.ending(of: NamedPath.name(of: path)) }
}
