package import TestSupport

/// Makes inputs of others: parts doubled, removed, moved and taken from elsewhere, words of the format,
/// numbers at the bounds, bytes that are no text.
package struct InputMutator: Sendable {
  private let form: InputForm
  private let longest: Int
  package var random: SeededGenerator

  /// A mutator for a target, repeated by a seed.
  package init(for target: FuzzTarget, seed: UInt64) {
    form = target.form
    longest = target.longest
    random = SeededGenerator(seed: seed)
  }

  /// An input that was made of one and perhaps of another.
  package mutating func mutate(_ input: [UInt8], with other: [UInt8]) -> [UInt8] {
    var bytes = input
    for _ in 0..<1 + random.below(random.chance(4) ? 8 : 3) { change(&bytes, other) }
    if bytes.count > longest { bytes.removeSubrange(longest...) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ other: [UInt8]) {
    switch random.below(20) {
    case 0..<9: changePart(&bytes, other)
    case 9..<12: replaceNumber(&bytes)
    case 12..<15: insert(random.pick(form.words), &bytes, mayReplace: true)
    case 15: insert(random.pick(Self.oddTexts), &bytes, mayReplace: false)
    case 16: flipBit(&bytes)
    case 17: if !bytes.isEmpty { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
    case 18: removeBytes(&bytes)
    default: bytes.replaceSubrange(random.below(bytes.count + 1)..., with: tail(of: other))
    }
  }

  private mutating func changePart(_ bytes: inout [UInt8], _ other: [UInt8]) {
    let parts = form.parts(of: bytes)
    guard !parts.isEmpty else { return bytes.append(contentsOf: other) }
    let part = random.pick(parts)
    let content = Array(bytes[part])
    switch random.below(8) {
    case 0: bytes.insert(contentsOf: content, at: part.upperBound)
    case 1, 2: bytes.removeSubrange(part)
    case 3:
      bytes.removeSubrange(part)
      bytes.insert(contentsOf: content, at: min(random.pick(parts).lowerBound, bytes.count))
    case 4: bytes.replaceSubrange(part, with: Array(bytes[random.pick(parts)]))
    case 5: bytes.insert(contentsOf: self.part(of: other), at: part.lowerBound)
    case 6: bytes.replaceSubrange(part, with: self.part(of: other))
    default: nest(part, &bytes)
    }
  }

  /// Puts a part into itself, or behind itself, some times.
  private mutating func nest(_ part: Range<Int>, _ bytes: inout [UInt8]) {
    let content = Array(bytes[part])
    let times = 1 + random.below(min(600, max(1, longest / max(1, content.count))))
    let middle = random.chance(2) ? content.count : random.below(content.count + 1)
    let (start, end) = (content[..<middle], content[middle...])
    let repeated = (0..<times).flatMap { _ in start } + (0..<times).flatMap { _ in end }
    bytes.replaceSubrange(part, with: repeated)
  }

  private mutating func part(of other: [UInt8]) -> [UInt8] {
    let parts = form.parts(of: other)
    return parts.isEmpty ? other : Array(other[random.pick(parts)])
  }

  private mutating func tail(of other: [UInt8]) -> ArraySlice<UInt8> {
    other[random.below(other.count + 1)...]
  }

  private mutating func insert(_ word: [UInt8], _ bytes: inout [UInt8], mayReplace: Bool) {
    let parts = form.parts(of: bytes)
    if mayReplace, random.chance(2), !parts.isEmpty {
      bytes.replaceSubrange(random.pick(parts), with: word)
    } else {
      bytes.insert(contentsOf: word, at: random.below(bytes.count + 1))
    }
  }

  /// Puts a number at a bound in the place of one.
  private mutating func replaceNumber(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let start = random.below(bytes.count)
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard let first = bytes[start...].firstIndex(where: isDigit) else { return }
    let end = bytes[first...].firstIndex { !isDigit($0) && $0 != UInt8(ascii: ".") } ?? bytes.count
    bytes.replaceSubrange(first..<end, with: Array(random.pick(Self.numbers).utf8))
  }

  private mutating func flipBit(_ bytes: inout [UInt8]) {
    if !bytes.isEmpty { bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8)) }
  }

  private mutating func removeBytes(_ bytes: inout [UInt8]) {
    let start = random.below(bytes.count + 1)
    bytes.removeSubrange(start..<min(bytes.count, start + 1 + random.below(8)))
  }

  private static let numbers = [
    "0", "-0", "1", "-1", "0.1", "1e-320", "1e308", "-1e308", "1e309", "255", "256", "999", "1000", "1001",
    "4095",
    "32767", "65535", "65536", "100000", "1000001", "2147483647", "2147483648", "-2147483648", "4294967296",
    "9007199254740993", "9223372036854775807", "9223372036854775808", "18446744073709551616", "nan", "inf",
    "infinite", "0x10", "1:0", "4:3", "1.", ".5", "00", "1e", "+1", "0.30000000000000004",
  ]

  /// Texts that readers stumble over, and bytes that are no text.
  private static let oddTexts: [[UInt8]] = [
    [0], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xEF, 0xBB, 0xBF],
    [0xFF, 0xFE],
    [0xFE, 0xFF], [0xE2, 0x80], Array("\r\n".utf8), Array("\r".utf8), Array("\t".utf8),
    Array("e\u{301}".utf8),
    Array("\u{E9}".utf8), Array("\u{2028}".utf8), Array("\u{202E}".utf8), Array("\u{FFFE}".utf8),
    Array("\u{1F468}\u{200D}\u{1F469}".utf8), Array("../".utf8), Array("%s%n".utf8), Array("\u{1}".utf8),
    Array("<<<<<<< HEAD\n".utf8),
  ]
}
