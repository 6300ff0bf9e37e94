import OperatingSystem

/// The time of day.
package enum Clock {
  /// Seconds since the start of 1970, UTC.
  package static var now: Int { ThisProcess.now }

  /// The last second of the year 9999. Later times, and those as long before 1970, are clamped.
  private static let last = 253_402_300_799

  /// A time as `2026-01-31 23:59:59`, UTC.
  package static func text(_ seconds: Int) -> String {
    let seconds = min(max(seconds, -last), last)
    let day = Int((Double(seconds) / 86_400).rounded(.down))
    let rest = seconds - day * 86_400
    // Days are counted from 1 March of the year 0, so that a leap day is a year's last (Hinnant, 2013).
    let shifted = day + 719_468
    let era = Int((Double(shifted) / 146_097).rounded(.down))
    let inEra = shifted - era * 146_097
    let yearOfEra = (inEra - inEra / 1_460 + inEra / 36_524 - inEra / 146_096) / 365
    let inYear = inEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * inYear + 2) / 153
    let number = month < 10 ? month + 3 : month - 9
    let year = yearOfEra + era * 400 + (number <= 2 ? 1 : 0)
    let date = [year, number, inYear - (153 * month + 2) / 5 + 1].map(padded).joined(separator: "-")
    return date + " " + [rest / 3_600, rest / 60 % 60, rest % 60].map(padded).joined(separator: ":")
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
