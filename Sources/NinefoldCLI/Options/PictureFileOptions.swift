import CommandLine

/// The directory of a stored project's files: a database has no pictures and fonts.
struct PictureFileOptions: ArgumentGroup {
  @Option(
    "files", "DIR", help: "with --database, the directory that the pictures and fonts of the project are in")
  var directory: String?

  var declared: [any Declared] { [$directory] }

  /// Checks that the source is a database, which has no files of its own.
  func check(beside source: SourceOptions) throws(UsageError) {
    if directory != nil, source.database == nil {
      throw UsageError(.needs($directory.spelling, source.$namedDatabase.spellingWithValue))
    }
  }
}
