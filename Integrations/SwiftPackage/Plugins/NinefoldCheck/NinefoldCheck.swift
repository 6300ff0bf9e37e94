import Foundation
import PackagePlugin

/// `swift package ninefold-check`: checks the documents in a package's directory, which it only reads.
///
/// Further arguments are those of `ninefold check`; without a format among them, findings are reported in
/// Xcode's. The program is the one that the variable `NINEFOLD` names, else the `ninefold` found in `PATH`.
@main struct NinefoldCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let environment = ProcessInfo.processInfo.environment
    guard let program = Self.program(environment) else {
      return Diagnostics.error(
        "there is no ninefold in PATH, expected one that is installed, or its path in the variable NINEFOLD")
    }
    let process = Process()
    process.executableURL = program
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["check", "."] + format(besides: arguments) + arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      return Diagnostics.error("ninefold was ended by signal \(process.terminationStatus)")
    }
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("ninefold has findings, or could not read a document")
    case let code: Diagnostics.error("ninefold ended with \(code)")
    }
  }

  private static func program(_ environment: [String: String]) -> URL? {
    if let path = environment["NINEFOLD"], !path.isEmpty { return URL(filePath: path) }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(filePath: String($0)).appending(path: "ninefold") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
  }

  private func format(besides arguments: [String]) -> [String] {
    arguments.contains { $0 == "--format" || $0.hasPrefix("--format=") } ? [] : ["--format", "xcode"]
  }
}
