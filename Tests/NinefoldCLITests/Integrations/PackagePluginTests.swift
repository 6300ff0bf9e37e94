import Foundation
import TestSupport
import Testing

/// The plugin of SwiftPM, run by SwiftPM in a package that depends on the plugin's package.
struct PackagePluginTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let env = Program(at: URL(filePath: "/usr/bin/env"))

  private static var manifest: String {
    let plugin = repository.appending(path: "Integrations/SwiftPackage").path(percentEncoded: false)
    return """
      // swift-tools-version: 6.3
      import PackageDescription
      let package = Package(
        name: "App", dependencies: [.package(path: "\(plugin)")], targets: [.target(name: "App")])
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
    try write("", "Sources/App/App.swift")
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
  func `SwiftPM runs the plugin, which reports findings in Xcode's format and ends as the program does`()
    throws
  {
    let package = try package()
    func check(_ arguments: [String]) throws -> Program.Outcome {
      // A sandbox cannot be made within one.
      try Self.env.run(
        [
          "NINEFOLD=\(Fixtures.ninefold.executable.path(percentEncoded: false))", "swift", "package",
          "--disable-sandbox", "ninefold-check",
        ] + arguments, in: package.url)
    }
    let found = try check(["--only", "duplicate_constraint"])
    #expect(found.code == 1, "\(found.errors)")
    #expect(found.output.hasPrefix("App/Main.storyboard:"), "\(found.output)\(found.errors)")
    #expect(found.output.contains(": warning: ") && found.output.contains("(duplicate_constraint)"))
    #expect(found.errors.contains("ninefold has findings"))
    let other = try check(["--only", "duplicate_constraint", "--format", "json", "--fail-on", "error"])
    #expect(other.code == 0 && other.output.hasPrefix("{"), "\(other.errors)")
  }
}
