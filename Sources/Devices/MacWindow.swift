package import SceneModel

/// A window of an app for pads on a Mac (Devices.md#mac).
package struct MacWindow: Hashable, Sendable {
  /// The window's size in points of the Mac.
  package let size: Size
  /// Pad, where the interface is drawn smaller, or mac.
  package let idiom: Idiom

  /// A window of a size in points of the Mac.
  package init(_ size: Size, idiom: Idiom) {
    self.size = size
    self.idiom = idiom
  }

  /// The size of a point of the interface. Points of the Mac.
  package var pointSize: Double { idiom == .mac ? 1 : 0.77 }

  /// The window's size in points of the interface, to the nearest half.
  package var sizeOfInterface: Size {
    func points(_ length: Double) -> Double { (length / pointSize * 2).rounded() / 2 }
    return Size(points(size.width), points(size.height))
  }
}
