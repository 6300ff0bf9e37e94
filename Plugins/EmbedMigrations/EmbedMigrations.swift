import Foundation
import PackagePlugin

/// Turns the SQL files of the target `Migrations` into one Swift file, so that the binary carries them.
@main struct EmbedMigrations: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let inputs = target.sourceFiles(withSuffix: "sql").map(\.url)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedMigrations.swift")
    return [
      .buildCommand(
        displayName: "Embed \(inputs.count) migrations",
        executable: try context.tool(named: "embed-migrations").url,
        arguments: [output.path] + inputs.map(\.path),
        inputFiles: inputs, outputFiles: [output])
    ]
  }
}
