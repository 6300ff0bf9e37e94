/// The looks of a view beside its colour: nothing is drawn, and none of it lays out.
///
/// Layers stand for their views alone. A frame or a sublayer of a layer is not there: these would lay out.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The radius of the corners. Points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The width of the border. Points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour behind the content.
  open var backgroundColor: CGColor?
  /// Whether what reaches out of it is cut off.
  open var masksToBounds = false
  /// How opaque it is, up to 1.
  open var opacity: Float = 1
  /// How opaque the shadow is, up to 1.
  open var shadowOpacity: Float = 0
  /// How soft the shadow is. Points.
  open var shadowRadius: CGFloat = 3
  /// Where the shadow lies. Points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// Whether it is drawn once for several pictures.
  open var shouldRasterize = false
  /// The pixels a point of such a drawing.
  open var rasterizationScale: CGFloat = 1
  /// How far in front of its neighbours it is drawn.
  open var zPosition: CGFloat = 0

  /// Sets a value that documents give the layers of views.
  ///
  /// - Returns: Whether there is one of the key.
  func take(_ value: Any?, forKey key: String) -> Bool {
    let number = (value as? NSNumber)?.doubleValue ?? 0
    switch key {
    case "cornerRadius": cornerRadius = CGFloat(number)
    case "borderWidth": borderWidth = CGFloat(number)
    case "masksToBounds": masksToBounds = number != 0
    case "opacity": opacity = Float(number)
    case "shadowOpacity": shadowOpacity = Float(number)
    case "shadowRadius": shadowRadius = CGFloat(number)
    default: return false
    }
    return true
  }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// A bit of each.
  public let rawValue: UInt
  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left one.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right one.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left one.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right one.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
