import Controls
import InterfaceBuilder
import SceneModel
import Testing

@testable import LiveLayout

/// Views that wait to be written into the document of their scene.
struct AddedViewsTests {
  /// The kinds of views that are added, some of which have views in them from the start.
  private static let kinds = ["view", "label", "stackView", "button", "visualEffectView", "tableView"]

  /// A scene of 40 views, each in one of those before it.
  ///
  /// - Parameter isWaiting: Whether views are added in front of all others, which lets them wait.
  private func scene(seed: Int, isWaiting: Bool) throws -> (scene: LiveScene, refused: Int) {
    let scene = try LiveScene(size: Size(320, 480))
    var refused = 0
    var hosts = [scene.root]
    for index in 0..<40 {
      let kind = Self.kinds[(seed + index * 7) % Self.kinds.count]
      let view = try LiveView(kind, id: ObjectID("new-\(kind.prefix(2))-\(100 + index)"))
      if (index + seed) % 9 == 0 { try view.set("userLabel", to: "number \(index)") }
      let host = hosts[(index * index + seed) % hosts.count]
      do {
        try host.addSubview(view, at: isWaiting ? nil : host.subviews.count)
        hosts.append(view)
      } catch {
        refused += 1
      }
      // In the middle the document is asked for.
      if index == 20 { _ = scene.home.document }
    }
    return (scene, refused)
  }

  @Test(arguments: 0..<6) func `waiting changes nothing of what is written`(seed: Int) throws {
    let (waiting, refused) = try scene(seed: seed, isWaiting: true)
    let (written, alsoRefused) = try scene(seed: seed, isWaiting: false)
    #expect(refused == alsoRefused)
    #expect(waiting.allViews.map(\.id) == written.allViews.map(\.id))
    func lines(_ scene: LiveScene) -> [Substring] {
      // Identifiers within views of the library are made at random.
      String(decoding: DocumentWriter().write(scene.home.document), as: UTF8.self)
        .split(separator: "\n").map { $0.contains("id=\"new-") ? $0 : $0.prefix { $0 != "\"" } }
    }
    #expect(lines(waiting) == lines(written))
    // Where a view is refused, the document said so.
    #expect((2...2 + refused).contains(waiting.home.writingCount))
    #expect(written.home.writingCount == 0)
    try waiting.home.document.examine()
  }

  @Test func `however many views are added, the document is written once`() throws {
    let scene = try LiveScene(size: Size(320, 480))
    for _ in 0..<300 {
      let row = try LiveView()
      for _ in 0..<3 { try row.addSubview(LiveView("label", text: "A")) }
      try scene.root.addSubview(row)
    }
    #expect(scene.home.writingCount == 0)
    try scene.layoutIfNeeded()
    #expect(scene.home.writingCount == 1)
    #expect(scene.allViews.count == 1201)
    let document = scene.home.document
    #expect((0..<document.tree.count).count { document.tree.isElement(NodeID($0), .label) } == 900)
  }

  @Test func `what a document cannot take is refused at once`() throws {
    let scene = try LiveScene(size: Size(320, 480))
    let label = try LiveView("label", text: "A")
    try scene.root.addSubview(label)
    let inner = try LiveView()
    #expect(throws: LiveLayoutError.self) { try label.addSubview(inner) }
    #expect(throws: LiveLayoutError.self) { try LiveView(id: ObjectID("")) }
    #expect(throws: LiveLayoutError.self) { try LiveView("nothing") }
    #expect(throws: LiveLayoutError.self) { try LiveView("label", text: "\u{1}") }
    #expect(scene.allViews.count == 2)
    var host = scene.root
    let refusal = #expect(throws: LiveLayoutError.self) {
      for _ in 0..<400 {
        let view = try LiveView()
        try host.addSubview(view)
        host = view
      }
    }
    #expect(refusal.map { "\($0)".contains("nested too deeply") } == true)
    // Two elements a view, in an element in the scene.
    #expect((240...256).contains(host.depth))
    try scene.home.document.examine()
    #expect(scene.home.document.tree.count > 2 * host.depth)
  }
}
