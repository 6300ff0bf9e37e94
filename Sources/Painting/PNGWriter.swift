import CPainting

/// Writes pixels as PNG files (ISO/IEC 15948).
struct PNGWriter {
  private let zlib: Zlib
  private var output: [UInt8] = []

  /// The level of compression, 1 to 9 as in zlib.
  private static let level: Int32 = 1

  /// The filter by which a row is the difference from that above it.
  private static let up: UInt8 = 2

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
        var difference = [UInt8](repeating: 0, count: 1 + width * components)
        var unchanged = 0
        for row in 0..<surface.height {
          if row > 0, rows.isEqual(row, row - 1) {
            unchanged += 1
            continue
          }
          try deflation.addRows(unchanged, of: difference.count, startingWith: Self.up)
          unchanged = 0
          difference[0] = row == 0 ? 0 : Self.up
          rows.takeDifference(row, into: &difference, components: components)
          try deflation.add(difference)
        }
        try deflation.addRows(unchanged, of: difference.count, startingWith: Self.up)
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

  /// Puts the components of a row's pixels, less those of the pixels above them, into a line behind its first
  /// byte; those of the first row as they are.
  func takeDifference(_ row: Int, into line: inout [UInt8], components: Int) {
    unsafe line.withUnsafeMutableBufferPointer { line in
      for column in 0..<width {
        var pixel = unsafe pixels[row * stride + column]
        var above = row == 0 ? 0 : unsafe pixels[(row - 1) * stride + column]
        if components == 4 { (pixel, above) = (Self.separate(pixel), Self.separate(above)) }
        func difference(_ shift: UInt32) -> UInt8 {
          UInt8(truncatingIfNeeded: pixel >> shift) &- UInt8(truncatingIfNeeded: above >> shift)
        }
        let place = 1 + column * components
        unsafe line[place] = difference(16)
        unsafe line[place + 1] = difference(8)
        unsafe line[place + 2] = difference(0)
        if components == 4 { unsafe line[place + 3] = difference(24) }
      }
    }
  }

  /// A pixel whose colours are not premultiplied by its alpha.
  private static func separate(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha != 0, alpha != 255 else { return alpha == 0 ? 0 : pixel }
    func component(_ shift: UInt32) -> UInt32 {
      min(((pixel >> shift & 255) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return alpha << 24 | component(16) | component(8) | component(0)
  }
}
