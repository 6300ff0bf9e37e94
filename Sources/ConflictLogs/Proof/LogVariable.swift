import SceneModel

/// The role of a variable of the system of a log.
enum LogVariable: Hashable {
  /// The position of an item's left or top edge along an axis.
  case start(LoggedItem, Axis)
  /// The width or the height of an item.
  case size(LoggedItem, Axis)
  /// A length that the log does not hold.
  case unknown(UnknownLength)
}
