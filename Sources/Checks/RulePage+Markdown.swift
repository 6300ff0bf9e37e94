extension CheckRule {
  /// The rule's page of the documentation.
  package var markdown: String {
    var text = """
      # \(id)

      \(page.what.sentence) Group \(group.rawValue), severity \(severity.rawValue)\(isOptIn ? ", off unless asked for" : "").

      ## Why

      \(page.why)

      ## Example

      \(page.example)

      ## Fix

      \(page.fix)

      """
    if let mended = page.mended { text += "\n`ninefold fix` does this. \(mended)\n" }
    if !options.isEmpty {
      text += "\n## Options\n\n| option | default | meaning |\n|---|---|---|\n"
      for option in options {
        text += "| `\(option.name)` | \(option.value.text) | \(option.summary) |\n"
      }
    }
    return text
  }

  /// The list of all rules, of the documentation.
  package static var index: String {
    var text = """
      # The rules of `ninefold check`

      Made from what stands beside the code of each rule; `ninefold rules ID` shows the same.

      | rule | group | severity | finds |
      |---|---|---|---|

      """
    for rule in all {
      let severity = rule.isOptIn ? "\(rule.severity.rawValue), off unless asked for" : rule.severity.rawValue
      text += "| [\(rule.id)](\(rule.id).md) | \(rule.group.rawValue) | \(severity) | \(rule.page.what) |\n"
    }
    return text
  }
}

extension String {
  /// The clause as a sentence.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
