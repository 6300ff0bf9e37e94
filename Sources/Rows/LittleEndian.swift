extension [UInt8] {
  /// Adds the bytes of a number, the lowest first.
  mutating func append<Number: FixedWidthInteger>(littleEndian number: Number) {
    unsafe Swift.withUnsafeBytes(of: number.littleEndian) { unsafe append(contentsOf: $0) }
  }

  /// Writes the bytes of a number over others, the lowest first.
  mutating func replace<Number: FixedWidthInteger>(at start: Int, littleEndian number: Number) {
    for byte in 0..<Number.bitWidth / 8 {
      self[start + byte] = UInt8(truncatingIfNeeded: number >> (8 * byte))
    }
  }

  /// Adds zeros until the count is a multiple of a number.
  mutating func pad(to alignment: Int) {
    while !count.isMultiple(of: alignment) { append(0) }
  }
}
