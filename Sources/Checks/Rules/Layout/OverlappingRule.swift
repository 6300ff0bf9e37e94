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
        let overlaps = ControlOverlaps(among: siblings[superview] ?? [], of: layout)
        for front in overlaps.covered.keys.sorted() {
          layout.tell(front, covering: overlaps.covered[front] ?? [], &findings)
        }
        if overlaps.isCut {
          let node = layout.views[superview].node
          findings.add(
            node, "\(layout.names.title(of: node)) holds too many controls on each other to compare all",
            key: "cut")
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
}

/// The controls of one superview that cover each other by mistake.
struct ControlOverlaps {
  /// The most pairs of controls that are compared in one superview.
  static let mostPairs = 1 << 20

  /// Of each control the ones that it covers, in the order in which they stand along the axis of the sweep.
  private(set) var covered: [Int: [Int]] = [:]
  /// How many pairs were compared.
  private(set) var compared = 0
  /// Whether there are more.
  private(set) var isCut = false

  private let layout: CheckedLayout
  private let limit: Int

  /// Compares siblings.
  ///
  /// A line is swept along the axis on which they are spread furthest, so that a long column costs no more
  /// than a long row. Those of one frame, which hold each other, are compared as one.
  ///
  /// - Complexity: O(*n* log *n*), and the frames that stand beside each other along that axis.
  init(among siblings: [Int], of layout: CheckedLayout, limit: Int = mostPairs) {
    self.layout = layout
    self.limit = limit
    guard siblings.count > 1 else { return }
    let frames = siblings.map { layout.views[$0].frame }
    func spread(_ values: [Double]) -> Double { (values.max() ?? 0) - (values.min() ?? 0) }
    let isRow = spread(frames.map(\.x)) >= spread(frames.map(\.y))
    let start: KeyPath<Rect, Double> = isRow ? \.x : \.y
    let end: KeyPath<Rect, Double> = isRow ? \.maxX : \.maxY
    let groups = Dictionary(grouping: siblings) { layout.views[$0].frame }.sorted {
      ($0.key[keyPath: start], $0.value[0]) < ($1.key[keyPath: start], $1.value[0])
    }
    sweep: for (position, group) in groups.enumerated() {
      for other in groups[(position + 1)...] {
        guard other.key[keyPath: start] < group.key[keyPath: end] else { break }
        compared += 1
        if group.key.coversByMistake(other.key) { compare(group.value, other.value) }
        isCut = compared > limit
        if isCut { break sweep }
      }
    }
    for front in Array(covered.keys) {
      covered[front]?.sort {
        (layout.views[$0].frame[keyPath: start], $0) < (layout.views[$1].frame[keyPath: start], $1)
      }
    }
  }

  /// Notes which controls of two overlapping frames cover each other.
  private mutating func compare(_ group: [Int], _ other: [Int]) {
    for one in group {
      for two in other {
        compared += 1
        if compared > limit { return }
        if !layout.overlapsOnCanvas(one, two) { covered[max(one, two), default: []].append(min(one, two)) }
      }
    }
  }
}

extension CheckedLayout {
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

  /// Whether two frames overlap by mistake: one within the other is a target made larger on purpose.
  fileprivate func coversByMistake(_ other: Rect) -> Bool {
    let shared = shared(with: other)
    return shared.width > 2 && shared.height > 2 && !holds(other) && !other.holds(self)
  }

  /// Whether another rectangle lies within, to half a point.
  fileprivate func holds(_ other: Rect) -> Bool {
    other.x >= x - 0.5 && other.y >= y - 0.5 && other.maxX <= maxX + 0.5 && other.maxY <= maxY + 0.5
  }
}
