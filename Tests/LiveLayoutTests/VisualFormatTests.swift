import LiveLayout
import SceneModel
import Testing
import VisualFormats

/// Constraints of live views by visual formats.
struct VisualFormatTests {
  private let scene: LiveScene
  private let views: [String: LiveView]

  init() throws {
    scene = try LiveScene(size: Size(300, 100))
    var views: [String: LiveView] = [:]
    for name in ["a", "b"] {
      let view = try LiveView(name: name)
      try scene.root.addSubview(view)
      views[name] = view
    }
    self.views = views
  }

  @Test func `views stand as the formats say`() throws {
    let margins = scene.root.layoutMarginsGuide
    try LiveConstraint.activate(
      LiveConstraint.constraints(
        withVisualFormat: "H:|-[a(==b)]-gap-[b]-|", alignment: [.top, .bottom], metrics: ["gap": 20],
        views: views)
        + LiveConstraint.constraints(withVisualFormat: "V:|[a]|", views: views))
    try scene.layoutIfNeeded()
    let margin = margins.frame.x
    let width = (280 - 2 * margin) / 2
    #expect(views["a"]?.frame == Rect(x: margin, y: 0, width: width, height: 100))
    #expect(views["b"]?.frame == Rect(x: margin + width + 20, y: 0, width: width, height: 100))
  }

  @Test func `rows are counted from the right where that is asked for`() throws {
    try LiveConstraint.activate(
      try LiveConstraint.constraints(
        withVisualFormat: "H:|[a(10)][b(20)]", direction: .rightToLeft, views: views))
    try scene.layoutIfNeeded()
    #expect(views["a"]?.frame.x == 290)
    #expect(views["b"]?.frame.x == 270)
  }

  @Test func `a format that is wrong shows where`() throws {
    let error = #expect(throws: LiveLayoutError.self) {
      try LiveConstraint.constraints(withVisualFormat: "H:|-[a]-[c]|", views: views)
    }
    let lines = error?.description.split(separator: "\n") ?? []
    #expect(lines.first?.contains("column 10") == true, "\(lines)")
    #expect(lines.last.map(String.init) == String(repeating: " ", count: 11) + "^", "\(lines)")
  }

  @Test func `views in no superview have no edges`() throws {
    let loose = try LiveView()
    let error = #expect(throws: LiveLayoutError.self) {
      try LiveConstraint.constraints(withVisualFormat: "|[a]|", views: ["a": loose])
    }
    #expect(error?.description.contains("column 1: '|' is the edge of no view") == true)
  }

  @Test func `layout guides are items of a format as views are`() throws {
    let gap = scene.root.addLayoutGuide(name: "gap")
    var items: [String: LiveItem] = views
    items["gap"] = gap
    try LiveConstraint.activate(
      LiveConstraint.constraints(withVisualFormat: "H:|[a][gap(30)][b(==a)]|", views: items)
        + LiveConstraint.constraints(withVisualFormat: "V:|-5-[gap(10)]", views: items)
        + LiveConstraint.constraints(withVisualFormat: "V:|[a]|", alignment: [], views: items)
        + LiveConstraint.constraints(withVisualFormat: "V:|[b]|", views: items))
    try scene.layoutIfNeeded()
    #expect(gap.frame == Rect(x: 135, y: 5, width: 30, height: 10))
    #expect(views["b"]?.frame.x == 165)
  }
}
