import CommandLine

/// The form in which differences are written.
package enum DifferenceForm: String, ArgumentChoice {
  case text, json, markdown, html
}
