import Foundation
import TestSupport
import Testing

/// The modules that the build put beside the tests, as the compiler's own programs read them.
enum BuiltModules {
  /// The options by which the compiler's programs find the modules and the headers of the C libraries.
  static func searchPaths() throws -> [String] {
    let modules = Program.productsDirectory.appending(path: "Modules").path(percentEncoded: false)
    let libraries = try run(["pkg-config", "--cflags", "libxml-2.0", "sqlite3"])
    return [
      "-I", modules, "-I", "Sources/CLibXML2", "-I", "Sources/CSQLite", "-I", "Sources/CHarfBuzz",
      "-I", "Sources/CYAML", "-I", "Sources/CCairo", "-I", "Sources/CPainting", "-I", "Sources/CMicroHTTPD",
      "-I", "Sources/CPostgreSQL",
    ]
      + libraries.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The folders whose declarations only a program uses.
  private static let forPrograms = [
    "Answers", "CommandLine", "NinefoldCLI", "NinefoldCommand", "PageFiles", "embed-migrations",
    "embed-page-files",
  ]

  /// The libraries: folders of sources that neither are for a program nor hold the headers of a C library.
  static func libraries() throws -> [String] {
    let sources = Repository.root.appending(path: "Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path(percentEncoded: false))
    return folders.filter { name in
      let map = sources.appending(path: name).appending(path: "module.modulemap")
      let isHeaders = FileManager.default.fileExists(atPath: map.path(percentEncoded: false))
      return !isHeaders && !forPrograms.contains(name)
    }.sorted()
  }

  /// The machine that the toolchain builds for, as it names it.
  static func target() throws -> String {
    struct Information: Decodable {
      struct Target: Decodable { let triple: String }
      let target: Target
    }
    let text = try run(["swiftc", "-print-target-info"])
    return try JSONDecoder().decode(Information.self, from: Data(text.utf8)).target.triple
  }

  /// Runs a program that the system finds, from the root of the repository.
  ///
  /// - Returns: Its output.
  @discardableResult
  static func run(_ words: [String]) throws -> String {
    let outcome = try Program(at: URL(filePath: "/usr/bin/env")).run(words, in: Repository.root)
    try #require(outcome.code == 0, "\(words.joined(separator: " ")): \(outcome.errors)")
    return outcome.output
  }
}
