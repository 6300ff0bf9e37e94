import Answers
import CommandLine
import Ninefold

/// Makes one page of the effects of a change on documents.
struct ReviewCommand: Command {
  static let configuration = CommandConfiguration(
    name: "review", abstract: "make one page for a merge request: what differs, new findings, pictures",
    discussion: """
      Names versions as 'ninefold diff' does: 'main...HEAD', two commits, two documents or directories, or --staged. The page
      has what 'ninefold check' finds in the documents now and did not before, then the documents that differ, object by
      object, which frames move, and with html pictures before and after, beside each other, over each other, or up to a
      line that you move. Of a repository the documents that differ are read, no others: rules that look at all documents
      at once do not. Without a choice scenes are laid out on the canvas in the nine size classes, and checked there and on
      phones and pads. Ends with 1 where a new finding is an error or a warning, with 2 where a document cannot be read.
      """,
    examples: [
      "ninefold review main...HEAD", "ninefold review main...HEAD --format markdown",
      "ninefold review old/ new/ --device \"iPhone SE,iPad Air\" --format text",
    ])

  @OptionGroup var chosen: VersionOptions
  @Option(
    "format",
    help: "a page with pictures, or for a comment on a merge request, for a terminal, or JSON for programs")
  var format = ReviewForm.html
  @OptionGroup var named: ConfigurationOptions
  @OptionGroup var environments: EnvironmentOptions

  var declared: [any Declared] { [$chosen, $format, $named, $environments] }

  func validate() throws(UsageError) { try chosen.check(most: 2) }

  func run() throws -> DifferenceAnswer {
    let versions = try chosen.versions(includesImages: true)
    let file = try named.file(for: .files([chosen.folder]))
    for problem in file?.problems ?? [] { Diagnostics.report(problem) }
    let configuration = file?.configuration ?? CheckConfiguration()
    var options = DifferenceOptions()
    options.isOnlyVisible = chosen.isOnlyVisible
    options.includesPictures = format == .html
    let review = try SourceReview(
      from: versions.old, to: versions.new, environments.environmentsOrNine, configuration,
      options: options)
    let outcome = try withExtendedLifetime(versions) {
      try review.run(of: versions, version: NinefoldCLI.version) { Diagnostics.report($0) }
    }
    let failure = configuration.failure ?? .warning
    let isFound = outcome.findings.contains { failure.isReached(by: $0.severity) }
    return DifferenceAnswer(
      outcome.report, findings: outcome.findings, as: format.form,
      outcome.refused > 0 ? .failed : isFound ? .findings : .done)
  }
}

/// The form in which a review is written.
enum ReviewForm: String, ArgumentChoice {
  case html, json, markdown, text

  fileprivate var form: DifferenceForm {
    switch self {
    case .html: .html
    case .json: .json
    case .markdown: .markdown
    case .text: .text
    }
  }
}
