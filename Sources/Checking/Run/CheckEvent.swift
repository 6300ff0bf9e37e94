import SceneModel
package import Sources

/// A problem that a check met beside findings. The check goes on.
package enum CheckEvent {
  /// A document that cannot be read.
  case refused(DocumentRefusal)
  /// The documents of platforms that are not laid out.
  case skipped(SkippedDocuments)
  /// A font, an image or a text that cannot be read.
  case incomplete(any CustomStringConvertible)
  /// A document that is not fixed: it was found in a directory, by a link that leads out of it.
  case outsideOfDirectory(String)
  /// A baseline that cannot be used.
  case baseline(ConfigurationError)
}

extension CheckEvent: CustomStringConvertible {
  /// One line: the place, what was wrong and what was expected.
  package var description: String {
    switch self {
    case .refused(let refusal): refusal.description
    case .skipped(let skipped): "ninefold: \(skipped)"
    case .incomplete(let problem): "\(problem)"
    case .outsideOfDirectory(let path):
      "\(path): note: stays as it is: a symbolic link out of the directory".onOneLine
    case .baseline(let error): error.description
    }
  }
}
