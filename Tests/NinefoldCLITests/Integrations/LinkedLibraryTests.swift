import Foundation
import TestSupport
import Testing

/// The libraries that the program is linked with.
struct LinkedLibraryTests {
  /// Searches of texts are those of SceneModel (StringProtocol+Search.swift), which a file gets by
  /// importing it; without, it gets those of Swift's module of regular expressions.
  @Test(.enabled(if: Program.canListSymbols, "needs nm"))
  func `nothing comes from Swift's module of regular expressions`() throws {
    let program = Program.productsDirectory.appending(path: "ninefold").path(percentEncoded: false)
    let outcome = try Program(at: URL(filePath: "/usr/bin/nm")).run(["-u", program])
    try #require(outcome.code == 0, "\(outcome.errors)")
    let symbols = outcome.output.split(separator: "\n")
    #expect(symbols.count > 100)
    #expect(symbols.filter { $0.contains("17_StringProcessing") } == [])
  }
}

extension Program {
  fileprivate static var canListSymbols: Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/nm") }
}
