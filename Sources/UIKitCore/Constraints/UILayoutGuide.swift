import AutoLayout
import SceneModel

/// A rectangle in a view that constraints name and nobody draws.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, ConstraintItem, AssociationHolder {
  /// The view that the guide is in; nil of one that was not added.
  open weak var owningView: UIView? {
    didSet {
      guard owningView !== oldValue else { return }
      oldValue?.forget(self)
      guard let view = owningView, !view.guides.contains(where: { $0 === self }) else { return }
      view.guides.append(self)
      view.noteLayoutChange()
    }
  }
  /// A name that the console shows.
  open var identifier = ""
  package var associations: [UInt: Association] = [:]
  let layoutID = ObjectID.next("g")
  var anchors: [AnchorSlot: NSObject] = [:]
  let kind: GuideKind
  /// The guide's number in the layout, -1 where it is in none.
  var index = -1

  /// A guide that constraints place.
  public override init() {
    kind = .custom
    super.init()
  }

  /// A guide that constraints place; nothing of it is read from archives.
  public required init?(coder: NSCoder) {
    kind = .custom
    super.init()
  }

  /// A guide that follows from its view.
  init(_ kind: GuideKind, of view: UIView, identifier: String) {
    self.kind = kind
    super.init()
    self.identifier = identifier
    owningView = view
    if !view.guides.contains(where: { $0 === self }) { view.guides.append(self) }
    view.noteLayoutChange()
  }

  var view: UIView? { owningView }

  /// The frame in its view's coordinates, as the last layout found it. Points.
  open var layoutFrame: CGRect { owningView?.layoutFrame(of: self) ?? .zero }

  /// The edge where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { anchor(.leading, NSLayoutXAxisAnchor.init) }
  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { anchor(.trailing, NSLayoutXAxisAnchor.init) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { anchor(.left, NSLayoutXAxisAnchor.init) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { anchor(.right, NSLayoutXAxisAnchor.init) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { anchor(.top, NSLayoutYAxisAnchor.init) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { anchor(.bottom, NSLayoutYAxisAnchor.init) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { anchor(.width, NSLayoutDimension.init) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { anchor(.height, NSLayoutDimension.init) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { anchor(.centerX, NSLayoutXAxisAnchor.init) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { anchor(.centerY, NSLayoutYAxisAnchor.init) }
}

/// A guide at the top or the bottom of a controller's view, clear of bars.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far bars reach into the view. Points.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide of a controller: as high as bars reach into its view (Devices.md#bars).
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  enum Edge {
    case top, bottom
  }

  let edge: Edge

  init(_ edge: Edge, of view: UIView) {
    self.edge = edge
    super.init(
      edge == .top ? .top : .bottom, of: view,
      identifier: edge == .top ? "_UIViewControllerTop" : "_UIViewControllerBottom")
    let side = edge == .top ? NSLayoutConstraint.Attribute.top : .bottom
    for (attribute, other) in [(side, view), (.height, nil)] {
      let constraint = LayoutSupportConstraint(
        item: self, attribute: attribute, relatedBy: .equal, toItem: other,
        attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1, constant: 0)
      constraint.isActive = true
    }
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return edge == .top ? insets.top : insets.bottom
  }
}

/// A constraint of a controller's guide, which its view holds from when the guide is asked for: two a guide,
/// which UIKit's console has as `_UILayoutSupportConstraint` and EasyPeasy's tests count. The layout has the
/// guide without them (Devices.md#bars).
final class LayoutSupportConstraint: NSLayoutConstraint {
  override var constant: CGFloat {
    get { firstAttribute == .height ? (firstItem as? BarLayoutGuide)?.length ?? 0 : 0 }
    set {}
  }
}
