import SceneModel
import TestSupport
import Testing

/// Lines and columns of offsets in a text.
struct SourceLinesTests {
  /// The place of an offset, found by going from byte to byte.
  private func place(of offset: Int, in bytes: [UInt8]) -> [Int] {
    var (line, column) = (1, 1)
    for index in 0..<offset {
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if bytes[index] == 0x0A || bytes[index] == 0x0D, !isPair {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
    }
    return [line, column]
  }

  @Test(arguments: 1...40)
  func `offsets have the lines that counting byte by byte gives`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rest: [UInt8] = [0x09, 0x0B, 0x0C, 0x0E, 0x20, 0x61, 0x8A, 0x8D, 0xFF]
    let bytes = (0..<random.below(200)).map { _ -> UInt8 in
      switch random.below(20) {
      case 0: 0x0A
      case 1: 0x0D
      default: rest[random.below(rest.count)]
      }
    }
    let lines = SourceLines(bytes)
    for offset in 0...bytes.count {
      let place = lines.place(of: offset)
      #expect([place.line, place.column] == self.place(of: offset, in: bytes), "seed \(seed), \(offset)")
    }
  }
}
