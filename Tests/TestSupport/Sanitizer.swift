import Foundation

/// The defects that the tests and the programs that they run are checked for, as `Scripts/test --sanitize`
/// chooses it.
package enum Sanitizer: String, Sendable {
  /// Wrong uses of memory, by AddressSanitizer: its shadow needs terabytes of addresses, and each
  /// block more memory.
  case address
  /// Data races, by ThreadSanitizer.
  case thread

  /// The one that is on, or nil.
  package static var current: Sanitizer? {
    ProcessInfo.processInfo.environment["NINEFOLD_SANITIZER"].flatMap(Sanitizer.init)
  }

  /// Whether time and memory are those that users see.
  package static var measuresHold: Bool { current == nil }

  /// Throws the report of a sanitizer about a program that it ended.
  static func check(code: Int32, _ text: String) throws {
    let own = ProcessInfo.processInfo.environment["NINEFOLD_SANITIZER_CODE"].flatMap { Int32($0) }
    if code == own { throw Report(description: text) }
  }

  /// The report of a sanitizer.
  private struct Report: Error, CustomStringConvertible {
    let description: String
  }
}
