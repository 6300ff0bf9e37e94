import Foundation

/// Writes one Swift file with the text of every migration named on the command line, and the schema
/// that they make.
///
/// The first argument is the file to write, the others are the `.sql` files in the order in which they run.
@main
struct EmbedMigrations {
  static func main() throws {
    let files = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard let output = files.first else { return }
    let migrations = try files.dropFirst().map { file in
      (file.deletingPathExtension().lastPathComponent, try String(contentsOf: file, encoding: .utf8))
    }
    var text = "extension Migration {\n  /// Every migration, in the order in which they run.\n"
    text += "  public static let all: [Migration] = [\n"
    for (name, sql) in migrations {
      text += "    Migration(name: \(String(reflecting: name)), sql: \(String(reflecting: sql))),\n"
    }
    text += "  ]\n\n  /// The objects that they make in an empty database, in the order of names.\n"
    text += "  package static let schema: [SchemaObject] = [\n"
    for columns in try MadeSchema.rows(of: migrations.map(\.1)) {
      let values = columns.map { $0.map { String(reflecting: $0) } ?? "nil" }
      text +=
        "    SchemaObject(type: \(values[0]), name: \(values[1]), table: \(values[2]), sql: \(values[3])),\n"
    }
    text += "  ]\n}\n"
    try text.write(to: output, atomically: true, encoding: .utf8)
  }
}
