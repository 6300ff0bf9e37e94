import Foundation

/// Writes one Swift file with the text of every migration named on the command line.
///
/// The first argument is the file to write, the others are the `.sql` files in the order in which they run.
@main
struct EmbedMigrations {
  static func main() throws {
    let files = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard let output = files.first else { return }
    var text = "extension Migration {\n  /// Every migration, in the order in which they run.\n"
    text += "  public static let all: [Migration] = [\n"
    for file in files.dropFirst() {
      let sql = try String(contentsOf: file, encoding: .utf8)
      let name = file.deletingPathExtension().lastPathComponent
      text += "    Migration(name: \(String(reflecting: name)), sql: \(String(reflecting: sql))),\n"
    }
    text += "  ]\n}\n"
    try text.write(to: output, atomically: true, encoding: .utf8)
  }
}
