import Foundation
import TestSupport
import Testing

/// The site that `ninefold browse` wrote of a source.
struct WrittenSite {
  let directory: TemporaryDirectory
  let outcome: Program.Outcome
  private let folder: URL

  /// Writes the site of a source; the words may name more.
  init(_ words: [String], in directory: TemporaryDirectory) throws {
    self.directory = directory
    outcome = try Fixtures.ninefold.run(["browse"] + words + ["--output", "Site"], in: directory.url)
    folder = directory.url.appending(path: "Site")
  }

  var files: Set<String> {
    Set(directory.files.filter { $0.hasPrefix("Site/") }.map { String($0.dropFirst(5)) })
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The value of a file of data, read as a browser reads the script around it.
  func data(_ name: String) throws -> JSON {
    let script = try text(name + ".js")
    let start = "ninefold.receive(\"\(name)\", '"
    let end = "');\n"
    try #require(script.hasPrefix(start) && script.hasSuffix(end), "\(script.prefix(80))")
    let literal = script.dropFirst(start.count).dropLast(end.count)
    var json = ""
    var isEscaped = false
    for character in literal.unicodeScalars {
      #expect(character.value >= 0x20 && (character != "'" || isEscaped))
      if isEscaped {
        json.unicodeScalars.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        json.unicodeScalars.append(character)
      }
    }
    return try JSON(json)
  }
}
