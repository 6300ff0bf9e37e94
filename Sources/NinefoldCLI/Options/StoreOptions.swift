import CommandLine
import OperatingSystem

/// The environment variable that names the database where a line does not.
enum DatabaseVariable {
  static let name = "NINEFOLD_DATABASE"

  /// The path of the database; nil where the variable is empty or not there.
  static var value: String? { ThisProcess.environment(name).flatMap { $0.isEmpty ? nil : $0 } }
}

/// The database that a command works on.
struct DatabaseOptions: ArgumentGroup {
  @Option(
    "database", "FILE", variable: DatabaseVariable.name, help: "the SQLite file that stores projects")
  var path: String

  var declared: [any Declared] { [$path] }
}

/// The stored project that a command works on.
struct ProjectOptions: ArgumentGroup {
  @OptionGroup var database: DatabaseOptions
  @Option("project", help: "the stored project; by default the only one") var name: String?

  var declared: [any Declared] { [$database, $name] }
}
