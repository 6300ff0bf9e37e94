import Foundation
import TestSupport
import Testing

/// The public interface, which the package promises to those who import it.
///
/// The compiler's own listing of the public declarations (`swift symbolgraph-extract`) is held against the
/// committed one, so that nothing becomes public, or stops being so, unseen.
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

  /// The fields of a symbol graph that the listing shows.
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

  private static func symbols() throws -> [Symbol] {
    let folder = try TemporaryDirectory()
    let target = try BuiltModules.target()
    let paths = try BuiltModules.searchPaths()
    // The interface of UIKitLayout and the rooms below it is Apple's; a page lists it.
    for module in try BuiltModules.libraries() where !module.hasPrefix("UIKit") {
      try BuiltModules.run(
        [
          "swift", "symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public",
          "-skip-synthesized-members", "-target", target, "-output-dir",
          folder.url.path(percentEncoded: false),
        ] + paths)
    }
    let files = try FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)
    let symbols = try files.flatMap { file in
      let module = String(file.lastPathComponent.prefix { $0 != "." && $0 != "@" })
      let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
      // The initializer of an enumeration's raw values is the compiler's.
      return graph.symbols.filter { $0.pathComponents.last != "init(rawValue:)" }.map { node in
        let declaration = node.declarationFragments.map(\.spelling).joined()
        return Symbol(
          module: module, path: node.pathComponents.joined(separator: "."),
          declaration: declaration.split(whereSeparator: \.isWhitespace).joined(separator: " "),
          isCase: node.kind.identifier == "swift.enum.case", isDocumented: node.docComment != nil)
      }
    }
    return symbols.sorted { $0.line < $1.line }
  }

  @Test func `the public interface is the committed one, of a few hundred declarations, each with words`()
    throws
  {
    let symbols = try Self.symbols()
    let declarations = symbols.filter { !$0.isCase }
    let liveModules: Set = ["LiveLayout", "VisualFormats"]
    let ofLiveScenes = declarations.count { liveModules.contains($0.module) }
    #expect(declarations.count - ofLiveScenes < 500)
    #expect(ofLiveScenes < 200)
    for symbol in declarations where !symbol.isDocumented {
      Issue.record("\(symbol.module) \(symbol.path) has no documentation")
    }
    let listing = "\(declarations.count) declarations\n\n" + symbols.map { $0.line + "\n" }.joined()
    try expectGolden(listing, at: Repository.root.appending(path: "Documentation/PublicInterface.txt"))
  }

  /// A program outside of the package that makes a constraint of two anchors of a view.
  private static func compileConstraint(of first: String, and second: String) throws -> Program.Outcome {
    let folder = try TemporaryDirectory()
    let file = folder.url.appending(path: "main.swift")
    let text = """
      import LiveLayout
      func constrain(_ view: LiveView) -> LiveConstraint {
        view.\(first).constraint(equalTo: view.\(second))
      }
      """
    try Data(text.utf8).write(to: file)
    return try Program(at: URL(filePath: "/usr/bin/env")).run(
      ["swiftc", "-typecheck", "-swift-version", "6", file.path(percentEncoded: false)]
        + BuiltModules.searchPaths(), in: Repository.root)
  }

  @Test func `anchors of one kind compile`() throws {
    let outcome = try Self.compileConstraint(of: "leadingAnchor", and: "trailingAnchor")
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test(arguments: [
    ("leadingAnchor", "topAnchor", "XAxis", "YAxis"), ("topAnchor", "centerXAnchor", "YAxis", "XAxis"),
    ("widthAnchor", "leadingAnchor", "Dimension", "XAxis"),
    ("firstBaselineAnchor", "heightAnchor", "YAxis", "Dimension"),
  ])
  func `anchors of two kinds do not compile`(
    first: String, second: String, kind: String, other: String
  ) throws {
    let outcome = try Self.compileConstraint(of: first, and: second)
    #expect(outcome.code != 0)
    #expect(
      outcome.errors.contains("error: cannot convert value of type")
        && outcome.errors.contains(kind) && outcome.errors.contains(other), "\(outcome.errors)")
  }

  @Test func `the README's example compiles outside of the package`() throws {
    let readme = try Repository.pages().first { $0.path == "README.md" }
    let example = try #require(readme?.text.parts(after: "```swift\n").first)
    let folder = try TemporaryDirectory()
    let file = folder.url.appending(path: "main.swift")
    try Data(example.components(separatedBy: "```")[0].utf8).write(to: file)
    try BuiltModules.run(
      ["swiftc", "-typecheck", "-swift-version", "6", file.path(percentEncoded: false)]
        + BuiltModules.searchPaths())
  }
}
