/// The endings of the names of the files that a project's resources are read from.
package enum ResourceEndings {
  /// The ending of the name of an app's property list.
  package static let propertyList = "Info.plist"
  /// The endings of the names of font files.
  package static let fonts: Set<String> = ["ttf", "otf", "ttc"]
  /// The endings of the names of image files.
  static let pictures: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg"]
  /// The endings of the names of files that show which modules a project has.
  static let projects: Set<String> = ["swift", "pbxproj"]
}
