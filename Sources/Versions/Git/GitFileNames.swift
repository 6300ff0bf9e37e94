import InterfaceBuilder
import OperatingSystem
import ProjectResources
import SceneModel

/// The files of a repository that documents and their resources are read from.
enum GitFileNames {
  /// Whether a file is a document, or a file of a scene project.
  static func isDocument(_ path: String) -> Bool {
    DocumentFiles.endings.contains(PathName.ending(of: path)) || path.contains(".sceneproject/")
  }

  /// Whether a file is a font, or names fonts.
  static func isFont(_ path: String) -> Bool {
    ResourceEndings.fonts.contains(PathName.ending(of: path))
      || PathName.name(of: path) == ResourceEndings.propertyList
  }

  /// Whether a file is a text, an image or a colour that a document may ask for.
  static func isResource(_ path: String) -> Bool {
    ResourceEndings.texts.contains(PathName.ending(of: path)) || path.contains(".xcassets/")
  }
}
