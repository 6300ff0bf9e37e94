/// Where the files of a stored project lie, of which a database has no pictures.
struct PictureFileOptions: ArgumentGroup {
  @Option(
    "files", "DIR", help: "with --database, the directory that the pictures and fonts of the project are in")
  var directory: String?

  var declared: [any Declared] { [$directory] }

  /// Holds the option to sources that have no files of their own.
  func check(beside source: SourceOptions) throws(UsageError) {
    if directory != nil, source.database == nil {
      throw UsageError(.needs($directory.spelling, source.$database.spellingWithValue))
    }
  }
}
