package import CommandLine
package import Ninefold

/// The two versions of documents that are compared.
package struct VersionOptions: ArgumentGroup {
  @Argument(
    "VERSION", help: "two documents, directories or databases, or git's commits, or a path in a repository")
  package var words: [String] = []
  @Flag("staged", help: "what is staged, compared with the last commit or the one that is named")
  var isStaged: Bool
  @Option("in", "PATH", help: "of a repository, only this directory or document; by default the current one")
  private var place: String?
  @Flag("only-visible", help: "list only frames that differ, and changes that a user sees in a picture")
  package var isOnlyVisible: Bool

  package init() {}

  package var declared: [any Declared] { [$words, $isStaged, $place, $isOnlyVisible] }

  /// The option for visible changes, as the command line spells it.
  package var spellingOfVisible: String { $isOnlyVisible.spelling }

  /// The folder of a repository whose documents are compared.
  package var folder: String { place ?? "." }

  /// Refuses more words than there may be.
  package func check(most: Int) throws(UsageError) {
    guard words.count > most else { return }
    throw UsageError(.unexpectedArgument(words[most], expected: "at most \(most)"))
  }

  /// The versions that the command line names. Parts of them that are not compared as they stand
  /// are reported.
  ///
  /// - Parameter includesImages: Whether git's versions have images and texts as well.
  package func versions(includesImages: Bool) throws -> ComparedVersions {
    let versions = try ComparedVersions(
      words, isStaged: isStaged, in: folder, includesImages: includesImages)
    for remark in versions.remarks { Diagnostics.report("\(remark)") }
    return versions
  }
}
