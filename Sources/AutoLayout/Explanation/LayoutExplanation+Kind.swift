extension LayoutExplanation.Reason {
  /// The kind of reason, in one word.
  package var kind: String {
    switch self {
    case .root: "root"
    case .constraint: "constraint"
    case .content: "content"
    case .stackView: "stackView"
    case .savedFrame: "savedFrame"
    case .notNegative: "notNegative"
    case .rule: "rule"
    case .open: "open"
    }
  }
}
