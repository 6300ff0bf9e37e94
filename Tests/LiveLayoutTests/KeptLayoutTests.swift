import AutoLayout
import Controls
import Foundation
import InterfaceBuilder
import LiveLayout
import SceneModel
import TestSupport
import Testing

/// The layout that is kept from one change to the next comes to what a layout from scratch does.
struct KeptLayoutTests {
  @Test(arguments: 0..<12)
  func `after any changes it is the layout from scratch`(seed: UInt64) throws {
    var script = try ChangeScript(seed: seed)
    for step in 0..<60 {
      for _ in 0...script.random.below(3) { try script.change() }
      try script.scene.layoutIfNeeded()
      try expectSame(script.scene, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: 0..<4)
  func `what it leaves open is what a layout from scratch does, and asking changes nothing`(
    seed: UInt64
  ) throws {
    var script = try ChangeScript(seed: seed)
    for step in 0..<30 {
      for _ in 0...script.random.below(3) { try script.change() }
      try script.scene.layoutIfNeeded()
      let other = script.scene.layoutFromScratch()
      for view in script.scene.allViews {
        let open = Axis.allCases.filter { !view.openAttributes(along: $0).isEmpty }
        #expect(open == other[view.id]?.ambiguous ?? [], "seed \(seed), step \(step), \(view.id)")
      }
      try expectSame(script.scene, "seed \(seed), step \(step)")
      let view = script.random.pick(script.scene.allViews)
      view.exerciseAmbiguityInLayout()
      // Changes that change nothing would leave the view there.
      if step % 2 == 0 { script.scene.request.overrides.style = step % 4 == 0 ? "dark" : "light" }
      if step % 2 == 1 { view.exerciseAmbiguityInLayout() }
    }
  }

  @Test func `a constant goes to the solver alone, and another size too where rows keep their terms`() throws
  {
    let scene = try LiveScene(size: Size(300, 300))
    let view = try LiveView()
    try scene.root.addSubview(view)
    try view.pin(to: scene.root, inset: 10)
    let counts = { scene.kept?.counts }
    try scene.layoutIfNeeded()
    let first = try #require(counts())
    try #require(scene.constraints.first).setConstant(50)
    try scene.layoutIfNeeded()
    #expect(counts()?.written == first.written)
    #expect(counts()?.followed == first.followed + 1)
    #expect(view.frame == Rect(x: 50, y: 10, width: 240, height: 280))
  }

  private static let corpus = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]

  @Test(.enabled(if: corpus != nil, "NINEFOLD_CORPUS is not set"))
  func `scenes of other people's documents come out the same after changes`() throws {
    var scenes = 0
    for (number, file) in DocumentFiles(at: [Self.corpus ?? ""]).files.enumerated() where number % 9 == 0 {
      guard let bytes = try? file.bytes(), let document = try? DocumentReader().read(bytes, path: file.path),
        document.tree.platform == .iOS
      else { continue }
      var random = SeededGenerator(seed: UInt64(number))
      for outline in document.scenes.prefix(4) {
        let request = LayoutRequest(canvas: .size(Size(390, 844)), ignoresSavedFrames: true)
        guard let scene = try? LiveScene(document, scene: outline, request: request) else { continue }
        guard (try? scene.layoutIfNeeded()) != nil else { continue }
        scenes += 1
        try expectSame(scene, "\(file.path) \(outline.id)")
        for step in 0..<3 where !scene.constraints.isEmpty {
          let constraint = random.pick(scene.constraints)
          try constraint.setConstant(constraint.constant + Double(random.below(9)))
          if random.chance(4) { constraint.deactivate() }
          if random.chance(4) { scene.size = Size(Double(320 + random.below(100)), 700) }
          try scene.layoutIfNeeded()
          try expectSame(scene, "\(file.path) \(outline.id), change \(step)")
        }
      }
    }
    #expect(scenes > 20)
  }
}

/// Compares the frames and the conflicts of a scene with those of a layout from scratch.
private func expectSame(_ scene: LiveScene, _ words: String) throws {
  let other = scene.layoutFromScratch()
  var views: [ObjectID: LiveView] = [:]
  for view in scene.allViews { views[view.id] = view }
  var differences = 0
  for layout in other.views {
    guard let view = views[layout.id], view.frame != layout.frame else { continue }
    differences += 1
    if differences < 3 { Issue.record("\(words): \(layout.id) \(view.frame), from scratch \(layout.frame)") }
  }
  // The document may have other roots in the scene.
  let ids = Set(scene.allViews.map(\.id) + scene.constraints.map(\.id))
  #expect(scene.conflicts == other.conflicts.filter { ids.contains($0.broken) }, "\(words)")
  #expect(other.views.contains { $0.id == scene.root.id }, "\(words)")
}

/// Changes of a scene at random.
private struct ChangeScript {
  let scene: LiveScene
  var random: SeededGenerator
  private var views: [LiveView]
  private var constraints: [LiveConstraint] = []

