/// How many warnings there were, and what they are worth.
struct WarningTally {
  /// Whether they count as findings.
  let isStrict: Bool
  var count = 0

  init(isStrict: Bool) { self.isStrict = isStrict }

  /// The code of what went so without the warnings.
  func exitCode(_ code: ExitCode) -> ExitCode {
    code == .done && isStrict && count > 0 ? .findings : code
  }

  /// Tells how many there were, where there were any.
  func report() {
    guard count > 0 else { return }
    let number = CountedName("warning", "warnings").text(count)
    Diagnostics.report(
      "ninefold: warning: \(number), \(isStrict ? "findings because of" : "no findings without") --strict")
  }
}
