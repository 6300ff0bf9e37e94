package import CommandLine

/// The options that decide which diagnostics count as findings.
package struct FindingOptions: ArgumentGroup {
  @Flag("strict", help: "exit with 1 where there are warnings") package var isStrict: Bool

  package init() {}

  package var declared: [any Declared] { [$isStrict] }
}
