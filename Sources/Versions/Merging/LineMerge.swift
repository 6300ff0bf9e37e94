import OperatingSystem
import SceneModel

/// A merge by lines with git's markers, as git alone makes it, where documents cannot be merged by object.
package struct LineMerge: Sendable {
  private let base: String
  private let ours: String
  private let theirs: String
  private let name: String

  /// A merge of files into ours.
  ///
  /// - Parameter name: The path of the document in messages.
  package init(base: String, ours: String, theirs: String, name: String) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.name = name
  }

  /// The result of a merge by lines.
  package enum Outcome: Sendable {
    /// No lines of both sides meet.
    case clean
    /// Markers show both sides of so many conflicts.
    case marked
    /// Git merges no such files: ours stays.
    case unmerged
  }

  /// Merges, and writes ours.
  ///
  /// - Throws: ``MergeJob/Failure`` where git cannot be asked or the file cannot be written.
  package func run() throws(MergeJob.Failure) -> Outcome {
    do throws(FileDefect) {
      let file = try LockedFile(ours)
      let labels = ["ours", "base", "theirs"].flatMap { ["-L", $0] }
      let merge = try ChildProcess.run(
        "git", ["merge-file", "--stdout"] + labels + ["--", ours, base, theirs], limit: GitFolder.limit)
      // More than 127 is an error, as of files that are no text.
      guard (0...127).contains(merge.code) else { return .unmerged }
      try file.replace(with: merge.output)
      return merge.code == 0 ? .clean : .marked
    } catch {
      throw MergeJob.Failure(description: "\(name): error: cannot be merged by lines: \(error)".onOneLine)
    }
  }
}
