import AutoLayout
import Controls
import Resolver
import SceneModel

/// What holds the height of a row from its top to its bottom: the edges of its views, and what links them.
///
/// A row sizes itself by its content where two of the three places of its content view (top, center and bottom) are linked
/// (InterfaceBuilder.md#self-sizing-rows).
struct RowChain {
  /// A vertical place of a view.
  private struct Place: Hashable {
    enum Side: Hashable { case top, center, bottom }
    let view: ObjectID
    let side: Side
  }

  /// What is missing, as the end of a sentence; nil where the chain is whole, or what is not known may link it.
  let missingLink: String?

  /// The chain of a row.
  ///
  /// - Parameters:
  ///   - content: The content view of the row, by its index.
  ///   - views: All views in it, by their indices.
  ///   - constraints: The installed constraints of those views.
  /// - Complexity: O(*n*) of the views and constraints.
  init(content: Int, views: Range<Int>, constraints: [LayoutConstraint], in layout: CheckedLayout) {
    var links = Links(layout, views, constraints)
    links.link(views, constraints)
    let id = layout.views[content].id
    let (top, bottom) = (Place(view: id, side: .top), Place(view: id, side: .bottom))
    let (fromTop, fromBottom) = (links.reach(from: top), links.reach(from: bottom))
    let center = Place(view: id, side: .center)
    if links.extents.contains(id) || fromTop.contains(bottom) || fromTop.contains(center)
      || fromBottom.contains(center)
    {
      missingLink = nil
      return
    }
    let open = [("top", fromTop), ("bottom", fromBottom)].filter { $0.1.count == 1 }.map(\.0)
    guard open.isEmpty else {
      let edges = open.joined(separator: " and ") + (open.count == 1 ? " edge" : " edges")
      missingLink = "nothing in it is constrained to its \(edges)"
      return
    }
    func name(_ index: Int) -> String { layout.names.title(of: layout.views[index].node) }
    // The content view itself is no link.
    let views = views.dropFirst()
    let held = views.first { index in
      let view = layout.views[index].id
      return fromTop.contains(Place(view: view, side: .top))
        && fromBottom.contains(Place(view: view, side: .bottom))
    }
    if let held {
      missingLink = "\(name(held)) between its top and bottom edges has no height"
      return
    }
    let upper = views.filter { fromTop.contains(Place(view: layout.views[$0].id, side: .bottom)) }
      .max { layout.rects[$0].maxY < layout.rects[$1].maxY }
    let lower = views.filter { fromBottom.contains(Place(view: layout.views[$0].id, side: .top)) }
      .min { layout.rects[$0].y < layout.rects[$1].y }
    missingLink =
      switch (upper, lower) {
      case (let upper?, let lower?):
        "nothing links the bottom of \(name(upper)) with the top of \(name(lower))"
      case (let upper?, nil): "nothing links the bottom of \(name(upper)) with its bottom edge"
      case (nil, let lower?): "nothing links the top of \(name(lower)) with its top edge"
      case (nil, nil): "no view in it has a height"
      }
  }

  /// The places and what links them.
  private struct Links {
    /// The views whose height something says.
    private(set) var extents: Set<ObjectID> = []
    private var neighbours: [Place: [Place]] = [:]

    init(_ layout: CheckedLayout, _ views: Range<Int>, _ constraints: [LayoutConstraint]) {
      for index in views where layout.hasHeight(index) { extents.insert(layout.views[index].id) }
      var related: [LayoutConstraint] = []
      for constraint in constraints where constraint.first.attribute == .height {
        if constraint.second?.attribute == .height {
          related.append(constraint)
        } else {
          extents.insert(constraint.first.item)
        }
      }
      // Heights that follow another one: one round suffices but for heights of heights.
      for constraint in related {
        guard let other = constraint.second?.item else { continue }
        if extents.contains(other) { extents.insert(constraint.first.item) }
        if extents.contains(constraint.first.item) { extents.insert(other) }
      }
    }

    mutating func link(_ views: Range<Int>, _ constraints: [LayoutConstraint]) {
      for view in extents {
        link(Place(view: view, side: .top), Place(view: view, side: .center))
        link(Place(view: view, side: .center), Place(view: view, side: .bottom))
      }
      for constraint in constraints {
        guard let second = constraint.second, let one = Self.place(of: constraint.first),
          let other = Self.place(of: second)
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

    private static func place(of side: LayoutConstraint.Side) -> Place? {
      switch side.attribute {
      case .top, .topMargin, .firstBaseline: Place(view: side.item, side: .top)
      case .bottom, .bottomMargin, .baseline, .lastBaseline: Place(view: side.item, side: .bottom)
      case .centerY, .centerYWithinMargins: Place(view: side.item, side: .center)
      default: nil
      }
    }
  }
}

extension CheckedLayout {
  /// Whether a view has a height by what it is: content, views that it arranges, or a class of which nothing is known.
  fileprivate func hasHeight(_ index: Int) -> Bool {
    let view = views[index]
    return details[index].content.height != nil
      || !details[index].isLaidOut && !view.type.hasSuffix("ContentView")
      || view.type == "stackView" || tree[view.node, .customClass] != nil
  }
}
