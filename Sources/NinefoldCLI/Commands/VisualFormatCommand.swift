import Answers
import CommandLine
import Ninefold

/// Prints the constraints that a visual format describes.
struct VisualFormatCommand: FormattedCommand {
  static let configuration = CommandConfiguration(
    name: "vfl", abstract: "print the constraints that a visual format says",
    discussion: """
      Reads the visual format language of Auto Layout: a row (H:, or nothing) or a column (V:) of views and layout
      guides in brackets, spaces between hyphens, | for the edges, and sizes in parentheses. One constraint a line, in the order of the
      format. Where no view is named by --view, every name in brackets is a view. An error shows the format with a
      caret under the place.
      """,
    examples: [
      "ninefold vfl \"H:|-[a]-8-[b(==a)]|\" --view a --view b",
      "ninefold vfl \"V:[topLayoutGuide]-8-[title]\"",
      "ninefold vfl \"V:|-top-[title(>=20@750)]\" --metric top=12 --edges safeArea",
    ])

  @Argument("FORMAT", help: "such as \"H:|-[a]-8-[b(==a)]|\"") var format: String
  @Option("view", help: "the name of a view or a layout guide") var views: [String] = []
  @Option("metric", help: "a number that the format has a name for") var metrics: [NamedMetric] = []
  @Option("align", "ATTRIBUTE", help: "what neighbours have in common, such as top or centerY")
  var alignment: [LayoutAttribute] = []
  @Option("row-direction", help: "from which side the views of a row are counted")
  var direction = FormatDirection.leadingToTrailing
  @Option("edges", help: "what | is the edge of") var edges = FormatEdges.superview
  @OptionGroup var output: OutputOptions

  var declared: [any Declared] {
    [$format, $views, $metrics, $alignment, $direction, $edges, $output]
  }

  func run() throws -> ValueReport {
    let format = try VisualFormat(format)
    let names = views.isEmpty ? format.views.map(\.name.text) : views
    let constraints = try format.constraints(
      options: VisualFormatOptions(alignment: Set(alignment), direction: direction, edges: edges),
      metrics: Dictionary(metrics.map { ($0.name, $0.value) }) { _, last in last }, views: Set(names))
    return ValueReport(VisualFormatAnswer(constraints: constraints))
  }
}

/// A metric of a visual format: `NAME=NUMBER`.
struct NamedMetric: ArgumentValue {
  static var valueName: String { "NAME=NUMBER" }

  static func expectation(for word: String) -> String { "a name and a number, such as margin=16" }

  let name: String
  let value: Double

  init?(argument word: String) {
    guard let sign = word.firstIndex(of: "="), sign > word.startIndex,
      let value = Double(attribute: String(word[word.index(after: sign)...]))
    else { return nil }
    name = String(word[..<sign])
    self.value = value
  }
}

extension LayoutAttribute: ArgumentChoice {}

extension FormatDirection: ArgumentChoice {}

extension FormatEdges: ArgumentChoice {}
