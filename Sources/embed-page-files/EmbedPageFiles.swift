import Foundation

/// Writes one Swift file with the text of every file of the page named on the command line.
///
/// The first argument is the file to write.
@main
struct EmbedPageFiles {
  static func main() throws {
    let files = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard let output = files.first else { return }
    var text = "extension PageFile {\n  /// The files of the page, in the order of their names.\n"
    text += "  package static let all: [PageFile] = [\n"
    for file in files.dropFirst() {
      let content = try String(contentsOf: file, encoding: .utf8)
      let name = String(reflecting: file.lastPathComponent)
      text += "    PageFile(name: \(name), text: \(String(reflecting: content))),\n"
    }
    text += "  ]\n}\n"
    try text.write(to: output, atomically: true, encoding: .utf8)
  }
}
