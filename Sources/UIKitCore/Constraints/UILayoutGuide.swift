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
  package var associations: [UInt: Any] = [:]
  let layoutID = ObjectID.next("g")
  let kind: GuideKind
  /// The guide's number in the layout, -1 where it is in none.
  var index = -1

  /// A guide that constraints place.
  public override init() {
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
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .leading)) }
  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .trailing)) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .left)) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .right)) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(self, .top)) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(self, .bottom)) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(self, .width)) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(self, .height)) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(self, .centerX)) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(self, .centerY)) }
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
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return edge == .top ? insets.top : insets.bottom
  }
}
