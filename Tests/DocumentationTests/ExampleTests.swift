import Foundation
import TestSupport
import Testing

/// The examples in the documentation of the public types.
struct ExampleTests {
  private static func examples() throws -> [CodeExample] {
    try Repository.code().filter { $0.path.hasPrefix("Sources/") }.flatMap(CodeExample.examples)
  }

  /// The types of UIKitLayout and the rooms below it are Apple's, and documented there.
  @Test func `every public type has an example`() throws {
    let sources = try Repository.code().filter {
      $0.path.hasPrefix("Sources/") && !$0.path.hasPrefix("Sources/UIKit")
    }
    let types = Set(sources.flatMap(CodeExample.publicTypes))
    #expect(types.count > 100)
    #expect(types.subtracting(try Self.examples().compactMap(\.type)).sorted() == [])
  }

  @Test func `examples are short`() throws {
    for example in try Self.examples() {
      #expect((2...10).contains(example.code.count), "\(example.file):\(example.line)")
    }
  }

  /// The examples of some files compile in one that imports these modules.
  private static func compile(
    _ imports: [String], isOnMainActor: Bool, of isSelected: (CodeExample) -> Bool
  ) throws {
    let functions = try Self.examples().filter(isSelected).enumerated().map { index, example in
      (isOnMainActor ? "@MainActor " : "") + example.function(named: "example\(index + 1)")
    }
    #expect(!functions.isEmpty)
    let text = imports.map { "import \($0)\n" }.joined() + "\n" + functions.joined(separator: "\n")
    let folder = try TemporaryDirectory()
    let file = folder.url.appending(path: "Examples.swift")
    try Data(text.utf8).write(to: file)
    try BuiltModules.run(
      [
        "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-warnings-as-errors",
        file.path(percentEncoded: false),
      ] + BuiltModules.searchPaths())
  }

  @Test func `all examples compile outside of the package`() throws {
    try Self.compile(["ConstraintSolver", "Ninefold", "NinefoldFoundation"], isOnMainActor: false) {
      !$0.file.hasPrefix("Sources/UIKit")
    }
    try Self.compile(["UIKitLayout", "UIKitPictures"], isOnMainActor: true) {
      $0.file.hasPrefix("Sources/UIKit")
    }
  }
}
