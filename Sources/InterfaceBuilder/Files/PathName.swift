/// The names that paths consist of.
package enum PathName {
  /// What the name of an app's property list ends in.
  package static let propertyList = "Info.plist"
  /// What the names of font files end in.
  package static let fontEndings: Set<String> = ["ttf", "otf", "ttc"]
  /// What the names of image files end in.
  package static let pictureEndings: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg"]

  /// What the names of files end in that say of which modules a project consists.
  package static let projectEndings: Set<String> = ["swift", "pbxproj"]

  /// A path and a name in it.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// What follows the last dot of a name, in lowercase; empty where there is none.
  package static func ending(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
