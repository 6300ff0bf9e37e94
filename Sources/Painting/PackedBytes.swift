/// Bytes that zlib packs, for those who take them packed.
package enum PackedBytes {
  /// The packed bytes (RFC 1950), which HTTP calls `deflate` (RFC 9110, 8.4.1.2); nil where there is no zlib.
  package static func zlib(_ bytes: [UInt8]) -> [UInt8]? {
    do throws(PaintingError) {
      var packing = try Deflation(Zlib.loaded.get(), level: 1)
      try packing.add(bytes)
      return try packing.finish()
    } catch {
      return nil
    }
  }
}
