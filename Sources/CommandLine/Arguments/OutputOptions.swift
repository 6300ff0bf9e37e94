/// The form in which a result is written.
package struct OutputOptions: ArgumentGroup {
  @Option("format", help: "JSON for programs, or text for people") package var format = Format.text

  package init() {}

  package var declared: [any Declared] { [$format] }
}
