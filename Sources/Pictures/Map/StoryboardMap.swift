import Adaptivity
package import AutoLayout
package import Controls
import Resolver
import SceneModel
import TextMetrics

/// A storyboard's scenes at their positions on Interface Builder's canvas, and the segues between
/// them (Looks.md#map).
package struct StoryboardMap {
  private let scenes: [MapScene]
  private let placement: MapPlacement
  /// The scenes with their names.
  private let named: [Rect]
  private let arrows: MapArrows
  private let colors: MapColors
  private let measurer = TextMeasurer(toolsVersion: ToolsVersion(text: nil))

  /// The longest side of a map. Points.
  static let longestSide = 8_000.0
  /// The scale of a map that is not too large.
  private static let scale = 0.4
  /// The number of a scene's unwind segues that are named below it.
  private static let mostUnwinds = 3

  /// A map of scenes of a document.
  ///
  /// - Parameter picture: Draws the first root of a scene.
  package init(
    _ engine: LayoutEngine, _ outlines: [SceneOutline], picture: (SceneOutline) -> Drawing
  ) {
    let graph = engine.segues
    let tree = graph.tree
    var places: [NodeID: Int] = [:]
    for (index, outline) in outlines.enumerated() {
      for node in tree.elements(of: outline.objects) where tree.role(of: node) == .controller {
        places[node] = index
      }
    }
    var unwinds: [Int: [String]] = [:]
    var segues: [(segue: Segue, from: Int, to: Int, identifier: String?)] = []
    for segue in graph.segues {
      guard let from = places[segue.source] else { continue }
      let identifier = tree[segue.node, .identifier]
      if segue.kind == .unwind {
        unwinds[from, default: []].append(
          tree.names.find("unwindAction").flatMap { tree[segue.node, $0] } ?? "")
      } else if let to = segue.destination.flatMap({ places[$0] }) {
        segues.append((segue, from, to, identifier))
      }
    }
    scenes = outlines.enumerated().map { index, outline in
      MapScene(outline, engine, unwinds: unwinds[index] ?? [], picture: picture(outline))
    }
    let placement = MapPlacement(scenes)
    self.placement = placement
    named = zip(scenes, placement.rects).map { scene, rect in
      let caption = scene.isReference ? 0 : MapPlacement.captionHeight
      return Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height + caption)
    }
    arrows = MapArrows(named, segues, initial: graph.initial.flatMap { places[$0] })
    colors = engine.resolution.traits.style == InterfaceStyle.dark.rawValue ? .dark : .light
  }

  /// The map as a picture.
  package func drawing(title: String) -> Drawing {
    let scale = min(Self.scale, Self.longestSide / max(placement.size.width, placement.size.height))
    let size = Size(placement.size.width * scale, placement.size.height * scale)
    var list = DrawingList()
    list.fill(.rect(Rect(x: 0, y: 0, width: size.width, height: size.height)), colors.paper)
    var group = DrawingGroup()
    group.scale = scale
    list.group(group) { list in
      for arrow in arrows.arrows { draw(arrow, &list) }
      for (scene, rect) in zip(scenes, placement.rects) { draw(scene, rect, &list) }
      for (scene, rect) in zip(scenes, placement.rects) { drawName(of: scene, rect, &list) }
      if let initial = arrows.initial { drawStart(at: initial, &list) }
      drawSigns(&list)
    }
    return Drawing(size: size, title: title, details: details, commands: list.commands)
  }

  /// The numbers of scenes and segues, and the destination of each segue.
  private var details: String {
    func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
    return count(scenes.count, "scene") + ", " + count(arrows.arrows.count, "segue")
  }

  // Scenes

  private func draw(_ scene: MapScene, _ rect: Rect, _ list: inout DrawingList) {
    switch scene.content {
    case .picture(let picture):
      list.fill(.rect(rect), colors.panel)
      list.picture(picture, at: DrawingPoint(rect.x, rect.y), scale: scene.scale, title: scene.name)
      list.border(rect.inset(by: -1), radius: 0, colors.edge, width: 2)
    case .reference(let words):
      list.fill(.rounded(rect, radius: 12), colors.panel)
      list.border(rect, radius: 12, colors.edge, width: 2)
      text(words, 24, colors.ink, in: rect.inset(by: EdgeInsets(left: 10, right: 10)), &list)
    }
  }

  private func text(
    _ text: String, _ size: Double, _ color: DrawingColor, in rect: Rect, _ list: inout DrawingList
  ) {
    var block = TextBlock(text.shown(upTo: 200), .system(ofSize: size, weight: .medium), color)
    block.alignment = .center
    block.leastScale = 0.6
    block.draw(in: rect, measurer, into: &list)
  }

  /// Writes the name below a scene, and its unwind segues below the name.
  private func drawName(of scene: MapScene, _ rect: Rect, _ list: inout DrawingList) {
    let width = max(rect.width, 320)
    var place = Rect(x: rect.center.x - width / 2, y: rect.maxY + 8, width: width, height: 38)
    if scene.isReference {
      place = Rect(x: place.x, y: rect.maxY, width: width, height: 0)
    } else {
      label(scene.name, 30, colors.ink, in: place, &list)
    }
    for (index, action) in scene.unwinds.prefix(Self.mostUnwinds).enumerated() {
      place = Rect(x: place.x, y: place.maxY, width: width, height: 34)
      let isLast = index == Self.mostUnwinds - 1 && scene.unwinds.count > Self.mostUnwinds
      label(
        isLast ? "\(scene.unwinds.count - index) more unwind" : "unwind " + action, 24, colors.paleInk,
        in: place,
        &list)
    }
  }

  /// Writes a line over a patch of the background, so that no arrow crosses it.
  private func label(
    _ text: String, _ size: Double, _ color: DrawingColor, in rect: Rect, _ list: inout DrawingList
  ) {
    let text = text.shown(upTo: 200)
    let width = min(measurer.width(of: text, font: .system(ofSize: size, weight: .medium)) + 16, rect.width)
    list.fill(
      .rounded(rect.centered(Size(width, rect.height)), radius: 8), colors.paper.faded(to: 0.9))
    self.text(text, size, color, in: rect, &list)
  }

  // Arrows

  private func draw(_ arrow: MapArrow, _ list: inout DrawingList) {
    list.stroke(.lines(arrow.points, isClosed: false), colors.line, DrawingLine(3))
    guard let end = arrow.points.last, let before = arrow.points.dropLast(2).last else { return }
    head(at: end, from: before, length: 20, colors.line, &list)
  }

  /// A filled triangle that points from one point to another.
  private func head(
    at end: DrawingPoint, from before: DrawingPoint, length: Double, _ color: DrawingColor,
    _ list: inout DrawingList
  ) {
    let (dx, dy) = (end.x - before.x, end.y - before.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    guard distance > 0 else { return }
    let (x, y) = (dx / distance * length, dy / distance * length)
    let foot = DrawingPoint(end.x - x, end.y - y)
    list.fill(
      .lines(
        [end, DrawingPoint(foot.x - y / 2, foot.y + x / 2), DrawingPoint(foot.x + y / 2, foot.y - x / 2)],
        isClosed: true), color)
  }

  /// The arrow to the storyboard's initial scene, which starts at no scene.
  private func drawStart(at end: DrawingPoint, _ list: inout DrawingList) {
    let start = DrawingPoint(end.x - 100, end.y)
    list.stroke(
      .lines([start, DrawingPoint(end.x - 30, end.y)], isClosed: false), colors.line, DrawingLine(14))
    head(at: end, from: start, length: 40, colors.line, &list)
  }

  /// The sign of each arrow, with its identifier, at a free position on the arrow.
  private func drawSigns(_ list: inout DrawingList) {
    let taken = OccupiedArea(named)
    let centers = arrows.arrows.map { arrow in
      let count = arrow.points.count
      let tries = [0.5, 0.6, 0.4, 0.7, 0.3, 0.8, 0.2].map { arrow.points[Int(Double(count - 1) * $0)] }
      return tries.first { !taken.isTaken($0, within: SegueSign.radius) }
        ?? tries.first { !taken.isTaken($0, within: 0) } ?? tries[0]
    }
    for (arrow, center) in zip(arrows.arrows, centers) {
      SegueSign(kind: arrow.segue.kind).draw(at: center, colors, into: &list)
    }
    for (arrow, center) in zip(arrows.arrows, centers) {
      guard let identifier = arrow.identifier, !identifier.isEmpty else { continue }
      let place = Rect(x: center.x - 150, y: center.y + SegueSign.radius + 2, width: 300, height: 30)
      label(identifier, 22, colors.paleInk, in: place, &list)
    }
  }
}
