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
    let isOpaque = unsafe surface.withBytes { bytes in
      unsafe PixelRows(bytes, width: surface.width, stride: surface.stride).areOpaque
    }
    let rows = try packed(surface, components: isOpaque ? 3 : 4)
    output = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // 8 bits a component, of colours with or without alpha, in rows from top to bottom.
    let size = Self.number(surface.width) + Self.number(surface.height)
    chunk("IHDR", size + [8, isOpaque ? 2 : 6, 0, 0, 0])
    chunk("IDAT", rows)
    chunk("IEND", [])
  }

  /// The packed rows of the file, each but the first as the difference from that above it (12.8, filters None
  /// and Up). A row that is equal to that above it, as most of an interface are, is not taken apart.
  private func packed(_ surface: PaintedSurface, components: Int) throws(PaintingError) -> [UInt8] {
    let width = surface.width
    let result = unsafe surface.withBytes { bytes in
      let rows = unsafe PixelRows(bytes, width: width, stride: surface.stride)
      return Result { () throws(PaintingError) in
        var deflation = try Deflation(zlib, level: Self.level)
        let unchanged = [2] + [UInt8](repeating: 0, count: width * components)
        var (line, above, difference) = (unchanged, unchanged, unchanged)
        for row in 0..<surface.height {
          if row > 0, rows.isEqual(row, row - 1) {
            try deflation.add(unchanged)
            continue
          }
          rows.take(row, into: &line, components: components)
          difference[0] = row == 0 ? 0 : 2
          for index in 1..<line.count {
            difference[index] = row == 0 ? line[index] : line[index] &- above[index]
          }
          try deflation.add(difference)
          swap(&line, &above)
        }
        return try deflation.finish()
      }
    }
    return try result.get()
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

/// The rows of a surface's pixels, while it lends them.
@safe
private struct PixelRows {
  private let pixels: UnsafeMutableBufferPointer<UInt32>
  private let width: Int
  /// The pixels from one row to the next.
  private let stride: Int

  init(_ bytes: UnsafeMutableBufferPointer<UInt8>, width: Int, stride: Int) {
    unsafe pixels = UnsafeMutableRawBufferPointer(bytes).bindMemory(to: UInt32.self)
    self.width = width
    self.stride = stride / MemoryLayout<UInt32>.size
  }

  /// Whether no pixel lets through what is behind it.
  var areOpaque: Bool {
    let all = unsafe pixels.reduce(UInt32.max) { $0 & $1 }
    return all >> 24 == 255
  }

  /// Whether two rows have the same pixels.
  func isEqual(_ row: Int, _ other: Int) -> Bool {
    var difference: UInt32 = 0
    let (first, second) = (row * stride, other * stride)
    for column in 0..<width {
      difference |= unsafe pixels[first + column] ^ pixels[second + column]
    }
    return difference == 0
  }

  /// Puts the components of a row's pixels into a line, behind its first byte.
  func take(_ row: Int, into line: inout [UInt8], components: Int) {
    var place = 1
    for column in 0..<width {
      let pixel = unsafe pixels[row * stride + column]
      let alpha = UInt8(truncatingIfNeeded: pixel >> 24)
      let (red, green, blue) = (
        UInt8(truncatingIfNeeded: pixel >> 16), UInt8(truncatingIfNeeded: pixel >> 8),
        UInt8(truncatingIfNeeded: pixel)
      )
      if components == 3 {
        (line[place], line[place + 1], line[place + 2]) = (red, green, blue)
      } else {
        line[place] = Self.separate(red, alpha)
        line[place + 1] = Self.separate(green, alpha)
        line[place + 2] = Self.separate(blue, alpha)
        line[place + 3] = alpha
      }
      place += components
    }
  }

  /// A component without its premultiplied alpha.
  private static func separate(_ value: UInt8, _ alpha: UInt8) -> UInt8 {
    alpha == 0 ? 0 : UInt8(min((Int(value) * 255 + Int(alpha) / 2) / Int(alpha), 255))
  }
}
