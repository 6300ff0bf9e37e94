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
}
