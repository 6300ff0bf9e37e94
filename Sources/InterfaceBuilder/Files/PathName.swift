/// The names that paths consist of.
package enum PathName {
  /// The ending of the name of an app's property list.
  package static let propertyList = "Info.plist"
  /// The endings of the names of font files.
  package static let fontEndings: Set<String> = ["ttf", "otf", "ttc"]
  /// The endings of the names of image files.
  package static let pictureEndings: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg"]

  /// The endings of the names of files that show which modules a project has.
  package static let projectEndings: Set<String> = ["swift", "pbxproj"]

  /// A path and a name in it.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The characters after the last dot of a name, in lowercase; empty where there is none.
  package static func ending(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
