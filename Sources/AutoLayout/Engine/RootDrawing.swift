import ConstraintSolver
import Controls
import SceneModel

/// The lines that a picture of a solved root shows besides its frames: evaluated from the rows that
/// its layout solved.
struct RootDrawing {
  private let root: SolvedRoot
  /// The rows, with the insets that any guide has.
  private let rows: RootRows
  /// How many views stand before those of the root.
  private let count: Int

  /// The drawing of a root, where the views before its own number so many.
  init(_ root: SolvedRoot, after count: Int) {
    self.root = root
    self.count = count
    var requests = root.layout.requests
    requests.add(guidesOf: root.layout.tree)
    var rows = root.rows
    rows.input.insets = LayoutInsets(requests, root.layout.margins(root.geometry).withSafeAreas())
    self.rows = rows
  }

  private var tree: ViewTree { root.layout.tree }

  /// The guides in the order of the document, but for those without finite numbers.
  var guides: [GuideLayout] {
    tree.guides.enumerated().compactMap { index, guide in
      guard let frame = frame(ofGuide: index) else { return nil }
      return GuideLayout(node: guide.node, kind: guide.kind, owner: guide.owner + count, frame: frame)
    }
  }

  /// A guide's frame in its view's coordinates, to pixels; nil where its numbers are not finite. Points.
  func frame(ofGuide index: Int) -> Rect? { rect(of: .guide(index), beside: nil) }

  /// The constraints in the order of the document, but for those that have no row.
  var constraints: [ConstraintLayout] {
    zip(tree.constraints, tree.documentConstraints).compactMap { constraint, written in
      let isMirrored = tree.isMirrored(constraint)
      guard let first = side(constraint.first, beside: constraint.second?.item, isMirrored) else {
        return nil
      }
      guard let other = constraint.second else {
        return ConstraintLayout(constraint: written, first: first, second: nil)
      }
      guard let second = side(other, beside: constraint.first.item, isMirrored) else { return nil }
      return ConstraintLayout(constraint: written, first: first, second: second)
    }
  }

  /// The baselines of each view; nil of one without text.
  var baselines: [BaselinePositions?] {
    tree.views.indices.map { index in
      let size = rows.input.contentSizes[index]
      guard size.firstBaseline != nil || size.lastBaseline != nil || size.centeredBaseline != nil else {
        return nil
      }
      let (first, last) = (rows.baseline(of: index, isFirst: true), rows.baseline(of: index, isFirst: false))
      let positions = [first, last].map { root.solution.value(of: $0) - origin(of: index).y }
      guard positions.allSatisfy(\.isFinite) else { return nil }
      return BaselinePositions(first: positions[0], last: positions[1])
    }
  }

  private func side(
    _ side: ItemConstraint.Side, beside other: LayoutItem?, _ isMirrored: Bool
  ) -> ConstraintLayout.Side? {
    let attribute = side.attribute
    let view = tree.view(of: side.item)
    guard let rect = rect(of: side.item, beside: attribute.bindsContent ? other : nil),
      let expression = rows.position(side, beside: other, isMirrored: isMirrored)
    else { return nil }
    var position: Double?
    if !attribute.isDimension {
      let value = root.solution.value(of: expression)
      let isFromRight = isMirrored && attribute.followsDirection
      let start = attribute.axis == .horizontal ? origin(of: view).x : origin(of: view).y
      let found = root.pixel((isFromRight ? -value : value) - start)
      guard found.isFinite else { return nil }
      position = found
    }
    let isGuide = if case .guide = side.item { true } else { false }
    return ConstraintLayout.Side(
      view: view + count, isGuide: isGuide, isContent: rows.contentBox(side, beside: other) != nil,
      rect: rect,
      position: position)
  }

  /// The rectangle of an item in its view's coordinates, to pixels; nil where its numbers are not finite.
  private func rect(of item: LayoutItem, beside other: LayoutItem?) -> Rect? {
    let origin = origin(of: tree.view(of: item))
    func edge(_ attribute: LayoutAttribute) -> Double? {
      rows.position(.init(item: item, attribute: attribute), beside: other, isMirrored: false).map {
        root.pixel(root.solution.value(of: $0) - (attribute.axis == .horizontal ? origin.x : origin.y))
      }
    }
    guard let left = edge(.left), let top = edge(.top), let right = edge(.right), let bottom = edge(.bottom),
      (right - left).isFinite, (bottom - top).isFinite
    else { return nil }
    return Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// Where a view's frame begins, in the root's coordinates before rounding.
  private func origin(of view: Int) -> (x: Double, y: Double) {
    guard tree.views[view].parent >= 0 else { return (0, 0) }
    let (rect, alignment) = (root.geometry.rects[view], tree.views[view].alignment)
    return (rect.x - alignment.left, rect.y - alignment.top)
  }
}

extension Solution {
  /// The value of a sum.
  fileprivate func value(of sum: Expression) -> Double {
    sum.reduce(sum.constant) { $0 + $1.coefficient * self[$1.variable] }
  }
}
