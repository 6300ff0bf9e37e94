import Foundation
import TestSupport
import Testing

/// The examples in the documentation of the public types.
struct ExampleTests {
  /// The fewest public types whose documentation shows their use.
  private static let fewestTypes = 40

  private static func examples() throws -> [CodeExample] {
    try Repository.code().filter { $0.path.hasPrefix("Sources/") }.flatMap(CodeExample.examples)
  }

  @Test func `the types that people use first have an example`() throws {
    let types = Set(try Self.examples().compactMap(\.type))
    #expect(types.count >= Self.fewestTypes, "\(types.sorted())")
  }

  @Test func `examples are short`() throws {
    for example in try Self.examples() {
      #expect((2...10).contains(example.code.count), "\(example.file):\(example.line)")
    }
  }

  @Test func `all examples compile outside of the package`() throws {
    let functions = try Self.examples().enumerated().map { index, example in
      example.function(named: "example\(index + 1)")
    }
    let text = "import ConstraintSolver\nimport Ninefold\n\n" + functions.joined(separator: "\n")
    let folder = try TemporaryDirectory()
    let file = folder.url.appending(path: "Examples.swift")
    try Data(text.utf8).write(to: file)
    try BuiltModules.run(
      [
        "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-warnings-as-errors",
        file.path(percentEncoded: false),
      ] + BuiltModules.searchPaths())
  }
}
