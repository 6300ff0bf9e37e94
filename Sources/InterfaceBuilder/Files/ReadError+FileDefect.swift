package import OperatingSystem
import SceneModel

extension ReadError {
  /// Why a file or folder could not be read.
  package init(_ defect: FileDefect, path: String) {
    if case .tooLarge(let limit) = defect {
      self.init(.tooLarge(.bytes(limit)), path: path)
    } else {
      self.init(.unreadable(defect.description), path: path)
    }
  }
}
