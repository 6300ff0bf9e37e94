/// What counts as a finding.
struct FindingOptions: ArgumentGroup {
  @Flag("strict", help: "exit with 1 where there are warnings") var isStrict: Bool

  var declared: [any Declared] { [$isStrict] }
}
