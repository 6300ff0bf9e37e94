/// Choices that bytes make: numbers and elements of lists, of 0 where the bytes have ended.
package struct ByteChoices {
  private var rest: ArraySlice<UInt8>

  /// The choices of some bytes.
  package init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The next byte.
  package mutating func byte() -> Int { Int(rest.popFirst() ?? 0) }

  /// The next two bytes as a number.
  package mutating func number() -> Int { byte() << 8 | byte() }

  /// One of some choices, or nil of none.
  package mutating func pick<Choice>(_ choices: [Choice]) -> Choice? {
    let number = choices.count > 256 ? number() : byte()
    return choices.isEmpty ? nil : choices[number % choices.count]
  }
}
