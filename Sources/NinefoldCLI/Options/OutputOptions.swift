/// The form in which a result is written.
struct OutputOptions: ArgumentGroup {
  @Option("format", help: "JSON for programs, or text for people") var format = Format.text

  var declared: [any Declared] { [$format] }
}
