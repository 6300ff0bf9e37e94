import AutoLayout
import SceneModel

/// One side of a live constraint: an attribute of an item, or how far it lies behind another.
///
/// The item is not held: a view that is gone is no item.
struct LiveSide {
  /// An attribute of an item.
  struct Place {
    private(set) weak var item: LiveItem?
    let side: LayoutConstraint.Side
    let name: String

    init(_ item: LiveItem, _ attribute: LayoutAttribute) {
      self.item = item
      side = LayoutConstraint.Side(item.id, attribute)
      name = item.name
    }

    /// A place of an item of a document that is no view and no guide of one.
    init(unknown side: LayoutConstraint.Side) {
      self.side = side
      name = side.item.text
    }
  }

  let place: Place
  /// Where a distance begins; nil of an attribute by itself.
  let origin: Place?

  init(_ place: Place, from origin: Place? = nil) {
    self.place = place
    self.origin = origin
  }

  init(_ item: LiveItem, _ attribute: LayoutAttribute) { self.init(Place(item, attribute)) }

  /// The item of the side; nil of one that is gone.
  var item: LiveItem? { place.item }

  /// The items that the side needs.
  var items: [LiveItem?] { [place.item] + (origin.map { [$0.item] } ?? []) }

  /// The side as a layout takes it.
  var addition: LayoutAdditions.Side { .init(place.side, from: origin?.side) }

  /// The side as rules of pairing take it: a distance is a size.
  var ruled: LayoutConstraint.Side {
    guard let origin else { return place.side }
    return LayoutConstraint.Side(
      ObjectID("\(place.side.item) - \(origin.side.item)"),
      place.side.attribute.axis == .horizontal ? .width : .height)
  }
}
