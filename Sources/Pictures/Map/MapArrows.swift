import Adaptivity
import SceneModel

/// The arrows of a map, which share the edges of scenes.
struct MapArrows {
  private(set) var arrows: [MapArrow] = []
  /// The end of the arrow to the storyboard's initial scene; nil where the map does not show that scene.
  private(set) var initial: DrawingPoint?

  /// The rectangles of scenes with their names.
  private let rects: [Rect]
  /// The arrow ends at each edge of a scene, by the scene's index and the edge.
  private var ends: [Int: [Place]] = [:]

  /// The end of an arrow at an edge: the arrow, nil of that to the initial scene, and the coordinate of its
  /// other end along the edge.
  private struct Place {
    let arrow: Int?
    let isStart: Bool
    let other: Double
  }

  /// Arrows between scenes.
  ///
  /// - Parameters:
  ///   - rects: The scenes, each with its name.
  ///   - segues: The segues between two scenes, by the indices of the scenes, with their identifiers.
  ///   - initial: The index of the storyboard's initial scene.
  init(_ rects: [Rect], _ segues: [(segue: Segue, from: Int, to: Int, identifier: String?)], initial: Int?) {
    self.rects = rects
    var sides: [(MapArrow.Side, MapArrow.Side)] = []
    for (index, segue) in segues.enumerated() {
      let pair =
        segue.from == segue.to ? (.right, .bottom) : MapArrow.Side.facing(rects[segue.from], rects[segue.to])
      sides.append(pair)
      add(Place(arrow: index, isStart: true, other: along(pair.0, segue.to)), segue.from, pair.0)
      add(Place(arrow: index, isStart: false, other: along(pair.1, segue.from)), segue.to, pair.1)
    }
    if let initial {
      add(Place(arrow: nil, isStart: false, other: rects[initial].center.y), initial, .left)
    }
    var starts: [Int: DrawingPoint] = [:]
    var targets: [Int: DrawingPoint] = [:]
    for (key, places) in ends {
      let order = places.indices.sorted { (places[$0].other, $0) < (places[$1].other, $1) }
      for (rank, place) in order.enumerated() {
        let share = Double(rank + 1) / Double(order.count + 1)
        let point = point(on: MapArrow.Side(rawValue: key % 4) ?? .left, of: rects[key / 4], share)
        switch (places[place].arrow, places[place].isStart) {
        case (let arrow?, true): starts[arrow] = point
        case (let arrow?, false): targets[arrow] = point
        case (nil, _): self.initial = point
        }
      }
    }
    for (index, segue) in segues.enumerated() {
      guard let start = starts[index], let end = targets[index] else { continue }
      arrows.append(
        MapArrow(
          segue.segue, segue.identifier, from: MapArrow.End(point: start, side: sides[index].0),
          to: MapArrow.End(point: end, side: sides[index].1)))
    }
  }

  private mutating func add(_ place: Place, _ scene: Int, _ side: MapArrow.Side) {
    ends[scene * 4 + side.rawValue, default: []].append(place)
  }

  /// The coordinate of a scene's centre along an edge.
  private func along(_ side: MapArrow.Side, _ scene: Int) -> Double {
    switch side {
    case .left, .right: rects[scene].center.y
    case .top, .bottom: rects[scene].center.x
    }
  }

  private func point(on side: MapArrow.Side, of rect: Rect, _ share: Double) -> DrawingPoint {
    switch side {
    case .left: DrawingPoint(rect.x, rect.y + rect.height * share)
    case .right: DrawingPoint(rect.maxX, rect.y + rect.height * share)
    case .top: DrawingPoint(rect.x + rect.width * share, rect.y)
    case .bottom: DrawingPoint(rect.x + rect.width * share, rect.maxY)
    }
  }
}
