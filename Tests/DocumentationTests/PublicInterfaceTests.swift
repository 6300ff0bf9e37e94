import Foundation
import TestSupport
import Testing

/// What the package promises to those who import it.
///
/// The compiler's own listing of the public declarations (`swift symbolgraph-extract`) is held against the committed one, so
/// that nothing becomes public, or stops being so, unseen.
struct PublicInterfaceTests {
  /// A public declaration, or a case of a public enumeration.
  private struct Symbol {
    let module: String
    let path: String
    let declaration: String
    let isCase: Bool
    let isDocumented: Bool

    var line: String { "\(module) \(path)\n    \(declaration)" }
  }

  /// The part of a symbol graph that the listing shows.
  private struct Graph: Decodable {
    struct Node: Decodable {
      struct Fragment: Decodable { let spelling: String }
      struct Kind: Decodable { let identifier: String }
      struct Comment: Decodable {}

      let pathComponents: [String]
      let declarationFragments: [Fragment]
      let kind: Kind
      let docComment: Comment?
    }

    let symbols: [Node]
  }

  /// The libraries: folders of sources that neither hold a program nor the headers of a C library.
  private static func modules() throws -> [String] {
    let sources = Repository.root.appending(path: "Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path(percentEncoded: false))
    return folders.filter { name in
      let folder = sources.appending(path: name)
      let isClang = FileManager.default.fileExists(
        atPath: folder.appending(path: "module.modulemap").path(percentEncoded: false))
      return !isClang && name != "NinefoldCLI" && name != "embed-migrations"
    }.sorted()
  }

  private static func symbols() throws -> [Symbol] {
    let folder = try TemporaryDirectory()
    let flags = try Program(at: URL(filePath: "/usr/bin/env")).run(
      ["pkg-config", "--cflags", "libxml-2.0", "sqlite3"]
    ).output.split(whereSeparator: \.isWhitespace).map(String.init)
    let target = try Program(at: URL(filePath: "/usr/bin/env")).run(["swiftc", "-print-target-info"])
    let triple = try JSONDecoder().decode(TargetInfo.self, from: Data(target.output.utf8)).target.triple
    var symbols: [Symbol] = []
    for module in try modules() {
      let outcome = try Program(at: URL(filePath: "/usr/bin/env")).run(
        [
          "swift", "symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public",
          "-skip-synthesized-members", "-target", triple, "-output-dir",
          folder.url.path(percentEncoded: false), "-I",
          Program.productsDirectory.appending(path: "Modules").path(percentEncoded: false), "-I",
          "Sources/CLibXML2", "-I", "Sources/CSQLite",
        ] + flags, in: Repository.root)
      try #require(outcome.code == 0, "\(module): \(outcome.errors)")
    }
    for file in try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil) {
      let module = String(file.lastPathComponent.prefix { $0 != "." && $0 != "@" })
      let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
      // The initializer of an enumeration's raw values is the compiler's.
      symbols += graph.symbols.filter { $0.pathComponents.last != "init(rawValue:)" }.map { node in
        Symbol(
          module: module, path: node.pathComponents.joined(separator: "."),
          declaration: node.declarationFragments.map(\.spelling).joined().split(
            whereSeparator: \.isWhitespace
          ).joined(separator: " "),
          isCase: node.kind.identifier == "swift.enum.case", isDocumented: node.docComment != nil)
      }
    }
    return symbols.sorted { $0.line < $1.line }
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { let triple: String }
    let target: Target
  }

  @Test func `the public interface is the committed one, below five hundred declarations, each with words`()
    throws
  {
    let symbols = try Self.symbols()
    let declarations = symbols.filter { !$0.isCase }
    #expect(declarations.count < 500)
    for symbol in declarations where !symbol.isDocumented {
      Issue.record("\(symbol.module) \(symbol.path) has no documentation")
    }
    let listing = "\(declarations.count) declarations\n\n" + symbols.map { $0.line + "\n" }.joined()
    try expectGolden(listing, at: Repository.root.appending(path: "Documentation/PublicInterface.txt"))
  }
}
