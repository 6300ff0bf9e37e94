import AutoLayout
import Controls
import JSONText
import Resolver
import SceneModel

extension CheckRule {
  static let overlapping = CheckRule(
    "overlapping", .layout, .warning,
    page: RulePage(
      what: "two controls beside each other that a finger hits both",
      why: """
        The one in front takes the touches where they overlap; the other is touched less than it
        seems. Left out are those whose saved frames overlap as well: the canvas shows it, so it is
        meant, as where code shows one in place of the other.
        """,
      example: "Two buttons of one superview whose frames share 20 × 44 points.",
      fix: "Constrain the one to the other's edge, or put both into a stack view."),
    .layout(.devices) { layout, findings in
      var siblings: [Int: [Int]] = [:]
      for index in layout.views.indices where layout.superviews[index] >= 0 {
        let view = layout.views[index]
        guard layout.details[index].isLaidOut, view.ambiguous.isEmpty,
          layout.tree.objectKind(of: view.node)?.touchTarget != nil, layout.isTouched(index)
        else { continue }
        siblings[layout.superviews[index], default: []].append(index)
      }
      for superview in siblings.keys.sorted() {
        var covered: [Int: [Int]] = [:]
        for (one, other) in layout.touchingPairs(among: siblings[superview] ?? [])
        where layout.isUnintended(one, other) {
          covered[max(one, other), default: []].append(min(one, other))
        }
        for front in covered.keys.sorted() {
          layout.tell(front, covering: covered[front] ?? [], &findings)
        }
      }
    })
}

extension CheckedLayout {
  /// The most controls below another that are reported one by one; the others are reported as one.
  private static let mostReportedCovered = 8

  /// Reports the controls that a control covers.
  fileprivate func tell(_ front: Int, covering covered: [Int], _ findings: inout RuleFindings) {
    let (node, title) = (views[front].node, names.title(of: views[front].node))
    let reported = covered.count > Self.mostReportedCovered + 1 ? Self.mostReportedCovered : covered.count
    for behind in covered.prefix(reported) {
      let shared = views[front].frame.shared(with: views[behind].frame)
      findings.add(
        node,
        "\(title) covers \(shared.width.roundedForReading) × \(shared.height.roundedForReading) of "
          + names.title(of: views[behind].node),
        key: views[behind].id.text, related: [views[behind].node])
    }
    if reported < covered.count {
      findings.add(node, "\(title) covers pieces of \(covered.count - reported) more controls", key: "more")
    }
  }

  /// Whether two siblings overlap by mistake: one within the other is a target made larger on purpose, and an
  /// overlap that the canvas shows as well was seen and left.
  fileprivate func isUnintended(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (views[one].frame, views[other].frame)
    let shared = first.shared(with: second)
    return shared.width > 2 && shared.height > 2 && !first.holds(second) && !second.holds(first)
      && !overlapsOnCanvas(one, other)
  }

  /// The pairs of siblings that may overlap: a line is swept along the axis on which they are spread
  /// furthest, so that a long column costs no more than a long row.
  ///
  /// - Complexity: O(*n* log *n*), and the pairs that stand beside each other along that axis.
  fileprivate func touchingPairs(among siblings: [Int]) -> [(Int, Int)] {
    guard siblings.count > 1 else { return [] }
    let frames = siblings.map { views[$0].frame }
    func spread(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
    let isRow = spread(frames.map(\.x)) >= spread(frames.map(\.y))
    let start: KeyPath<Rect, Double> = isRow ? \.x : \.y
    let end: KeyPath<Rect, Double> = isRow ? \.maxX : \.maxY
    let ordered = siblings.sorted { views[$0].frame[keyPath: start] < views[$1].frame[keyPath: start] }
    var pairs: [(Int, Int)] = []
    for (position, one) in ordered.enumerated() {
      for other in ordered[(position + 1)...] {
        guard views[other].frame[keyPath: start] < views[one].frame[keyPath: end] else { break }
        pairs.append((one, other))
      }
    }
    return pairs
  }

  /// Whether the saved frames of two siblings overlap: one is shown in place of the other, or lies on
  /// it on purpose.
  fileprivate func overlapsOnCanvas(_ one: Int, _ other: Int) -> Bool {
    guard let first = tree.savedFrame(of: views[one].node),
      let second = tree.savedFrame(of: views[other].node)
    else { return false }
    let shared = first.shared(with: second)
    return shared.width > 2 && shared.height > 2
  }
}

extension Rect {
  /// The width and height of the intersection of two rectangles; negative where they are apart.
  fileprivate func shared(with other: Rect) -> Size {
    Size(min(maxX, other.maxX) - max(x, other.x), min(maxY, other.maxY) - max(y, other.y))
  }

  /// Whether another rectangle lies within, to half a point.
  fileprivate func holds(_ other: Rect) -> Bool {
    other.x >= x - 0.5 && other.y >= y - 0.5 && other.maxX <= maxX + 0.5 && other.maxY <= maxY + 0.5
  }
}
