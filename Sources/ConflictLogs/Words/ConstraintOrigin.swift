/// The maker of a constraint in a log, by its class and its identifier.
package enum ConstraintOrigin: String, CaseIterable, Sendable {
  /// A program, a document or a library for constraints.
  case own
  case autoresizing
  /// Tables, collections and windows: the size that they give their content.
  case encapsulated
  /// The measurement of a view.
  case measurement
  case hiding
  case stackView
  case contentSize
  case guide
  case scrollView
  case interfaceBuilder
  case layoutSupport

  /// The purpose of the constraint, for people; nil for one that a program made.
  package var meaning: String? {
    switch self {
    case .own: nil
    case .autoresizing:
      "from the autoresizing mask of a view: translatesAutoresizingMaskIntoConstraints is on"
    case .encapsulated: "the size that a table, a collection or a window gives its content"
    case .measurement: "made for a moment, while the system measures the view"
    case .hiding: "a stack view gives its hidden view no size"
    case .stackView: "made by a stack view"
    case .contentSize: "the size of what the view shows"
    case .guide: "where the system places a layout guide"
    case .scrollView: "made by a scroll view"
    case .interfaceBuilder: "added at build time, since the document leaves the view ambiguous"
    case .layoutSupport: "the length of a top or bottom layout guide"
    }
  }
}

extension LoggedConstraint {
  /// The maker of the constraint.
  package var origin: ConstraintOrigin {
    switch className {
    case "NSAutoresizingMaskLayoutConstraint": return .autoresizing
    case "NSContentSizeLayoutConstraint": return .contentSize
    case "NSIBPrototypingLayoutConstraint": return .interfaceBuilder
    case "_UILayoutSupportConstraint": return .layoutSupport
    default: break
    }
    guard let identifier else { return .own }
    for (start, origin) in Self.identifiers where identifier.hasPrefix(start) { return origin }
    return identifier.hasSuffix("-guide-constraint") ? .guide : .own
  }

  /// The beginnings of the identifiers that the system gives.
  private static let identifiers: [(String, ConstraintOrigin)] = [
    ("UIView-Encapsulated-Layout", .encapsulated), ("NSTableRowView-Encapsulated-Layout", .encapsulated),
    ("NSView-Encapsulated-Layout", .encapsulated), ("_UITemporaryLayout", .measurement),
    ("fittingSize", .measurement), ("UISV-hiding", .hiding), ("UISV", .stackView),
    ("UIViewSafeAreaLayoutGuide", .guide), ("UIViewLayoutMarginsGuide", .guide),
    ("UIScrollView", .scrollView), ("IB auto generated", .interfaceBuilder),
  ]
}
