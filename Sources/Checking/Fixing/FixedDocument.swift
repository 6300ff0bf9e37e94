package import Checks
import SceneModel
import Sources

/// A document that rules looked at, and what was mended in it.
package struct FixedDocument: Sendable {
  /// The path relative to the directory or project.
  package let path: String
  /// What is mended, in the order of the file.
  package let fixed: [CheckFinding]
  /// What was found and left alone.
  package let left: [LeftFinding]
  /// What changes of the files.
  let files: [PreparedEdit.File]
  /// Why the document could not be written, one line; nil where it was, and where nothing was to be written.
  package let refusal: String?

  /// Whether anything changes.
  package var isChange: Bool { files.isChange }

  /// What changes, a unified difference a file, as `patch` and `git apply` take it; empty where nothing does.
  package var difference: String { files.difference }
}
