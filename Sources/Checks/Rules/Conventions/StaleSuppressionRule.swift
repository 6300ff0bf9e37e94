extension CheckRule {
  package static let staleSuppression = CheckRule(
    "stale_suppression", .conventions, .warning, in: .quiet,
    page: RulePage(
      what: "a suppression of findings that suppresses nothing",
      why: """
        What was wrong is mended, or the rule is called otherwise: the next finding of the rule at the same object would be
        hidden although nobody called it right.
        """,
      example: """
        <!-- ninefold:disable ambiguous: drawn by the map --> in a view that is no longer ambiguous; an exception in
        .ninefold.yml for a document in which the rule finds nothing; a line of the baseline whose finding is gone.
        """,
      fix: """
        Remove the marker or the exception, or mend the rule's name. A baseline is written anew by 'ninefold check
        --write-baseline'.
        """),
    .suppressions)
}
