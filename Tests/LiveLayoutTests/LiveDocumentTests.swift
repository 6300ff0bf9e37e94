import AutoLayout
import Controls
import Editing
import InterfaceBuilder
import LiveLayout
import SceneModel
import Testing

/// A live scene as a document.
struct LiveDocumentTests {
  @Test func `what is written is read again and laid out the same`() throws {
    let scene = try LiveScene(size: Size(320, 480))
    let title = try LiveView("label", text: "Title", id: "tit-le-001")
    let box = try LiveView(id: "box-00-001")
    for view in [title, box] { try scene.root.addSubview(view) }
    try LiveConstraint.activate([
      title.topAnchor.constraint(equalToSystemSpacingBelow: scene.root.safeAreaLayoutGuide.topAnchor),
      title.leadingAnchor.constraint(equalTo: scene.root.layoutMarginsGuide.leadingAnchor),
      box.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
      box.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      box.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.5),
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
      box.heightAnchor.constraint(lessThanOrEqualToConstant: 30),
    ])
    try scene.layoutIfNeeded()
    let text = DocumentWriter().write(try scene.document())
    let document = try DocumentReader().read(text, path: "Scene.xib")
    let engine = LayoutEngine(
      document, LayoutRequest(canvas: .size(Size(320, 480)), ignoresSavedFrames: true))
    let layout = engine.layout(try #require(document.scenes.first))
    for view in scene.allViews { #expect(layout[view.id]?.frame == view.frame) }
    #expect(document.tree.savedFrame(of: try #require(layout["box-00-001"]?.node)) == box.frame)
    #expect(layout.views.count == 3)
  }

  @Test func `what Interface Builder has no words for is told by name`() throws {
    let scene = try LiveScene(size: Size(100, 100))
    let guide = scene.root.addLayoutGuide(name: "gap")
    let constraint = guide.widthAnchor.constraint(equalToConstant: 5)
    try constraint.activate()
    let error = #expect(throws: LiveLayoutError.self) { try scene.document() }
    #expect(error?.description == "the guide 'gap' cannot be written, expected what Interface Builder has")
    constraint.deactivate()
    _ = try scene.document()
  }

  @Test func `constraints of a document that a program changes are written so`() throws {
    let made = try LiveScene(size: Size(100, 100))
    let view = try LiveView(id: "vie-w0-001")
    try made.root.addSubview(view)
    try LiveConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: made.root.topAnchor),
      view.leadingAnchor.constraint(equalTo: made.root.leadingAnchor),
    ])
    let scene = try LiveScene(
      try made.document(), request: LayoutRequest(canvas: .size(Size(100, 100)), ignoresSavedFrames: true))
    #expect(scene.constraints.count == 4)
    try #require(scene.constraints.first { $0.firstAttribute == .width }).setConstant(33)
    try #require(scene.constraints.first { $0.firstAttribute == .top }).deactivate()
    try scene.layoutIfNeeded()
    #expect(scene.view("vie-w0-001")?.frame.width == 33)
    let again = try LiveScene(
      try scene.document(), request: LayoutRequest(canvas: .size(Size(100, 100)), ignoresSavedFrames: true))
    #expect(again.constraints.count == 3)
    try again.layoutIfNeeded()
    #expect(again.view("vie-w0-001")?.frame.width == 33)
  }
}
