package import CommandLine
package import Ninefold

/// The configuration by which documents are checked.
package struct ConfigurationOptions: ArgumentGroup {
  @Option(
    "config", "FILE",
    help:
      "this configuration; by default .ninefold.yml, else .iblinter.yml, in the source's folder or above it")
  package var path: String?
  @Flag("no-config", help: "no configuration") var ignoresConfiguration: Bool

  package init() {}

  package var declared: [any Declared] { [$path, $ignoresConfiguration] }

  package func validate() throws(UsageError) {
    if path != nil, ignoresConfiguration {
      throw UsageError(.exclusive($path.spelling, $ignoresConfiguration.spelling))
    }
  }

  /// The configuration that holds for a source; nil where there is none.
  ///
  /// - Throws: ``ConfigurationError`` where it cannot be read.
  package func file(for source: Source) throws -> ConfigurationFile? {
    if ignoresConfiguration { return nil }
    if let path { return try ConfigurationFile(at: path) }
    let start: String =
      switch source {
      case .files(let paths): paths.first { $0 != "-" } ?? "."
      case .project: "."
      }
    return try ConfigurationFile.path(for: start).map { try ConfigurationFile(at: $0) }
  }
}
