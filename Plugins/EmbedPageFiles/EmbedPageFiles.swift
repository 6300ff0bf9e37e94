import Foundation
import PackagePlugin

/// Turns the files of the page in the target `PageFiles` into one Swift file, so that the binary carries
/// them.
@main struct EmbedPageFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let inputs = ["html", "css", "js"].flatMap { target.sourceFiles(withSuffix: $0) }.map(\.url)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedPageFiles.swift")
    return [
      .buildCommand(
        displayName: "Embed \(inputs.count) files of the page",
        executable: try context.tool(named: "embed-page-files").url,
        arguments: [output.path] + inputs.map(\.path),
        inputFiles: inputs, outputFiles: [output])
    ]
  }
}
