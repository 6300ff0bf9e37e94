import AutoLayout
import LiveLayout
import SceneModel
import Testing

/// The numbers of a live scene that constraints leave open, and the constraints that decide the others.
struct AmbiguityTests {
  typealias Make = @Sendable (LiveView, LiveView) throws -> [LiveConstraint]

  static let cases: [(String, [LayoutAttribute], Make)] = [
    ("nothing", [.left, .right, .centerX, .width], { _, _ in [] }),
    (
      "a width", [.left, .right, .centerX], { view, _ in [view.widthAnchor.constraint(equalToConstant: 50)] }
    ),
    (
      "a leading edge", [.right, .centerX, .width],
      { view, root in [view.leadingAnchor.constraint(equalTo: root.leadingAnchor)] }
    ),
    (
      "a trailing edge", [.left, .centerX, .width],
      { view, root in [view.trailingAnchor.constraint(equalTo: root.trailingAnchor)] }
    ),
    (
      "a centre", [.left, .right, .width],
      { view, root in [view.centerXAnchor.constraint(equalTo: root.centerXAnchor)] }
    ),
    (
      "a least distance and a width", [.left, .right, .centerX],
      { view, root in
        [
          view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10),
          view.widthAnchor.constraint(equalToConstant: 50),
        ]
      }
    ),
    (
      "two edges", [],
      { view, root in
        [
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ]
      }
    ),
    (
      "a centre and a width", [],
      { view, root in
        [
          view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
          view.widthAnchor.constraint(equalToConstant: 50),
        ]
      }
    ),
  ]

  private func scene(_ make: Make) throws -> (LiveScene, LiveView) {
    let scene = try LiveScene(size: Size(300, 300))
    let view = try LiveView(name: "view")
    try scene.root.addSubview(view)
    try LiveConstraint.activate(
      make(view, scene.root) + [
        view.topAnchor.constraint(equalTo: scene.root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
    try scene.layoutIfNeeded()
    return (scene, view)
  }

  @Test(arguments: cases)
  func `what is open along an axis is named by its attributes`(
    name: String, expected: [LayoutAttribute], make: Make
  ) throws {
    let (scene, view) = try scene(make)
    #expect(view.openAttributes(along: .horizontal) == expected)
    #expect(view.openAttributes(along: .vertical).isEmpty)
    #expect(view.hasAmbiguousLayout == !expected.isEmpty)
    let layout = scene.layoutFromScratch()
    #expect(layout[view.id]?.ambiguous.contains(.horizontal) == !expected.isEmpty)
    // What was asked changes nothing.
    try view.heightAnchor.constraint(equalToConstant: 5).activate()
    try #require(scene.constraints.last).setPriority(1)
    try scene.layoutIfNeeded()
    #expect(view.frame == scene.layoutFromScratch()[view.id]?.frame)
  }

  @Test(arguments: cases)
  func `exercising shows other places that the constraints allow, and goes back`(
    name: String, expected: [LayoutAttribute], make: Make
  ) throws {
    let (scene, view) = try scene(make)
    let old = view.frame
    view.exerciseAmbiguityInLayout()
    let new = view.frame
    #expect((new != old) == !expected.isEmpty)
    for (attribute, before, after) in [
      (LayoutAttribute.left, old.x, new.x), (.right, old.maxX, new.maxX), (.width, old.width, new.width),
      (.centerX, old.x + old.width / 2, new.x + new.width / 2),
    ] where !expected.contains(attribute) { #expect(abs(before - after) <= 0.5, "\(attribute)") }
    #expect(new.width >= 0 && abs(new.x) < 100_000 && new.y == old.y && new.height == old.height)
    if name == "a least distance and a width" { #expect(new.x >= 10) }
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == old)
    view.exerciseAmbiguityInLayout()
    try scene.constraints.last?.setConstant(30)
    try scene.layoutIfNeeded()
    #expect(view.frame.x == old.x && view.frame.width == old.width && view.frame.height == 30)
  }

  @Test func `a label without a place has the width of its text`() throws {
    let scene = try LiveScene(size: Size(300, 300))
    let label = try LiveView("label", text: "Title")
    try scene.root.addSubview(label)
    try scene.layoutIfNeeded()
    #expect(label.openAttributes(along: .horizontal) == [.left, .right, .centerX])
    #expect(label.openAttributes(along: .vertical) == [.top, .bottom, .centerY])
    try label.setUsesConstraints(false)
    try scene.layoutIfNeeded()
    #expect(!label.hasAmbiguousLayout)
  }

  @Test func `the constraints that decide a place are those on the way to it`() throws {
    let scene = try LiveScene(size: Size(300, 300))
    let (a, b) = (try LiveView(name: "a"), try LiveView(name: "b"))
    for view in [a, b] { try scene.root.addSubview(view) }
    let horizontal = [
      a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10),
      a.widthAnchor.constraint(equalToConstant: 50),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5),
      b.widthAnchor.constraint(equalToConstant: 20),
    ]
    let vertical = [
      b.topAnchor.constraint(equalTo: scene.root.topAnchor), b.heightAnchor.constraint(equalToConstant: 9),
    ]
    try LiveConstraint.activate(horizontal + vertical)
    try a.topAnchor.constraint(equalTo: b.bottomAnchor).activate()
    try scene.layoutIfNeeded()
    #expect(b.constraintsAffectingLayout(for: .horizontal).map(\.id) == horizontal.map(\.id))
    #expect(b.constraintsAffectingLayout(for: .vertical).map(\.id) == vertical.map(\.id))
    #expect(a.constraintsAffectingLayout(for: .vertical).count == 3)
  }

  @Test func `what breaks is named by its constraints, and is not open`() throws {
    let (scene, view) = try scene { view, root in
      [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 50),
      ]
    }
    let other = view.widthAnchor.constraint(equalToConstant: 60)
    try other.activate()
    try scene.layoutIfNeeded()
    let conflict = try #require(scene.conflicts.first)
    #expect(scene.constraint(conflict.broken) === other)
    #expect(conflict.with.compactMap(scene.constraint).map(\.constant) == [50])
    #expect(!view.hasAmbiguousLayout)
  }
}
