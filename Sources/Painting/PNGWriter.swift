import CPainting

/// Writes pixels as PNG files (ISO/IEC 15948).
struct PNGWriter {
  private let zlib: Zlib
  private var output: [UInt8] = []

  /// The level of compression, 1 to 9 as in zlib.
  private static let level: Int32 = 1

  /// The file of a surface's pixels: the same pixels have the same bytes.
  static func bytes(of surface: PaintedSurface) throws(PaintingError) -> [UInt8] {
    var writer = PNGWriter(zlib: try Zlib.loaded.get())
    try writer.write(surface)
    return writer.output
  }

  private init(zlib: Zlib) { self.zlib = zlib }

  private mutating func write(_ surface: PaintedSurface) throws(PaintingError) {
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    let (rows, isOpaque) = unsafe surface.withBytes { bytes in
      let isOpaque = unsafe Self.isOpaque(bytes, width, height, stride)
      return unsafe (Self.rows(bytes, width, height, stride, components: isOpaque ? 3 : 4), isOpaque)
    }
    output = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // 8 bits a component, of colours with or without alpha, in rows from top to bottom.
    chunk("IHDR", Self.number(width) + Self.number(height) + [8, isOpaque ? 2 : 6, 0, 0, 0])
    chunk("IDAT", try packed(rows))
    chunk("IEND", [])
  }

  private static func isOpaque(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int
  ) -> Bool {
    for row in 0..<height {
      for column in 0..<width where unsafe bytes.loadPixel(row * stride + 4 * column).alpha != 255 {
        return false
      }
    }
    return true
  }

  /// The rows of the file, each but the first as the difference from that above it (12.8, filters None
  /// and Up).
  private static func rows(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int, components: Int
  ) -> [UInt8] {
    let length = width * components
    var rows = [UInt8](repeating: 0, count: (length + 1) * height)
    var line = [UInt8](repeating: 0, count: length)
    var above = line
    for row in 0..<height {
      for column in 0..<width {
        let pixel = unsafe bytes.loadPixel(row * stride + 4 * column)
        let place = column * components
        if components == 3 {
          (line[place], line[place + 1], line[place + 2]) = (pixel.red, pixel.green, pixel.blue)
        } else {
          line[place] = separate(pixel.red, pixel.alpha)
          line[place + 1] = separate(pixel.green, pixel.alpha)
          line[place + 2] = separate(pixel.blue, pixel.alpha)
          line[place + 3] = pixel.alpha
        }
      }
      let start = row * (length + 1)
      rows[start] = row == 0 ? 0 : 2
      for index in 0..<length { rows[start + 1 + index] = line[index] &- above[index] }
      swap(&line, &above)
    }
    return rows
  }

  /// A component without its premultiplied alpha.
  private static func separate(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
    alpha == 0 ? 0 : UInt8(min((Int(value) * 255 + Int(alpha) / 2) / Int(alpha), 255))
  }

  private func packed(_ rows: [UInt8]) throws(PaintingError) -> [UInt8] {
    var count = zlib.functions.compressBound(UInt(rows.count))
    var packed = [UInt8](repeating: 0, count: Int(count))
    let result = unsafe zlib.functions.compress2(&packed, &count, rows, UInt(rows.count), Self.level)
    guard result == Z_OK else { throw .failed("zlib ends with \(result)") }
    packed.removeSubrange(Int(count)...)
    return packed
  }

  private mutating func chunk(_ name: String, _ content: [UInt8]) {
    let body = Array(name.utf8) + content
    output += Self.number(content.count)
    output += body
    output += Self.number(Int(unsafe zlib.functions.crc32(0, body, UInt32(body.count))))
  }

  /// A number as four bytes, the most significant first.
  private static func number(_ value: Int) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
