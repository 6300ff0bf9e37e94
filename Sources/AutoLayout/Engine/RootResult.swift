import ConstraintSolver
import SceneModel

/// A root laid out, in the document's terms.
struct RootResult {
  let views: [ViewLayout]
  let contradictions: [Contradiction]
  let findings: [LayoutFinding]
}

extension SolvedRoot {
  /// Frames, ambiguity, conflicts and findings.
  var result: RootResult {
    let records = layout.tree.views
    let elements = layout.tree.tree
    let isOpen = openness
    let frames = records.indices.map(frame)
    let rules =
      records.indices.contains { records[$0].kind.isScrolling }
      ? layout.margins(geometry).withSafeAreas() : nil
    let views = records.indices.map { index in
      let parent = records[index].parent
      return ViewLayout(
        id: records[index].id, node: records[index].node, type: elements.tag(of: records[index].node),
        parent: parent < 0 ? nil : records[parent].id,
        frame: frames[index].isFinite ? frames[index] : .zero,
        ambiguous: ambiguousAxes(of: index, isOpen), contentSize: contentSize(of: index, isOpen),
        isEstimated: layout.isEstimated(
          index, rows.input.contentSizes[index], in: geometry.rects[index].size),
        content: rules.flatMap { content(of: index, $0, isOpen) })
    }
    return RootResult(views: views, contradictions: contradictions, findings: findings(frames))
  }

  /// Of each variable, whether the rows leave it open; empty where they leave nothing open.
  var openness: [Bool] {
    guard !openVariables.isEmpty else { return [] }
    var isOpen = Array(repeating: false, count: rows.system.linear.variableCount)
    for variable in openVariables { isOpen[variable] = true }
    return isOpen
  }

  /// The axes along which the rows leave a view open.
  private func ambiguousAxes(of index: Int, _ isOpen: [Bool]) -> [Axis] {
    guard !isOpen.isEmpty, layout.tree.views[index].isLaidOut else { return [] }
    let box = rows.box(index)
    var axes: [Axis] = []
    if isOpen[box.x.index] || isOpen[box.width.index] { axes.append(.horizontal) }
    if isOpen[box.y.index] || isOpen[box.height.index] { axes.append(.vertical) }
    return axes
  }

  /// The size of a scroll view's content, to pixels; nil of another view, and where the rows leave it open or
  /// its numbers are too large.
  func contentSize(of index: Int, _ isOpen: [Bool]) -> Size? {
    guard let content = rows.system.contentBox(index) else { return nil }
    if !isOpen.isEmpty, isOpen[content.width.index] || isOpen[content.height.index] { return nil }
    let size = Size(pixel(solution[content.width]), pixel(solution[content.height]))
    return size.width.isFinite && size.height.isFinite ? size : nil
  }

  /// The findings of rows that the solver refused, then of views whose numbers are too large for it.
  private func findings(_ frames: [Rect]) -> [LayoutFinding] {
    var findings = rows.system.refused.compactMap { row in
      let object = object(of: row.origin)
      return LayoutFinding.Reason(row.error.reason).map {
        LayoutFinding(id: object.id, reason: $0, node: object.node)
      }
    }
    if let unfinished, let root = layout.tree.views.first {
      findings.append(LayoutFinding(id: root.id, node: root.node, unfinished, of: layout.limits))
    }
    for (view, frame) in zip(layout.tree.views, frames) where !frame.isFinite {
      findings.append(LayoutFinding(id: view.id, reason: .unboundedFrame, node: view.node))
    }
    return findings
  }
}

extension Rect {
  /// Whether all numbers and the far edges are finite.
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite && maxX.isFinite && maxY.isFinite }
}

extension LayoutFinding.Reason {
  /// Nil of what no row is refused for: rows speak of the variables of their own root.
  fileprivate init?(_ reason: SolverError.Reason) {
    switch reason {
    case .notFinite: self = .notFinite
    case .invalidPriority: self = .invalidPriority
    case .unknownVariable, .unknownConstraint: return nil
    }
  }
}
