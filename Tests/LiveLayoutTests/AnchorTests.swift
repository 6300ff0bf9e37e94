import LiveLayout
import SceneModel
import Testing

/// Constraints made of anchors.
struct AnchorTests {
  private let scene: LiveScene
  private let a: LiveView
  private let b: LiveView

  init() throws {
    scene = try LiveScene(size: Size(400, 200))
    a = try LiveView(name: "a")
    b = try LiveView(name: "b")
    for view in [a, b] { try scene.root.addSubview(view) }
    try LiveConstraint.activate([
      a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 20),
      a.widthAnchor.constraint(equalToConstant: 100), a.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  @Test func `sizes have multipliers and constants`() throws {
    try LiveConstraint.activate([
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2, constant: 5),
      b.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: 0, constant: 12),
      b.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      b.centerYAnchor.constraint(equalTo: a.bottomAnchor, constant: 6),
    ])
    try scene.layoutIfNeeded()
    #expect(b.frame == Rect(x: 97.5, y: 60, width: 205, height: 12))
  }

  @Test func `inequalities hold`() throws {
    let wide = b.widthAnchor.constraint(equalToConstant: 500)
    try wide.setPriority(500)
    try LiveConstraint.activate([
      b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 3),
      b.trailingAnchor.constraint(lessThanOrEqualTo: scene.root.trailingAnchor, constant: -7),
      b.heightAnchor.constraint(greaterThanOrEqualToConstant: 8),
      b.heightAnchor.constraint(lessThanOrEqualToConstant: 8), wide,
    ])
    try scene.layoutIfNeeded()
    #expect(b.frame.x == 113)
    #expect(b.frame.width == 280)
    #expect(b.frame.height == 8)
  }

  @Test func `system spacing is eight points, and none below none`() throws {
    try LiveConstraint.activate([
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor),
      b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 2.5),
      b.widthAnchor.constraint(equalToConstant: 1), b.heightAnchor.constraint(equalToConstant: 1),
    ])
    try scene.layoutIfNeeded()
    #expect(b.frame == Rect(x: 118, y: 80, width: 1, height: 1))
    #expect(
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: -1).constant == 0)
  }

  @Test(arguments: [false, true])
  func `a distance between places is a size`(isRightToLeft: Bool) throws {
    if isRightToLeft { try scene.root.set("semanticContentAttribute", to: "forceRightToLeft") }
    let before = scene.root.leadingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let after = b.trailingAnchor.anchorWithOffset(to: scene.root.trailingAnchor)
    try LiveConstraint.activate([
      b.widthAnchor.constraint(equalToConstant: 100), b.heightAnchor.constraint(equalToConstant: 1),
      before.constraint(equalTo: after, multiplier: 2),
      a.bottomAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalToConstant: 15),
    ])
    try scene.layoutIfNeeded()
    #expect(b.frame == Rect(x: isRightToLeft ? 100 : 200, y: 75, width: 100, height: 1))
  }

  @Test func `baselines meet`() throws {
    let large = try LiveView("label", text: "Large")
    try large.set(
      NewElement("fontDescription", ["key": "fontDescription", "type": "system", "pointSize": "34"]))
    let small = try LiveView("label", text: "small")
    for view in [large, small] { try scene.root.addSubview(view) }
    try LiveConstraint.activate([
      large.topAnchor.constraint(equalTo: scene.root.topAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    try scene.layoutIfNeeded()
    #expect(small.frame.y > 10)
    #expect(small.frame.maxY < large.frame.maxY)
  }

  @Test func `a leading and a left edge are refused when they are activated, and all with them`() throws {
    let good = b.topAnchor.constraint(equalTo: a.topAnchor)
    let bad = b.leadingAnchor.constraint(equalTo: a.leftAnchor)
    let count = scene.constraints.count
    let error = #expect(throws: LiveLayoutError.self) { try LiveConstraint.activate([good, bad]) }
    #expect(
      error?.description
        == "'leading' and 'left' cannot be constrained: use leading and trailing for both or for neither")
    #expect(scene.constraints.count == count)
    #expect(!good.isActive)
  }
}
