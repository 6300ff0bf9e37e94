public import SceneModel

/// An item that constraints of a live scene can name: a view or a layout guide.
///
/// ```swift
/// /// Constraints that center an item, a view or a guide, in another.
/// func center(_ item: LiveItem, in other: LiveItem) -> [LiveConstraint] {
///   [
///     item.centerXAnchor.constraint(equalTo: other.centerXAnchor),
///     item.centerYAnchor.constraint(equalTo: other.centerYAnchor),
///   ]
/// }
/// ```
public class LiveItem {
  /// The identifier, unique in a scene.
  public let id: ObjectID
  /// The name of the item in errors; by default its identifier.
  public var name: String
  /// The home of the item: a scene's, or that of views that are in none yet.
  var home: LiveHome

  init(id: ObjectID, name: String?, home: LiveHome) {
    self.id = id
    self.name = name ?? id.text
    self.home = home
  }

  /// The view that the item is, or that owns it; nil of a guide whose view is gone.
  var view: LiveView? { nil }
}

/// An item that several tasks change at once would be laid out in none of its states.
@available(*, unavailable)
extension LiveItem: Sendable {}
