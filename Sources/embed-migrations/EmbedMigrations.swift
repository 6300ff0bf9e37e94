import Foundation

/// Writes one Swift file with the text of every migration named on the command line, and the schema
/// that those of SQLite make.
///
/// The first argument is the file to write, the others are the `.sql` files in the order in which they run;
/// those in the folder `PostgreSQL` are of its dialect.
@main
struct EmbedMigrations {
  static func main() throws {
    let files = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard let output = files.first else { return }
    let scripts = files.dropFirst()
    let migrations = try named(scripts.filter { !isPostgreSQL($0) })
    var text = "extension Migration {\n  /// Every migration, in the order in which they run.\n"
    text += "  public static let all: [Migration] = [\n"
    text += lines(of: migrations)
    text += "  ]\n\n  /// The migrations of the schema in PostgreSQL, in the order in which they run.\n"
    text += "  package static let postgreSQL: [Migration] = [\n"
    text += lines(of: try named(scripts.filter(isPostgreSQL)))
    text +=
      "  ]\n\n  /// The objects that those of SQLite make in an empty database, in the order of names.\n"
    text += "  package static let schema: [SchemaObject] = [\n"
    for columns in try MadeSchema.rows(of: migrations.map(\.sql)) {
      let values = columns.map { $0.map { String(reflecting: $0) } ?? "nil" }
      text +=
        "    SchemaObject(type: \(values[0]), name: \(values[1]), table: \(values[2]), sql: \(values[3])),\n"
    }
    text += "  ]\n}\n"
    try text.write(to: output, atomically: true, encoding: .utf8)
  }

  private static func isPostgreSQL(_ file: URL) -> Bool {
    file.deletingLastPathComponent().lastPathComponent == "PostgreSQL"
  }

  /// The names and texts of files.
  private static func named(_ files: [URL]) throws -> [(name: String, sql: String)] {
    try files.map { file in
      (file.deletingPathExtension().lastPathComponent, try String(contentsOf: file, encoding: .utf8))
    }
  }

  private static func lines(of migrations: [(name: String, sql: String)]) -> String {
    migrations.map { name, sql in
      "    Migration(name: \(String(reflecting: name)), sql: \(String(reflecting: sql))),\n"
    }.joined()
  }
}
