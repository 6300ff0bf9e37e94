import SceneModel

/// A length that a layout has and its log does not hold.
enum UnknownLength: Hashable {
  case margin(LayoutAttribute, of: LoggedItem)
  case baseline(LayoutAttribute, of: LoggedItem)
  /// The standard space of the constraint in a row.
  case standardSpace(Int)
  /// The origin of the positions of which a multiple is taken.
  case origin(of: LoggedItem)
  /// The position of an item that others are in.
  case place(of: LoggedItem)

  /// The key that identifies it.
  var key: String {
    switch self {
    case .margin(let attribute, let item), .baseline(let attribute, let item):
      attribute.rawValue + " of " + item.key
    case .standardSpace(let row): "space \(row)"
    case .origin(let item): "origin of " + item.key
    case .place(let item): "place of " + item.key
    }
  }
}
