import CommandLine

/// The database that a command works on.
struct DatabaseOptions: ArgumentGroup {
  @Option("database", "FILE", help: "the SQLite file that stores projects") var path: String

  var declared: [any Declared] { [$path] }
}

/// The stored project that a command works on.
struct ProjectOptions: ArgumentGroup {
  @OptionGroup var database: DatabaseOptions
  @Option("project", help: "the stored project; by default the only one") var name: String?

  var declared: [any Declared] { [$database, $name] }
}
