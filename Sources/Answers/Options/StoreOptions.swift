package import CommandLine
import OperatingSystem

/// The environment variable that names the database where a line does not.
package enum DatabaseVariable {
  package static let name = "NINEFOLD_DATABASE"

  /// The path of the database; nil where the variable is empty or not there.
  package static var value: String? { ThisProcess.environment(name).flatMap { $0.isEmpty ? nil : $0 } }
}

/// The database that a command works on.
package struct DatabaseOptions: ArgumentGroup {
  @Option(
    "database", "FILE", variable: DatabaseVariable.name, help: "the SQLite file that stores projects")
  package var path: String

  package init() {}

  package var declared: [any Declared] { [$path] }
}

/// The stored project that a command works on.
package struct ProjectOptions: ArgumentGroup {
  @OptionGroup package var database: DatabaseOptions
  @Option("project", help: "the stored project; by default the only one") package var name: String?

  package init() {}

  package var declared: [any Declared] { [$database, $name] }
}
