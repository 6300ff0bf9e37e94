// Lengths that are whole pixels but for the last digits of a sum are these pixels to the last digit, so that
// those of frames and insets are equal where they mean the same.

extension CGFloat {
  fileprivate func snapped(toPixels scale: CGFloat) -> CGFloat {
    let whole = (self * scale).rounded()
    return (self * scale - whole).magnitude < 1e-6 ? whole / scale : self
  }
}

extension CGRect {
  /// The rectangle with whole pixels.
  package func snapped(toPixels scale: CGFloat) -> CGRect {
    CGRect(
      x: origin.x.snapped(toPixels: scale), y: origin.y.snapped(toPixels: scale),
      width: width.snapped(toPixels: scale), height: height.snapped(toPixels: scale))
  }
}

extension UIEdgeInsets {
  /// The insets with whole pixels.
  package func snapped(toPixels scale: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top.snapped(toPixels: scale), left: left.snapped(toPixels: scale),
      bottom: bottom.snapped(toPixels: scale), right: right.snapped(toPixels: scale))
  }
}
