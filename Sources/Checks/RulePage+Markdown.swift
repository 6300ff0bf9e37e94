extension CheckRule {
  /// The rule's page of the documentation.
  package var markdown: String {
    var text = """
      # \(id)

      \(page.what.sentence) Group \(group.rawValue), severity \(severity.rawValue), \(when).

      ## Why

      \(page.why)

      ## Example

      \(page.example)

      ## Fix

      \(page.fix)

      """
    if let mended = page.mended { text += "\n`ninefold fix` does this. \(mended)\n" }
    if let judged = page.judged {
      text += """

        ## How far it is true

        Of \(judged.count) of its findings in other people's documents, drawn at random and judged by hand, \
        \(judged.true) are true and \(judged.useful) useful ([Judged](Judged.md)).

        """
    }
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

      | rule | group | severity | looks | finds |
      |---|---|---|---|---|

      """
    for rule in all {
      text +=
        "| [\(rule.id)](\(rule.id).md) | \(rule.group.rawValue) | \(rule.severity.rawValue) | \(rule.when) "
      text += "| \(rule.page.what) |\n"
    }
    return text
  }

  /// When it looks where no configuration speaks of it, in words.
  private var when: String {
    switch profile {
    case .quiet: "by itself"
    case .all: "with `--all-rules`"
    case nil: "off unless asked for"
    }
  }
}

extension String {
  /// The clause as a sentence.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
