import CPainting

/// Packs bytes as they come (RFC 1950).
@safe
struct Deflation: ~Copyable {
  private let zlib: Zlib
  /// The state of zlib, which keeps its own address.
  private let stream: UnsafeMutablePointer<z_stream>
  private var packed: [UInt8] = []
  private var part = [UInt8](repeating: 0, count: 1 << 15)

  /// A packing of a level from 1 to 9.
  ///
  /// - Throws: ``PaintingError`` with `failed` where there is no memory for it.
  init(_ zlib: Zlib, level: Int32) throws(PaintingError) {
    self.zlib = zlib
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    let size = Int32(unsafe MemoryLayout<z_stream>.size)
    try Self.check(unsafe zlib.functions.deflateInit_(stream, level, ZLIB_VERSION, size))
  }

  deinit {
    _ = unsafe zlib.functions.deflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Packs some bytes after those of before.
  mutating func add(_ bytes: [UInt8]) throws(PaintingError) {
    try pack(bytes, Z_NO_FLUSH)
  }

  /// All that was packed. Nothing may be added after it.
  mutating func finish() throws(PaintingError) -> [UInt8] {
    try pack([], Z_FINISH)
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
