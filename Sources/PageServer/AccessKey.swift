/// The secret by which others than this machine may ask: the first name of each path.
package struct AccessKey: Sendable {
  /// 32 hexadecimal digits of 128 random bits.
  package let text: String

  /// A new secret.
  package init() {
    var system = SystemRandomNumberGenerator()
    self.init { system.next() }
  }

  init(_ random: () -> UInt64) {
    text = [random(), random()].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The path behind the secret; nil where a path does not begin with it. All bytes are compared, whatever
  /// the first ones are.
  func path(in path: Substring) -> Substring? {
    let given = path.prefix { $0 != "/" }
    var difference = given.utf8.count ^ text.utf8.count
    for (one, other) in zip(given.utf8, text.utf8) { difference |= Int(one ^ other) }
    guard difference == 0 else { return nil }
    return path.dropFirst(given.count).drop { $0 == "/" }
  }
}
