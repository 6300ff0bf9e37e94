import CommandLine

/// The options that decide which diagnostics count as findings.
struct FindingOptions: ArgumentGroup {
  @Flag("strict", help: "exit with 1 where there are warnings") var isStrict: Bool

  var declared: [any Declared] { [$isStrict] }
}
