import Foundation
import TestSupport
import Testing

/// The examples in the documentation of the public types.
struct ExampleTests {
  private static func examples() throws -> [CodeExample] {
    try Repository.code().filter { $0.path.hasPrefix("Sources/") }.flatMap(CodeExample.examples)
  }

  @Test func `every public type has an example`() throws {
    let sources = try Repository.code().filter { $0.path.hasPrefix("Sources/") }
    let types = Set(sources.flatMap(CodeExample.publicTypes))
    #expect(types.count > 100)
    #expect(types.subtracting(try Self.examples().compactMap(\.type)).sorted() == [])
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
    let imports = ["ConstraintSolver", "Ninefold", "NinefoldFoundation"].map { "import \($0)\n" }
    let text = (imports + functions).joined(separator: "\n")
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
