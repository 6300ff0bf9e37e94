package import CommandLine
package import Ninefold

/// The saved frames of a scene that differ from the computed ones: for people a table with a reason each, or
/// a line each with its place in the file where they are findings.
package struct ComparisonAnswer: SceneAnswer {
  let comparison: SceneComparison
  package let resolution: Resolution
  package let places: FindingPlaces
  /// Whether misplaced views are asked for, and nothing else.
  let isOfMisplaced: Bool

  package init(
    comparison: SceneComparison, resolution: Resolution, places: FindingPlaces, isOfMisplaced: Bool
  ) {
    self.comparison = comparison
    self.resolution = resolution
    self.places = places
    self.isOfMisplaced = isOfMisplaced
  }

  /// The differences that are asked for.
  package var differences: [FrameDifference] {
    isOfMisplaced ? comparison.differences.filter(\.isMisplaced) : comparison.differences
  }

  /// The differences that are findings: misplaced views where they are asked for, else those caused by a
  /// conflict or an ambiguity.
  private var complaints: [FrameDifference] {
    isOfMisplaced ? differences : differences.filter { $0.reason?.cause.isFinding ?? false }
  }

  package var findings: Int { complaints.count }
  package var warnings: Int { differences.count - complaints.count }

  package var counts: [(CountedName, Int)] {
    [(.compared, comparison.count), (.differing, differences.count), (.misplaced, differences.count)]
  }

  package var lines: [String] {
    guard !differences.isEmpty else { return [] }
    let verb = isOfMisplaced ? "frames misplaced" : "frames differ"
    let number = "\(differences.count) of \(comparison.count)"
    let heading = "\(comparison.outline.text), \(comparison.sizeClass): \(number) \(verb)"
    let sentences = complaints.isEmpty ? [] : sentences.map { $0.styled(.error) }
    if isOfMisplaced { return [heading] + sentences }
    return [heading] + table.lines(indent: 2) + (sentences.isEmpty ? [] : [""] + sentences)
  }

  private var table: TextTable {
    var table = TextTable([
      ("VIEW", .name), ("ID", .left), ("NAME", .name), ("SAVED", .left), ("COMPUTED", .left),
      ("REASON", .name), ("RULE", .left), ("", .left),
    ])
    for difference in differences {
      let frames = difference.comparison
      table.add([
        frames.type, frames.id.text, resolution.note(on: frames.node), frames.saved.text,
        frames.computed.text,
        difference.reason.map { $0.text(of: frames.id) } ?? "",
        difference.reason?.basis ?? "",
        frames.isMarkedMisplaced ? "marked as misplaced" : "",
      ])
    }
    return table
  }

  private var sentences: [String] {
    let names = SceneNames(resolution, comparison.outline)
    return complaints.map { difference in
      let frames = difference.comparison
      let verb = isOfMisplaced ? "is misplaced" : "differs"
      let reason = difference.reason.map { ", \(text($0, of: frames.id, names))" } ?? ""
      return "\(places[frames.node]): \(names.title(of: frames.node)) \(verb): saved \(frames.saved.text), "
        + "computed \(frames.computed.text)\(reason)"
    }.map(\.onOneLine)
  }

  /// The reason, with its constraint in words.
  private func text(_ reason: FrameDifference.Reason, of view: ObjectID, _ names: SceneNames) -> String {
    guard let id = reason.constraint, let node = resolution.node(id),
      let constraint = resolution.layoutConstraint(node)
    else { return reason.text(of: view) }
    return "\(reason.cause.text): \(names.equation(constraint)) (\(id))"
  }
}

extension FrameDifference.Reason {
  /// The rule's anchor without its document.
  var anchor: String? { rule.map { String($0.drop { $0 != "#" }.dropFirst()) } }

  /// The rule that gives the number, else the reason why no rule can.
  fileprivate var basis: String { unknown.map { "unknown: \($0.text)" } ?? anchor ?? "" }

  /// The cause, with its constraint or with the other view that has it.
  fileprivate func text(of view: ObjectID) -> String {
    if let constraint { return "\(cause.text): \(constraint)" }
    guard let source = self.view, source != view else { return cause.text }
    return "\(cause.text) of \(source)"
  }
}

extension FrameDifference.Unknown {
  fileprivate var text: String {
    switch self {
    case .font: "font"
    case .image: "image"
    case .customClass: "custom class"
    case .staleFrame: "stale frame"
    case .openNumber: "open number"
    case .reason: "reason"
    }
  }
}

extension FrameDifference.Cause {
  /// Whether it is a finding.
  fileprivate var isFinding: Bool { self == .conflict || self == .ambiguity }

  fileprivate var text: String {
    switch self {
    case .text: "text"
    case .unmeasuredText: "text in a font that is not measured"
    case .image: "image"
    case .control: "size of the control"
    case .rootInset: "safe area"
    case .margin: "margin"
    case .baseline: "baseline"
    case .stackView: "stack view"
    case .priority: "another constraint gives way"
    case .conflict: "conflict"
    case .ambiguity: "ambiguous"
    case .constraint: "constraint"
    case .savedFrame: "saved frame"
    case .rounding: "small differences"
    case .unexplained: "not looked for, after so many others"
    }
  }
}
