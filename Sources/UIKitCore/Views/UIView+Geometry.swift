import AutoLayout
import LiveLayout
import SceneModel

extension UIView {
  func setFrame(_ frame: CGRect) {
    var geometry = Geometry(bounds: CGRect(origin: bounds.origin, size: frame.size), origin: frame.origin)
    if !transform.isIdentity { geometry = Geometry(bounds: geometry.bounds, center: geometry.center) }
    setGeometry(geometry)
  }

  func setGeometry(_ new: Geometry) {
    let numbers: InlineArray = [
      new.origin.x, new.origin.y, new.bounds.origin.x, new.bounds.origin.y, new.bounds.width,
      new.bounds.height,
    ]
    for index in numbers.indices where !(Double(numbers[index].magnitude) <= LiveConstraint.mostPoints) {
      LayoutExceptions.raise(
        "CALayerInvalidGeometry",
        "CALayer bounds contains NaN or is too large: \(numbers.indices.map { numbers[$0] })")
      return
    }
    guard new != geometry else { return }
    let (oldSize, oldFrame) = (geometry.bounds.size, placedFrame)
    let isScrolled = new.bounds.origin != geometry.bounds.origin
    if isScrolled { needsLayoutFlag = true }
    geometry = new
    if isScrolled, scrollsElements { noteLayoutChange() }
    if isScrolled, let view = self as? UIScrollView { view.scrollKeeper?.scrollViewDidScroll(view) }
    if placedFrame != oldFrame, !isPlacing, translatesAutoresizingMaskIntoConstraints || superview == nil {
      noteLayoutChange()
    }
    guard oldSize != new.bounds.size else { return }
    needsLayoutFlag = true
    boundsSizeDidChange()
    if autoresizesSubviews { resizeSubviews(from: oldSize) }
  }

  /// The frame where it is shown, as a row is further up the further its table is scrolled: so the safe area
  /// is that of the place on the screen. Points.
  var shownFrame: CGRect {
    guard let superview, superview.scrollsElements else { return placedFrame }
    return placedFrame.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
  }

  /// Whether the layout of the hierarchy is setting frames.
  private var isPlacing: Bool { rootView.hierarchy?.isPlacing ?? false }

  /// Has the views in it follow its size by their masks (InterfaceBuilder.md#autoresizing-masks).
  private func resizeSubviews(from old: CGSize) {
    for view in subviews
    where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
      let (frame, mask) = (view.frame, view.autoresizingMask)
      let (x, width) = mask.horizontal.moved(
        frame.origin.x, frame.width, in: old.width, to: bounds.width)
      let (y, height) = mask.vertical.moved(frame.origin.y, frame.height, in: old.height, to: bounds.height)
      view.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  /// Makes the view as large as its content fits best, about its origin.
  func fitSize() {
    var frame = frame
    frame.size = sizeThatFits(bounds.size)
    self.frame = frame
  }

  /// The frame of what constraints align, of a frame. Points.
  func alignmentRectNow(_ frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame around what constraints align. Points.
  func frameNow(_ alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// A point in another view's coordinates; nil for the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let root = rootPoint(point)
    return (view ?? rootView).pointFromRoot(root)
  }

  /// A point of another view's coordinates in its own; nil for the window's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromRoot((view ?? rootView).rootPoint(point))
  }

  /// A rectangle in another view's coordinates; nil for the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view's coordinates in its own; nil for the window's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private var offset: CGPoint {
    CGPoint(x: geometry.origin.x - bounds.origin.x, y: geometry.origin.y - bounds.origin.y)
  }

  private func rootPoint(_ point: CGPoint) -> CGPoint {
    var point = point
    var current = self
    while let superview = current.superview {
      point = CGPoint(x: point.x + current.offset.x, y: point.y + current.offset.y)
      current = superview
    }
    return point
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    let origin = rootPoint(.zero)
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}

extension UIView.AutoresizingMask {
  /// The lengths along the horizontal axis that follow.
  var horizontal: SceneModel.AutoresizingMask.Flexibility {
    .init(
      before: contains(.flexibleLeftMargin), size: contains(.flexibleWidth),
      after: contains(.flexibleRightMargin))
  }

  /// The lengths along the vertical axis that follow.
  var vertical: SceneModel.AutoresizingMask.Flexibility {
    .init(
      before: contains(.flexibleTopMargin), size: contains(.flexibleHeight),
      after: contains(.flexibleBottomMargin))
  }
}

extension SceneModel.AutoresizingMask.Flexibility {
  /// A position and a length after the superview's length has changed.
  fileprivate func moved(
    _ start: CGFloat, _ extent: CGFloat, in old: CGFloat, to new: CGFloat
  ) -> (start: CGFloat, extent: CGFloat) {
    let shares = shares(start: Double(start), extent: Double(extent), after: Double(old - start - extent))
    guard let shares else { return (start, extent) }
    let change = new - old
    return (start + change * CGFloat(shares.start), extent + change * CGFloat(shares.extent))
  }
}

extension UIView.Geometry {
  /// A rectangle about a centre.
  init(bounds: CGRect, center: CGPoint) {
    self.init(
      bounds: bounds, origin: CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2))
  }
}
