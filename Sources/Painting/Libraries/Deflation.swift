import CPainting

/// Packs bytes as they come (RFC 1950).
@safe
struct Deflation: ~Copyable {
  private let zlib: Zlib
  /// The state of zlib, which keeps its own address. It packs without head and checksum (RFC 1951).
  private let stream: UnsafeMutablePointer<z_stream>
  /// A window of 32 KB, and a head whose checksum is right.
  private var packed: [UInt8] = [0x78, 0x01]
  private var part = [UInt8](repeating: 0, count: 1 << 15)
  private var checksum = AdlerChecksum()

  /// A packing of a level from 1 to 9.
  ///
  /// - Throws: ``PaintingError`` with `failed` where there is no memory for it.
  init(_ zlib: Zlib, level: Int32) throws(PaintingError) {
    self.zlib = zlib
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    let size = Int32(unsafe MemoryLayout<z_stream>.size)
    try Self.check(
      unsafe zlib.functions.deflateInit2_(
        stream, level, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size))
  }

  deinit {
    _ = unsafe zlib.functions.deflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Packs some bytes after those of before.
  mutating func add(_ bytes: [UInt8]) throws(PaintingError) {
    guard !bytes.isEmpty else { return }
    checksum.value = unsafe UInt32(
      truncatingIfNeeded: zlib.functions.adler32(UInt(checksum.value), bytes, UInt32(bytes.count)))
    try pack(bytes, Z_NO_FLUSH)
  }

  /// Packs rows of one byte, which is not zero, and zeros after it.
  ///
  /// zlib looks at each byte; most rows of an interface are of this kind, so that many are written here.
  mutating func addRows(_ count: Int, of width: Int, startingWith first: UInt8) throws(PaintingError) {
    guard count * width >= ZeroRows.leastBytes else {
      let row = [first] + [UInt8](repeating: 0, count: width - 1)
      for _ in 0..<count { try add(row) }
      return
    }
    // zlib looks back at nothing before this place: what it has not seen lies between.
    try pack([], Z_FULL_FLUSH)
    packed += ZeroRows(count: count, width: width, first: first).block
    for _ in 0..<count { checksum.add(first, zeros: width - 1) }
  }

  /// All that was packed. Nothing may be added after it.
  mutating func finish() throws(PaintingError) -> [UInt8] {
    try pack([], Z_FINISH)
    packed += stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: checksum.value >> $0) }
    return packed
  }

  private mutating func pack(_ bytes: [UInt8], _ flush: Int32) throws(PaintingError) {
    let result = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
      unsafe stream.pointee.avail_in = UInt32(bytes.count)
      return unsafe part.withUnsafeMutableBufferPointer { part in
        var result: Int32
        repeat {
          unsafe stream.pointee.next_out = part.baseAddress
          unsafe stream.pointee.avail_out = UInt32(part.count)
          result = unsafe zlib.functions.deflate(stream, flush)
          unsafe packed += part.prefix(part.count - Int(stream.pointee.avail_out))
        } while unsafe result == Z_OK && stream.pointee.avail_out == 0
        return result
      }
    }
    // Without room and input there is nothing to do, which is no failure.
    try Self.check(result == Z_STREAM_END || result == Z_BUF_ERROR ? Z_OK : result)
  }

  private static func check(_ result: Int32) throws(PaintingError) {
    guard result == Z_OK else { throw .failed("zlib ends with \(result)") }
  }
}

/// The checksum of packed bytes (RFC 1950, 9).
private struct AdlerChecksum {
  var value: UInt32 = 1

  /// Adds a byte and zeros after it.
  mutating func add(_ byte: UInt8, zeros: Int) {
    let sum = (value & 0xFFFF + UInt32(byte)) % 65521
    let sums = (UInt64(value >> 16) + UInt64(sum) * UInt64(zeros + 1)) % 65521
    value = UInt32(sums) << 16 | sum
  }
}
