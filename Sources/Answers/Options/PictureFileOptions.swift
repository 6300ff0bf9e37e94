package import CommandLine

/// The directory of a stored project's files: a database has no pictures and fonts.
package struct PictureFileOptions: ArgumentGroup {
  @Option(
    "files", "DIR", help: "with --database, the directory that the pictures and fonts of the project are in")
  package var directory: String?

  package init() {}

  package var declared: [any Declared] { [$directory] }

  /// Checks that the source is a database, which has no files of its own.
  package func check(beside source: SourceOptions) throws(UsageError) {
    if directory != nil, source.database == nil {
      throw UsageError(.needs($directory.spelling, source.$namedDatabase.spellingWithValue))
    }
  }
}
