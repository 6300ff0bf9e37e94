import OperatingSystem
import SceneModel

/// Why a document that differs between two of git's versions is not compared as it stands.
package struct GitRemark: Sendable, CustomStringConvertible {
  enum Reason: Sendable {
    /// It is unmerged, so that nothing of it is staged.
    case notStaged
    /// It is unmerged: the differences from ours are reported.
    case unmerged
    /// Its name is not UTF-8.
    case name
    /// It cannot be read on the disk.
    case unreadable(FileDefect)
    /// It is no document, but an image or a text that layouts ask for, and cannot be read; nor can so many
    /// more.
    case absent(FileDefect, more: Int)
  }

  /// The path relative to the folder that was asked for.
  let path: String
  private let reason: Reason

  init(path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The remarks on files of a version that cannot be read: one a document, and one for all else.
  static func list(_ refused: [(path: String, defect: FileDefect)]) -> [GitRemark] {
    let resources = refused.filter { !GitFileNames.isDocument($0.path) }
    var remarks = refused.filter { GitFileNames.isDocument($0.path) }.map {
      GitRemark(path: $0.path, .unreadable($0.defect))
    }
    if let first = resources.first {
      remarks.append(GitRemark(path: first.path, .absent(first.defect, more: resources.count - 1)))
    }
    return remarks
  }

  /// The remark on a change; nil where it is compared as it stands.
  init?(_ change: GitChange, from old: GitVersion, to new: GitVersion) {
    switch (change.isText, change.isUnmerged, old, new) {
    case (false, _, _, _): self.init(path: change.path, .name)
    case (_, true, _, .index): self.init(path: change.path, .notStaged)
    case (_, true, .index, _): self.init(path: change.path, .unmerged)
    default: return nil
    }
  }

  /// Whether the document is left out.
  var isLeftOut: Bool {
    if case .unmerged = reason { return false }
    return true
  }

  /// Whether it should have been read.
  package var isRefusal: Bool {
    switch reason {
    case .notStaged, .unmerged, .absent: false
    case .name, .unreadable: true
    }
  }

  /// One line: the path, what is wrong and what was expected.
  package var description: String {
    let text =
      switch reason {
      case .notStaged: "note: is unmerged in git's index and left out: nothing of it is staged"
      case .unmerged: "note: is unmerged in git's index: ours and the file on the disk are compared"
      case .name: "error: has a name that is not UTF-8, expected one that can be written"
      case .unreadable(let defect): "error: \(defect)"
      case .absent(let defect, let more):
        "warning: \(defect)" + (more > 0 ? ", and \(more.counted("more file")) cannot be read" : "")
          + ": layouts and pictures do without"
      }
    return "\(path): \(text)".onOneLine
  }
}
