/// Rows of one byte and zeros after it, as a block of packed bytes with codes of its own (RFC 1951, 3.2.7).
///
/// A row is the byte, a zero, and repetitions of that zero by 258, for which there is the shortest code.
struct ZeroRows {
  let count: Int
  /// The bytes of a row.
  let width: Int
  /// Not zero.
  let first: UInt8

  /// The fewest bytes of rows for which a block is worth its head: those that zlib looks back at.
  static let leastBytes = 1 << 15

  /// The code of a symbol: its bits, the first one the least significant.
  private struct Code {
    let bits: UInt32
    let length: Int
  }

  // The codes of lengths 1, 2, 3, 4 and 4, in the order of RFC 1951, 3.2.2.
  private static let full = Code(bits: 0b0, length: 1)
  private static let rest = Code(bits: 0b01, length: 2)
  private static let zero = Code(bits: 0b011, length: 3)
  private static let start = Code(bits: 0b0111, length: 4)
  private static let end = Code(bits: 0b1111, length: 4)
  /// The only distance, that to the byte before.
  private static let back = Code(bits: 0b0, length: 1)

  /// The symbols of the end of a block, of the first of the lengths, and of the last, which is 258.
  private static let endSymbol = 256
  private static let firstLength = 257
  private static let lastLength = 285
  private static let fullRepetition = 258
  private static let shortestRepetition = 3

  /// The block, and after it an empty one that ends at a whole byte.
  var block: [UInt8] {
    var output = BitOutput()
    let zeros = width - 2
    let remainder = zeros > 0 ? zeros % Self.fullRepetition : 0
    let repetition = RepetitionLength(max(remainder, Self.shortestRepetition))
    addHead(repetition, to: &output)
    for _ in 0..<count {
      output.add(Self.start)
      if width > 1 { output.add(Self.zero) }
      for _ in 0..<max(zeros, 0) / Self.fullRepetition {
        output.add(Self.full)
        output.add(Self.back)
      }
      if remainder >= Self.shortestRepetition {
        output.add(Self.rest)
        output.add(repetition.extra, count: repetition.extraCount)
        output.add(Self.back)
      } else {
        for _ in 0..<remainder { output.add(Self.zero) }
      }
    }
    output.add(Self.end)
    // A stored block without bytes (3.2.4).
    output.add(0, count: 3)
    output.fillByte()
    return output.bytes + [0, 0, 0xFF, 0xFF]
  }

  /// The lengths of the codes of all symbols, themselves coded by three bits each.
  private func addHead(_ repetition: RepetitionLength, to output: inout BitOutput) {
    // Not the last block, with codes of its own.
    output.add(0, count: 1)
    output.add(2, count: 2)
    output.add(UInt32(Self.lastLength - 256), count: 5)
    output.add(0, count: 5)
    // In the order in which they come (3.2.7), up to 1: there are 16, 17 and 18, 0, 4, 3, 2 and 1.
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1]
    output.add(UInt32(order.count - 4), count: 4)
    for symbol in order { output.add(Self.lengthSymbols.contains(symbol) ? 3 : 0, count: 3) }
    let lengths = [
      0: Self.zero.length, Int(first): Self.start.length, Self.endSymbol: Self.end.length,
      Self.firstLength + repetition.index: Self.rest.length, Self.lastLength: Self.full.length,
    ]
    var unused = 0
    for symbol in 0...Self.lastLength {
      guard let length = lengths[symbol] else {
        unused += 1
        continue
      }
      addUnused(unused, to: &output)
      unused = 0
      addLength(length, to: &output)
    }
    addLength(Self.back.length, to: &output)
  }

  /// The symbols for lengths of codes that are used: lengths, and repetitions of none (17 and 18).
  private static let lengthSymbols = [0, 1, 2, 3, 4, 16, 17, 18]

  private func addLength(_ symbol: Int, to output: inout BitOutput) {
    let code = UInt32(Self.lengthSymbols.firstIndex(of: symbol) ?? 0)
    output.add(code >> 2 | code & 2 | (code & 1) << 2, count: 3)
  }

  private func addUnused(_ count: Int, to output: inout BitOutput) {
    var count = count
    while count >= 11 {
      let some = min(count, 138)
      addLength(18, to: &output)
      output.add(UInt32(some - 11), count: 7)
      count -= some
    }
    if count >= 3 {
      addLength(17, to: &output)
      output.add(UInt32(count - 3), count: 3)
      count = 0
    }
    for _ in 0..<count { addLength(0, to: &output) }
  }

  /// How a number of repeated bytes is written (3.2.5).
  private struct RepetitionLength {
    /// The index of the symbol among those of lengths.
    let index: Int
    let extra: UInt32
    let extraCount: Int

    /// A length from 3 to 257.
    init(_ length: Int) {
      let offset = length - ZeroRows.shortestRepetition
      // Eight symbols of one length each; from then on four for each further bit.
      extraCount = offset < 8 ? 0 : Int.bitWidth - 1 - offset.leadingZeroBitCount - 2
      index = offset < 8 ? offset : 4 * extraCount + offset >> extraCount
      extra = UInt32(offset & (1 << extraCount - 1))
    }
  }

  /// Bits, the first of a byte its least significant.
  private struct BitOutput {
    private(set) var bytes: [UInt8] = []
    private var bits: UInt32 = 0
    private var bitCount = 0

    /// Adds up to 16 bits.
    mutating func add(_ value: UInt32, count: Int) {
      bits |= value << UInt32(bitCount)
      bitCount += count
      while bitCount >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        bitCount -= 8
      }
    }

    mutating func add(_ code: Code) { add(code.bits, count: code.length) }

    /// Fills the last byte with zeros.
    mutating func fillByte() { if bitCount > 0 { add(0, count: 8 - bitCount) } }
  }
}
