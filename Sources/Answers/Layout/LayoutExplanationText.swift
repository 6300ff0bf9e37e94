import CommandLine
import JSONText
import Ninefold

/// The explanation of a view's frame, as lines for people: for each number a sum and the tree of its causes.
struct LayoutExplanationText {
  private let explanation: LayoutExplanation
  private let naming: ObjectNaming

  package init(_ explanation: LayoutExplanation, _ naming: ObjectNaming) {
    self.explanation = explanation
    self.naming = naming
  }

  package var lines: [String] {
    let subject = naming.readable?.name(of: explanation.id) ?? "\(explanation.type) \(explanation.id)"
    let heading = "\(subject): \(explanation.frame.text)"
    return ([heading] + explanation.numbers.flatMap { [""] + lines($0) }).map(\.onOneLine)
  }

  private func lines(_ number: LayoutExplanation.Number) -> [String] {
    let head = "  \(number.viewNumber.kind.rawValue) \(number.value.roundedForReading) = \(sum(number))"
    let rows = rows(number)
    let branches = TreeText.branches(depths: rows.map(\.depth))
    var lines = [head] + zip(branches, rows).map { "  " + $0 + $1.text }
    lines += number.pressures.map(against) ?? ["  against more than can be named"]
    if number.isAmbiguous { lines.append("  ambiguous: the constraints allow other values as well") }
    return lines
  }

  /// The pressures against bounds: each rule once, sizes that are not negative together.
  private func against(_ pressures: [LayoutExplanation.Cause]) -> [String] {
    var lines: [String] = []
    var sizes: [String] = []
    for pressure in pressures {
      if case .notNegative(let view) = pressure.reason {
        sizes.append(naming.name(of: view))
      } else {
        let line = "  against \(text(pressure))"
        if !lines.contains(line) { lines.append(line) }
      }
    }
    guard !sizes.isEmpty else { return lines }
    let rest = sizes.count > 6 ? " and \(sizes.count - 6) others" : ""
    return lines + ["  where sizes are not negative: \(sizes.prefix(6).joined(separator: ", "))\(rest)"]
  }

  /// The points that the causes add, such as `375 (root) - 16 (abc-de-fgh)`.
  private func sum(_ number: LayoutExplanation.Number) -> String {
    let causes = number.steps.flatMap(\.causes).filter { $0.points.magnitude > 1e-6 }
    // The sum reads from the root on.
    var terms = (causes.filter(\.isRoot) + causes.filter { !$0.isRoot })
      .map { (points: $0.points, name: name($0.reason)) }
    if number.alignment != 0 { terms.append((number.alignment, "outside the alignment rect")) }
    var text = ""
    for (index, term) in terms.enumerated() {
      let size = term.points.magnitude.roundedForReading
      if index == 0 {
        text = term.points < 0 ? "-\(size)" : size
      } else {
        text += term.points < 0 ? " - \(size)" : " + \(size)"
      }
      text += " (\(term.name))"
    }
    if text.isEmpty { text = "0" }
    let exact = number.solved + number.alignment
    let isRounded = (exact - number.value).magnitude > 0.005
    guard isRounded else { return text }
    return text + (terms.count > 1 ? " = \(exact.roundedForReading)" : "") + ", rounded to pixels"
  }

  /// The steps in depth-first order; one that is used again is only named.
  private func rows(_ number: LayoutExplanation.Number) -> [(depth: Int, text: String)] {
    var rows: [(depth: Int, text: String)] = []
    var isShown = Array(repeating: false, count: number.steps.count)
    var open = number.steps.isEmpty ? [] : [(step: 0, depth: 1)]
    while let (index, depth) = open.popLast() {
      let step = number.steps[index]
      let value = "\(text(step.viewNumber)) \(step.value.roundedForReading)"
      if isShown[index] {
        rows.append((depth, value + ": see above"))
        continue
      }
      isShown[index] = true
      rows.append((depth, value + ": " + step.causes.map(text).joined(separator: "; ")))
      open += step.uses.reversed().map { ($0, depth + 1) }
    }
    return rows
  }

  private func text(_ viewNumber: LayoutExplanation.ViewNumber) -> String {
    "\(naming.name(of: viewNumber.view)).\(viewNumber.kind.rawValue)"
  }

  private func name(_ reason: LayoutExplanation.Reason) -> String {
    switch reason {
    case .root: "root"
    case .constraint(let constraint): naming.shortName(of: constraint)
    case .content(let view, _, _): "content of \(naming.name(of: view))"
    case .stackView(let view): text(stackView: view)
    case .savedFrame(let view): "saved frame of \(naming.name(of: view))"
    case .notNegative(let view): "size of \(naming.name(of: view))"
    case .rule(let view): "layout of \(naming.name(of: view))"
    case .open: "open"
    }
  }

  private func text(stackView view: ObjectID) -> String {
    naming.readable.map { "arrangement in \($0.name(of: view))" } ?? "stack view \(view)"
  }

  private func text(_ cause: LayoutExplanation.Cause) -> String {
    let priority =
      cause.priority == LayoutPriority.required.value ? "" : ", priority \(cause.priority.shortest)"
    switch cause.reason {
    case .root: return "the root's frame"
    case .constraint(let constraint):
      let offsets = cause.offsets.map {
        "\(naming.name(of: $0.item)).\($0.attribute.rawValue) is \($0.kind.text) of "
          + $0.points.magnitude.roundedForReading
      }
      let note = offsets.isEmpty ? "" : ", where " + offsets.joined(separator: " and ")
      let equation = naming.equation(constraint)
      guard naming.readable == nil else { return equation + priority + note }
      return "\(equation) (\(constraint.id)\(priority))\(note)"
    case .content(let view, let axis, let content):
      let sign = cause.relation == .lessThanOrEqual ? "≤ " : cause.relation == .greaterThanOrEqual ? "≥ " : ""
      let size = axis == .horizontal ? content.width : content.height
      return
        "\(content.text) of \(naming.name(of: view)), \(sign)\(size?.roundedForReading ?? "-")\(priority)"
    case .stackView(let view): return text(stackView: view) + priority
    case .savedFrame(let view): return "saved frame and autoresizing of \(naming.name(of: view))"
    case .notNegative(let view): return "the size of \(naming.name(of: view)) is not negative"
    case .rule(let view): return "layout of \(naming.name(of: view))\(priority)"
    case .open: return "open, nothing decides it"
    }
  }
}

extension LayoutExplanation.Cause {
  fileprivate var isRoot: Bool {
    if case .root = reason { return true }
    return false
  }
}

extension LayoutExplanation.Offset.Kind {
  fileprivate var text: String {
    switch self {
    case .margin: "a margin"
    case .safeArea: "a safe area"
    case .layoutGuide: "a guide"
    case .baseline: "a baseline"
    }
  }
}

extension LayoutContent {
  /// The content, such as `text "Label" 17 pt → 42 x 20.5`.
  fileprivate var text: String {
    var text = kind.rawValue
    if let name { text += " \"\(name.shown(upTo: 30))\"" }
    if let fontName { text += " \(fontName.onOneLine)" }
    if let pointSize { text += " \(pointSize.roundedForReading) pt" }
    if let wrappingWidth { text += " in \(wrappingWidth.roundedForReading)" }
    return text + " → \(width?.roundedForReading ?? "-") x \(height?.roundedForReading ?? "-")"
      + (isGuess ? " (a guess)" : "")
  }
}
