package import Checks
import SceneModel
import Sources

/// A document that rules looked at, and the findings that were fixed in it.
package struct FixedDocument: Sendable {
  /// The path relative to the directory or project.
  package let path: String
  /// The findings that are fixed, in the order of the file.
  package let fixed: [CheckFinding]
  /// The findings that were left alone.
  package let left: [LeftFinding]
  /// The changes of the files.
  let files: [PreparedEdit.File]
  /// Why the document could not be written, one line; nil where it was, and where nothing was to be written.
  package let refusal: String?

  /// Whether anything changes.
  package var isChange: Bool { files.isChange }

  /// The changes: a unified diff for each file, as `patch` and `git apply` take it; empty
  /// where nothing changes.
  package var difference: String { files.difference }
}
