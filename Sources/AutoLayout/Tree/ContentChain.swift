package import SceneModel

/// The chain that gives some content its extent along an axis, from its first edge to its last: the edges of
/// the views in it, and the links between them.
///
/// Content has an extent where two of its three places (first edge, center and last edge) are linked
/// (InterfaceBuilder.md#self-sizing-rows).
package struct ContentChain {
  /// A view in the content.
  package struct Member {
    let id: ObjectID
    let name: String
    /// Where the view lies along the axis, in coordinates of all. Points.
    let range: ClosedRange<Double>
    /// Whether it has an extent whatever constraints say.
    let hasExtent: Bool

    /// A view between two places along the axis. Points.
    package init(_ id: ObjectID, name: String, from start: Double, to end: Double, hasExtent: Bool) {
      self.id = id
      self.name = name
      range = min(start, end)...max(start, end)
      self.hasExtent = hasExtent
    }
  }

  /// The missing link, as the end of a sentence; nil where the chain is whole, or something unknown
  /// may link it.
  package let missingLink: String?

  /// The chain of some content.
  ///
  /// - Parameters:
  ///   - content: The identifier that stands for the content in constraints.
  ///   - hasExtent: Whether the content has an extent whatever constraints say.
  ///   - members: The views in it.
  ///   - constraints: The sides of the installed constraints between all of these.
  /// - Complexity: O(*n*) of the views and constraints.
  package init(
    _ content: ObjectID, hasExtent: Bool, _ members: [Member],
    _ constraints: [(first: LayoutConstraint.Side, second: LayoutConstraint.Side?)], along axis: Axis
  ) {
    var extents = Set(members.lazy.filter(\.hasExtent).map(\.id))
    if hasExtent { extents.insert(content) }
    var links = Links(axis, extents, constraints)
    links.link(constraints)
    func reach(_ side: Side) -> Set<Place> { links.reach(from: Place(view: content, side: side)) }
    let (fromStart, fromEnd) = (reach(.start), reach(.end))
    let center = Place(view: content, side: .center)
    if links.extents.contains(content) || fromStart.contains(Place(view: content, side: .end))
      || fromStart.contains(center) || fromEnd.contains(center)
    {
      missingLink = nil
      return
    }
    let (start, end, extent) =
      axis == .vertical ? ("top", "bottom", "height") : ("leading", "trailing", "width")
    let open = [(start, fromStart), (end, fromEnd)].filter { $0.1.count == 1 }.map(\.0)
    guard open.isEmpty else {
      let edges = open.joined(separator: " and ") + (open.count == 1 ? " edge" : " edges")
      missingLink = "nothing in it is constrained to its \(edges)"
      return
    }
    let held = members.first {
      fromStart.contains(Place(view: $0.id, side: .start)) && fromEnd.contains(Place(view: $0.id, side: .end))
    }
    if let held {
      missingLink = "\(held.name) between its \(start) and \(end) edges has no \(extent)"
      return
    }
    let before = members.filter { fromStart.contains(Place(view: $0.id, side: .end)) }
      .max { $0.range.upperBound < $1.range.upperBound }
    let behind = members.filter { fromEnd.contains(Place(view: $0.id, side: .start)) }
      .min { $0.range.lowerBound < $1.range.lowerBound }
    missingLink =
      switch (before, behind) {
      case (let before?, let behind?):
        "nothing links the \(end) of \(before.name) with the \(start) of \(behind.name)"
      case (let before?, nil): "nothing links the \(end) of \(before.name) with its \(end) edge"
      case (nil, let behind?): "nothing links the \(start) of \(behind.name) with its \(start) edge"
      case (nil, nil): "no view in it has a \(extent)"
      }
  }

  private enum Side: Hashable { case start, center, end }

  /// A place of a view along the axis.
  private struct Place: Hashable {
    let view: ObjectID
    let side: Side
  }

  /// The places and what links them.
  private struct Links {
    private let axis: Axis
    /// The views whose extent is known.
    private(set) var extents: Set<ObjectID>
    private var neighbours: [Place: [Place]] = [:]

    init(
      _ axis: Axis, _ extents: Set<ObjectID>,
      _ constraints: [(first: LayoutConstraint.Side, second: LayoutConstraint.Side?)]
    ) {
      self.axis = axis
      self.extents = extents
      let extent: LayoutAttribute = axis == .vertical ? .height : .width
      var related: [(ObjectID, ObjectID)] = []
      for constraint in constraints where constraint.first.attribute == extent {
        if let second = constraint.second, second.attribute == extent {
          related.append((constraint.first.item, second.item))
        } else {
          self.extents.insert(constraint.first.item)
        }
      }
      // Extents that follow another one: one round suffices but for extents of extents.
      for (one, other) in related {
        if self.extents.contains(other) { self.extents.insert(one) }
        if self.extents.contains(one) { self.extents.insert(other) }
      }
    }

    mutating func link(_ constraints: [(first: LayoutConstraint.Side, second: LayoutConstraint.Side?)]) {
      for view in extents {
        link(Place(view: view, side: .start), Place(view: view, side: .center))
        link(Place(view: view, side: .center), Place(view: view, side: .end))
      }
      for constraint in constraints {
        guard let second = constraint.second, let one = place(of: constraint.first),
          let other = place(of: second)
        else { continue }
        link(one, other)
      }
    }

    private mutating func link(_ one: Place, _ other: Place) {
      neighbours[one, default: []].append(other)
      neighbours[other, default: []].append(one)
    }

    /// The places that are linked with one, itself among them.
    func reach(from start: Place) -> Set<Place> {
      var reached: Set = [start]
      var pending = [start]
      while let place = pending.popLast() {
        for next in neighbours[place] ?? [] where reached.insert(next).inserted { pending.append(next) }
      }
      return reached
    }

    private func place(of side: LayoutConstraint.Side) -> Place? {
      guard side.attribute.axis == axis else { return nil }
      return switch side.attribute {
      case .top, .topMargin, .firstBaseline, .leading, .left, .leadingMargin, .leftMargin:
        Place(view: side.item, side: .start)
      case .bottom, .bottomMargin, .baseline, .lastBaseline, .trailing, .right, .trailingMargin, .rightMargin:
        Place(view: side.item, side: .end)
      case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
        Place(view: side.item, side: .center)
      case .width, .height: nil
      }
    }
  }
}
