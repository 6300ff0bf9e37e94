/// A door of the program through which bytes come in, and what must hold whatever the bytes are.
package struct FuzzTarget: Sendable {
  /// Checks what must hold of an input.
  ///
  /// - Parameters:
  ///   - input: The bytes.
  ///   - isThorough: Whether the checks that take long are made as well.
  /// - Throws: ``BrokenProperty``. What the program refuses is no error.
  package typealias Check = @Sendable (_ input: [UInt8], _ isThorough: Bool) throws -> Void

  /// The name, which is also that of the folder of its regression inputs.
  package let name: String
  /// The form of the bytes.
  package let form: InputForm
  /// Inputs that are good, from which others are made.
  package let seeds: @Sendable () throws -> [[UInt8]]
  /// The longest input that is tried, in bytes.
  package let longest: Int
  private let check: Check

  /// A target of a name.
  package init(
    _ name: String, _ form: InputForm, longest: Int = 8 << 10,
    seeds: @escaping @Sendable () throws -> [[UInt8]],
    check: @escaping Check
  ) {
    self.name = name
    self.form = form
    self.longest = longest
    self.seeds = seeds
    self.check = check
  }

  /// Checks what must hold of an input: all of it, or of most inputs only what is checked quickly.
  ///
  /// The same input always gets the same checks.
  package func run(_ input: [UInt8], isThorough: Bool = false) throws {
    try check(input, isThorough || Self.digest(input) % 64 == 0)
  }

  /// A number that stands for some bytes (FNV-1a).
  package static func digest(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// Something that must hold of every input and does not hold of one.
package struct BrokenProperty: Error, CustomStringConvertible {
  package let description: String

  /// A failure with a text of what should have been, and what was.
  package init(_ description: String) { self.description = description }
}

/// Throws where something does not hold.
package func require(
  _ holds: Bool, _ otherwise: @autoclosure () -> String
) throws(BrokenProperty) {
  if !holds { throw BrokenProperty(otherwise()) }
}
