import Foundation
import TestSupport
import Testing

/// The plugin of SwiftPM, run by SwiftPM in a package that has it and, in place of the program's target, one
/// that starts the program that was built.
struct PackagePluginTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let env = Program(at: URL(filePath: "/usr/bin/env"))

  private static let manifest = """
    // swift-tools-version: 6.3
    import PackageDescription
    let package = Package(name: "App", targets: [
      .executableTarget(name: "NinefoldCommand"),
      .plugin(
        name: "NinefoldCheck",
        capability: .command(intent: .custom(verb: "ninefold-check", description: "Check scenes")),
        dependencies: ["NinefoldCommand"]),
    ])
    """

  /// A program that becomes another one with the same arguments.
  private static func stand(for program: URL) -> String {
    """
    #if canImport(Darwin)
      import Darwin
    #else
      import Glibc
    #endif
    execv("\(program.path(percentEncoded: false))", CommandLine.unsafeArgv)
    exit(70)
    """
  }

  private func package() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    func write(_ text: String, _ path: String) throws {
      let file = directory.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write(Self.manifest, "Package.swift")
    try write(Self.stand(for: Fixtures.ninefold.executable), "Sources/NinefoldCommand/main.swift")
    let plugin = "Plugins/NinefoldCheck/NinefoldCheck.swift"
    try write(String(contentsOf: Self.repository.appending(path: plugin), encoding: .utf8), plugin)
    let width = Fixtures.constraint("w1", ("a", "width"), nil, 20)
    let document = Fixtures.storyboard(
      [Fixtures.laidOut("view", "a")],
      constraints: [width, Fixtures.constraint("w2", ("a", "width"), nil, 20)])
    try write(document, "App/Main.storyboard")
    return directory
  }

  private static var hasSwift: Bool {
    (try? env.run(["swift", "package", "--version"]))?.code == 0
  }

  @Test(.enabled(if: PackagePluginTests.hasSwift && Sanitizer.measuresHold))
  func `SwiftPM runs the plugin, which tells findings as Xcode shows them and ends as the program does`()
    throws
  {
    let package = try package()
    func check(_ arguments: [String]) throws -> Program.Outcome {
      // A sandbox cannot be made within one.
      try Self.env.run(
        ["swift", "package", "--disable-sandbox", "ninefold-check"] + arguments, in: package.url)
    }
    let found = try check(["--only", "duplicate_constraint"])
    #expect(found.code == 1, "\(found.errors)")
    #expect(found.output.hasPrefix("App/Main.storyboard:"), "\(found.output)\(found.errors)")
    #expect(found.output.contains(": warning: ") && found.output.contains("(duplicate_constraint)"))
    #expect(found.errors.contains("ninefold has findings"))
    let other = try check(["--only", "duplicate_constraint", "--format", "json", "--fail-on", "error"])
    #expect(other.code == 0 && other.output.hasPrefix("{"), "\(other.errors)")
  }

  @Test func `the manifest has the plugin under the name and the tool that are tried here`() throws {
    let manifest = try String(contentsOf: Self.repository.appending(path: "Package.swift"), encoding: .utf8)
    #expect(manifest.contains("verb: \"ninefold-check\""))
    #expect(manifest.contains(".executable(name: \"NinefoldCommand\", targets: [\"NinefoldCommand\"])"))
    #expect(manifest.contains(".plugin(name: \"NinefoldCheck\", targets: [\"NinefoldCheck\"])"))
  }
}
