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
    /// The superview among the members, by its index; negative where the view lies in the content itself.
    let superview: Int
    /// Where the view lies along the axis, in coordinates of all. Points.
    let range: ClosedRange<Double>
    /// Whether it has an extent whatever constraints say.
    let hasExtent: Bool

    /// A view between two places along the axis. Points.
    package init(
      _ id: ObjectID, name: String, in superview: Int, from start: Double, to end: Double, hasExtent: Bool
    ) {
      self.id = id
      self.name = name
      self.superview = superview
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
  ///   - members: The views in it, superviews before what is in them.
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
    let search = Search(axis: axis, members: members, links: links)
    missingLink = search.missingLink(in: content, named: nil, members.indices)
  }

  private enum Side: Hashable { case start, center, end }

  /// The search for the link that is missing.
  private struct Search {
    let axis: Axis
    let members: [Member]
    let links: Links

    private var start: String { axis == .vertical ? "top" : "leading" }
    private var end: String { axis == .vertical ? "bottom" : "trailing" }
    private var extent: String { axis == .vertical ? "height" : "width" }

    /// The missing link in some content or in a view in it; nil where the chain is whole.
    ///
    /// - Parameters:
    ///   - name: The name of the view; nil of the content itself.
    ///   - inside: The members in it.
    func missingLink(in content: ObjectID, named name: String?, _ inside: Range<Int>) -> String? {
      func reach(_ side: Side) -> Set<Place> { links.reach(from: Place(view: content, side: side)) }
      let (fromStart, fromEnd) = (reach(.start), reach(.end))
      let center = Place(view: content, side: .center)
      if links.extents.contains(content) || fromStart.contains(Place(view: content, side: .end))
        || fromStart.contains(center) || fromEnd.contains(center)
      {
        return nil
      }
      let open = [(start, fromStart), (end, fromEnd)].filter { !holds($0.1, inside, isView: name != nil) }
        .map(\.0)
      guard open.isEmpty else {
        let edges = open.joined(separator: " and ") + (open.count == 1 ? " edge" : " edges")
        return "nothing in \(name ?? "it") is constrained to its \(edges)"
      }
      func edge(_ side: String) -> String { name.map { "the \(side) edge of \($0)" } ?? "its \(side) edge" }
      let held = inside.filter {
        fromStart.contains(Place(view: members[$0].id, side: .start))
          && fromEnd.contains(Place(view: members[$0].id, side: .end))
      }
      if let chosen = held.first(where: { !membersInside($0).isEmpty }) ?? held.first {
        let (view, inner) = (members[chosen], membersInside(chosen))
        let link = inner.isEmpty ? nil : missingLink(in: view.id, named: view.name, inner)
        return link ?? "\(view.name) between its \(start) and \(end) edges has no \(extent)"
      }
      let before = members[inside].filter { fromStart.contains(Place(view: $0.id, side: .end)) }
        .max { $0.range.upperBound < $1.range.upperBound }
      let behind = members[inside].filter { fromEnd.contains(Place(view: $0.id, side: .start)) }
        .min { $0.range.lowerBound < $1.range.lowerBound }
      return switch (before, behind) {
      case (let before?, let behind?):
        "nothing links the \(end) of \(before.name) with the \(start) of \(behind.name)"
      case (let before?, nil): "nothing links the \(end) of \(before.name) with \(edge(end))"
      case (nil, let behind?): "nothing links the \(start) of \(behind.name) with \(edge(start))"
      case (nil, nil): "no view in \(name ?? "it") has a \(extent)"
      }
    }

    /// Whether the places linked with an edge are of something in the content; those linked with an edge of
    /// a view may lie around that.
    private func holds(_ places: Set<Place>, _ inside: Range<Int>, isView: Bool) -> Bool {
      guard isView else { return places.count > 1 }
      return inside.contains { member in
        [Side.start, .center, .end].contains { places.contains(Place(view: members[member].id, side: $0)) }
      }
    }

    /// The members in a member, at any depth.
    private func membersInside(_ member: Int) -> Range<Int> {
      let end = members.indices[(member + 1)...].first { members[$0].superview < member } ?? members.endIndex
      return member + 1..<end
    }
  }

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
