/// Pixels of a picture, row by row.
package struct Bitmap: Hashable, Sendable {
  /// Pixels.
  package let width: Int
  /// Pixels.
  package let height: Int
  /// Red, green, blue and alpha of each pixel, the colours premultiplied by the alpha.
  package let bytes: [UInt8]

  /// A bitmap of `4 * width * height` bytes.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  init(_ surface: PaintedSurface) {
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * width * height)
    unsafe surface.withBytes { source in
      for row in 0..<height {
        for column in 0..<width {
          let start = row * stride + 4 * column
          let pixel = unsafe source.loadPixel(start)
          bytes += [pixel.red, pixel.green, pixel.blue, pixel.alpha]
        }
      }
    }
    self.init(width: width, height: height, bytes: bytes)
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// The components of a pixel of Cairo's, a number of 32 bits in the order of the machine's bytes.
  func loadPixel(_ start: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let value = unsafe UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: start, as: UInt32.self)
    return (
      UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8),
      UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 24)
    )
  }
}
