public import SceneModel

extension Device {
  /// The share of the screen that a window takes when two share it.
  ///
  /// ```swift
  /// if let pad = Device.named("iPad Pro 11"), let window = pad.window(.half, in: .landscape) {
  ///   print(window.size, window.sizeClass)
  /// }
  /// ```
  public enum WindowShare: String, CaseIterable, Sendable {
    case full = "full"
    case twoThirds = "2/3"
    case half = "1/2"
    case third = "1/3"
    /// A window that floats over another at the side.
    case slideOver = "slide-over"
  }

  /// The window of an app on the screen.
  ///
  /// ```swift
  /// if let window = Device.named("iPad Air")?.window(.half, in: .landscape) {
  ///   print(window.size, window.sizeClass)
  /// }
  /// ```
  public struct Window: Hashable, Sendable {
    /// Points.
    public let size: Size
    /// The final size class of its traits.
    public let sizeClass: SizeClass
  }

  /// The points between the two windows of a split view (InterfaceBuilder.md#split-windows).
  private static let divider = 10.0

  /// The window of a share of the screen, or nil where the model has no such window in that orientation.
  ///
  /// Its height is the screen's. Only pads share their screen. The first of them do so only by windows over
  /// others; halves exist in landscape only.
  public func window(_ share: WindowShare, in orientation: Orientation) -> Window? {
    let screen = size(in: orientation)
    if share == .full { return Window(size: screen, sizeClass: sizeClass(in: orientation)) }
    guard let side, side.splits || share == .slideOver else { return nil }
    let narrow = orientation == .portrait ? side.portrait : side.landscape
    let width: Double
    switch share {
    case .full, .third, .slideOver: width = narrow
    case .twoThirds: width = screen.width - Self.divider - narrow
    case .half:
      guard orientation == .landscape else { return nil }
      width = (screen.width - Self.divider) / 2
    }
    return Window(
      size: Size(width, screen.height),
      sizeClass: SizeClass(width: extent(ofWindow: width), height: .regular))
  }

  /// A window of a chosen size, or nil where the screen has no such windows or is smaller
  /// (Devices.md#free-windows).
  package func window(of size: Size, in orientation: Orientation) -> Window? {
    let screen = self.size(in: orientation)
    guard idiom == .pad, size.width <= screen.width, size.height <= screen.height else { return nil }
    return Window(size: size, sizeClass: SizeClass(width: extent(ofWindow: size.width), height: .regular))
  }

  /// The horizontal size class of a window that does not fill the screen: one threshold agrees with every
  /// model and share (InterfaceBuilder.md#split-windows).
  private func extent(ofWindow width: Double) -> SizeClass.Extent { width >= 678 ? .regular : .compact }
}
