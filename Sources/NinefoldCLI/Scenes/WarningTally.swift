import CommandLine

/// The number of warnings, and their exit code.
struct WarningTally {
  /// Whether they count as findings.
  let isStrict: Bool
  var count = 0

  init(isStrict: Bool) { self.isStrict = isStrict }

  /// The exit code with the warnings, from the one without them.
  func exitCode(_ code: ExitCode) -> ExitCode {
    code == .done && isStrict && count > 0 ? .findings : code
  }

  /// Reports the number of warnings, where there are any.
  func report() {
    guard count > 0 else { return }
    let number = CountedName("warning", "warnings").text(count)
    Diagnostics.report(
      "ninefold: warning: \(number), \(isStrict ? "findings because of" : "no findings without") --strict")
  }
}
