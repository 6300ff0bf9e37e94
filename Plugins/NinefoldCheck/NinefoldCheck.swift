import Foundation
import PackagePlugin

/// `swift package ninefold-check`: checks the documents in a package's directory, which it only reads.
///
/// The words after the name are arguments of `ninefold check`; where they name no form, findings are printed
/// in Xcode's form.
@main struct NinefoldCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "NinefoldCommand").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["check", "."] + form(besides: arguments) + arguments
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

  private func form(besides arguments: [String]) -> [String] {
    arguments.contains { $0 == "--format" || $0.hasPrefix("--format=") } ? [] : ["--format", "xcode"]
  }
}