  init(seed: UInt64) throws {
    scene = try LiveScene(size: Size(320, 480))
    random = SeededGenerator(seed: seed)
    views = [scene.root]
    for _ in 0..<8 { try addView() }
    for _ in 0..<20 { try addConstraint() }
  }

  mutating func change() throws {
    switch random.below(14) {
    case 0: try addView()
    case 1: try addConstraint()
    case 2 where views.count > 4:
      let view = views.remove(at: 1 + random.below(views.count - 1))
      guard view.subviews.isEmpty else { return views.append(view) }
      try view.removeFromSuperview()
    case 3 where !constraints.isEmpty: random.pick(constraints).deactivate()
    case 4 where !constraints.isEmpty: try? random.pick(constraints).activate()
    case 5 where !constraints.isEmpty:
      try random.pick(constraints).setPriority(random.pick([1000, 750, 250, 10]))
    case 6: scene.size = Size(Double(300 + random.below(200)), Double(400 + random.below(100)))
    case 7:
      random.pick(views).intrinsicContentSize = random.chance(3) ? nil : IntrinsicSize(width: 40, height: 20)
    case 8:
      let view = random.pick(views)
      if view !== scene.root { try view.setHidden(random.chance(2)) }
    default:
      guard !constraints.isEmpty else { return }
      try random.pick(constraints).setConstant(Double(random.below(400)) / 3 - 20)
    }
  }

  private mutating func addView() throws {
    let kinds = ["view", "view", "label", "wrapping", "stackView", "scrollView", "button"]
    let kind = random.pick(kinds)
    let view = try LiveView(
      kind == "wrapping" ? "label" : kind,
      text: kind == "wrapping" ? "A text that is long enough for several lines in a narrow place" : nil)
    if kind == "wrapping" { try view.set("numberOfLines", to: "0") }
    if kind == "stackView" {
      try view.set("axis", to: random.pick(["horizontal", "vertical"]))
      try view.set(
        "distribution", to: random.pick(["fill", "fillEqually", "fillProportionally", "equalSpacing"]))
    }
    try random.pick(views).addSubviewIfPossible(view, scene.root)
    views.append(view)
  }

  private mutating func addConstraint() throws {
    let attributes: [LayoutAttribute] = [
      .leading, .trailing, .top, .bottom, .width, .height, .centerX, .centerY, .leadingMargin, .firstBaseline,
    ]
    let first = random.pick(views)
    let attribute = random.pick(attributes)
    let second = random.pick(views)
    let other = random.pick(attributes)
    guard
      let constraint = try? LiveConstraint(
        item: first, attribute: attribute,
        relatedBy: random.pick([.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual]),
        toItem: attribute.isDimension && random.chance(2) ? nil : second, attribute: other,
        multiplier: random.chance(5) ? 0.5 : 1, constant: Double(random.below(100)),
        priority: random.pick([1000, 1000, 750, 300]))
    else { return }
    constraints.append(constraint)
    try? constraint.activate()
  }
}

extension LiveView {
  /// Adds a view, to another where this one takes none.
  fileprivate func addSubviewIfPossible(_ view: LiveView, _ other: LiveView) throws {
    do throws(LiveLayoutError) {
      try addSubview(view)
    } catch {
      try other.addSubview(view)
    }
  }
}
