package import AutoLayout
package import Sources

/// A problem that a check met beside findings. The check goes on.
package enum CheckEvent {
  /// A document that cannot be read.
  case refused(DocumentRefusal)
  /// A document of a platform that is not laid out.
  case notLaidOut(LayoutRefusal)
  /// A font, an image or a text that cannot be read.
  case incomplete(any CustomStringConvertible)
  /// A baseline that cannot be used.
  case baseline(ConfigurationError)
}

extension CheckEvent: CustomStringConvertible {
  /// One line: the place, what was wrong and what was expected.
  package var description: String {
    switch self {
    case .refused(let refusal): refusal.description
    case .notLaidOut(let refusal): refusal.description
    case .incomplete(let problem): "\(problem)"
    case .baseline(let error): error.description
    }
  }
}
