import Controls
import SceneModel

/// An image: a size, and nothing to be seen.
///
/// Images by name are those that a program registers with ``sizes``.
open class UIImage: NSObject, @unchecked Sendable {
  /// The size. Points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// The name that a layout has for it.
  let resourceName: String
  let isSymbol: Bool

  init(_ name: String, _ size: CGSize, isSymbol: Bool = false, scale: CGFloat = 1) {
    resourceName = name
    self.size = size
    self.isSymbol = isSymbol
    self.scale = scale
    super.init()
  }

  /// An image of no size.
  public override convenience init() { self.init("", .zero) }

  /// An image of a size, for tests. Points.
  public convenience init(size: CGSize) {
    self.init("\(Double(size.width)) × \(Double(size.height))", size)
  }

  /// The sizes of a program's images, by name. Points.
  @preconcurrency @MainActor public static var sizes: [String: CGSize] = [:]

  /// The image of a name in ``sizes``; nil where it is not there.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    guard let size = Self.sizes[name] else { return nil }
    self.init(name, size)
  }

  var control: ControlImage {
    ControlImage(size: Size(Double(size.width), Double(size.height)), isSymbol: isSymbol)
  }
}
