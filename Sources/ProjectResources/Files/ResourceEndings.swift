/// The endings of the names of the files that a project's resources are read from.
package enum ResourceEndings {
  /// The ending of the name of an app's property list.
  package static let propertyList = "Info.plist"
  /// The endings of the names of font files.
  package static let fonts: Set<String> = ["ttf", "otf", "ttc"]
  /// The endings of the names of files of localized texts.
  package static let texts: Set<String> = ["strings", pluralRules, stringsCatalog]
  /// The ending of the name of a property list of texts with plural forms.
  static let pluralRules = "stringsdict"
  /// The ending of the name of a catalogue of texts in several languages.
  static let stringsCatalog = "xcstrings"
  /// The endings of the names of image files.
  package static let pictures: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg"]
  /// The endings of the names of files that show which modules a project has.
  static let projects: Set<String> = ["swift", "pbxproj"]
}
