import AutoLayout
import SceneModel

/// A view or a guide: what a constraint relates.
@MainActor
protocol ConstraintItem: AnyObject {
  /// The identifier in a layout.
  var layoutID: ObjectID { get }
  /// The view that the item is, or that owns it.
  var view: UIView? { get }
  /// The anchors that were asked for.
  var anchors: [AnchorSlot: NSObject] { get set }
}

/// The anchors of an item by their attributes: those of views and guides, and those of constraints, which
/// are of no axis.
struct AnchorSlot: Hashable {
  let attribute: NSLayoutConstraint.Attribute
  let isOfConstraint: Bool
}

extension ConstraintItem {
  /// The anchor of an attribute: one object as long as the item lasts, since the tests of open layout
  /// libraries compare anchors by identity (Layout's `match` of `firstAnchor` and `secondAnchor`).
  func anchor<Anchor: NSObject>(
    _ attribute: NSLayoutConstraint.Attribute, ofConstraint isOfConstraint: Bool = false,
    _ make: (ConstraintSide) -> Anchor
  ) -> Anchor {
    let slot = AnchorSlot(attribute: attribute, isOfConstraint: isOfConstraint)
    if let known = anchors[slot] as? Anchor { return known }
    let anchor = make(ConstraintSide(self, attribute))
    anchors[slot] = anchor
    return anchor
  }
}

/// One side of a constraint: an attribute of an item, or how far it lies behind another.
///
/// A class, since weak references are slow to copy.
@MainActor
final class ConstraintSide {
  private(set) weak var item: (any ConstraintItem)?
  let attribute: NSLayoutConstraint.Attribute
  private(set) weak var originItem: (any ConstraintItem)?
  /// Where a distance begins; nil of an attribute by itself.
  let origin: NSLayoutConstraint.Attribute?

  init(_ item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    origin = nil
  }

  /// The distance from one place to another.
  init(from origin: ConstraintSide, to end: ConstraintSide) {
    item = end.item
    attribute = end.attribute
    originItem = origin.item
    self.origin = origin.attribute
  }

  /// The anchor of the side as a constraint has it.
  var anchor: NSLayoutAnchor<AnyObject> {
    guard let item, origin == nil else { return NSLayoutAnchor(self) }
    return item.anchor(attribute, ofConstraint: true, NSLayoutAnchor.init)
  }

  /// The items of the side; nil of one that is gone.
  var items: [(any ConstraintItem)?] { origin == nil ? [item] : [item, originItem] }

  /// The nearest view that is or holds the items; nil where there is none, and of items that are gone.
  var view: UIView? {
    guard origin != nil else { return item?.view }
    return item?.view?.commonAncestor(with: originItem?.view)
  }

  /// The side as a layout takes it; nil where an item is gone.
  var addition: LayoutAdditions.Side? {
    guard let item, let side = item.side(attribute) else { return nil }
    guard let origin else { return LayoutAdditions.Side(side) }
    guard let from = originItem?.side(origin) else { return nil }
    return LayoutAdditions.Side(side, from: from)
  }

  /// The side as rules of pairing take it: a distance is a size.
  var ruled: LayoutConstraint.Side? {
    guard let item, let attribute = attribute.layoutAttribute else { return nil }
    guard let originItem else { return LayoutConstraint.Side(item.layoutID, attribute) }
    return LayoutConstraint.Side(
      ObjectID("\(item.layoutID) - \(originItem.layoutID)"), attribute.axis == .horizontal ? .width : .height)
  }
}

extension ConstraintItem {
  /// An attribute of the item: baselines are those of the view that stands for it.
  fileprivate func side(_ attribute: NSLayoutConstraint.Attribute) -> LayoutConstraint.Side? {
    guard let known = attribute.layoutAttribute else { return nil }
    var id = layoutID
    if let view = self as? UIView {
      switch attribute {
      case .firstBaseline: id = view.forFirstBaselineLayout.layoutID
      case .lastBaseline: id = view.forLastBaselineLayout.layoutID
      default: break
      }
    }
    return LayoutConstraint.Side(id, known)
  }
}
