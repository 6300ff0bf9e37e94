import JSONText
import SceneModel

/// The term of one size or space in a format.
enum FormatTerm: Hashable {
  /// A hyphen alone.
  case standard
  /// A relation, a number or a size, and a priority, as they stand in parentheses.
  case predicate(String)
  /// A number that may stand without parentheses.
  case plain(String)

  init(_ relation: LayoutConstraint.Relation, _ object: String, _ priority: Double, isName: Bool = false) {
    let sign =
      switch relation {
      case .equal: isName ? "==" : ""
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    if sign.isEmpty, priority == LayoutPriority.required.value, !object.hasPrefix("-") {
      self = .plain(object)
    } else {
      self = .predicate(
        sign + object + (priority == LayoutPriority.required.value ? "" : "@" + priority.shortest))
    }
  }

  /// The term of the space between a constraint's sides.
  init(space constraint: FormatConstraint) {
    self.init(constraint.relation, constraint.constant.roundedToThousandth.shortest, constraint.priority)
  }

  /// The term in parentheses; nil of a hyphen alone, which has none.
  var predicate: String? {
    switch self {
    case .standard: nil
    case .predicate(let text), .plain(let text): text
    }
  }
}

extension FormatTerm {
  /// The connection between two neighbours that has given terms.
  static func connection(_ terms: [FormatTerm]) -> String {
    guard let first = terms.first else { return "" }
    if terms.count == 1 {
      switch first {
      case .standard: return "-"
      case .plain("0"): return ""
      case .plain(let number): return "-\(number)-"
      case .predicate: break
      }
    }
    return "-(" + terms.compactMap(\.predicate).joined(separator: ",") + ")-"
  }
}
