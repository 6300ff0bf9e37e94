import Ninefold

/// For people the saved frames of a scene that are not the computed ones are a table, with a reason each.
extension SceneComparison: SceneAnswer {
  var isFinding: Bool { !differences.isEmpty }

  var lines: [String] {
    guard isFinding else { return [] }
    let heading = "\(outline.text), \(sizeClass): \(differences.count) of \(count) frames differ"
    var table = TextTable([
      ("VIEW", .left), ("ID", .left), ("SAVED", .left), ("COMPUTED", .left), ("REASON", .left), ("", .left),
    ])
    for difference in differences {
      let frames = difference.comparison
      table.add([
        frames.type, frames.id.text, text(frames.saved), text(frames.computed),
        difference.reason.map { text($0, of: frames.id) } ?? "",
        frames.isMarkedMisplaced ? "marked as misplaced" : "",
      ])
    }
    return [heading] + table.lines.map { "  " + $0 }
  }

  private func text(_ frame: Rect) -> String {
    frame.numbers.map(\.roundedForReading).joined(separator: " ")
  }

  private func text(_ reason: FrameDifference.Reason, of view: ObjectID) -> String {
    let kind =
      switch reason.cause {
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
      }
    if let constraint = reason.constraint { return "\(kind): \(constraint)" }
    guard let source = reason.view else { return kind }
    return source == view ? kind : "\(kind) of \(source)"
  }
}
