import Controls
import InterfaceBuilder
import SceneModel
import TextMetrics
import Testing

@testable import SceneStore

/// Layouts that are stored: what SQL sees of them, and what takes them away.
struct SolutionTests {
  private static let content = """
    <subviews><label id="l-1" text="One"/><label id="l-2" text="Two"/></subviews>
    <constraints><constraint firstItem="l-1" firstAttribute="top" secondItem="v-1" secondAttribute="top" id="k-1"/>
    </constraints>
    """

  private func filled() throws -> SceneStore {
    let store = try SceneStore()
    try store.importDocument(try storyboard(inView: Self.content), project: "p")
    #expect(try store.solve([.any, .compactRegular]))
    return store
  }

  @Test func `the views say what was stored`() throws {
    let store = try filled()
    #expect(
      try store.lines(
        """
        SELECT scene, environment, size_class, object, parent, frame_x, frame_y, frame_width, frame_height,
          is_ambiguous_horizontally, is_ambiguous_vertically, safe_top, safe_bottom, content_height
        FROM frames WHERE size_class = 'compact-regular' ORDER BY position
        """) == [
          "s-1 canvas compact-regular compact-regular v-1 - 0.0 1.5 320.0 10.5 0 0 20.0 34.0 1000.0",
          "s-1 canvas compact-regular compact-regular l-1 v-1 0.0 1.5 320.0 10.5 0 0 20.0 34.0 -",
          "s-1 canvas compact-regular compact-regular l-2 v-1 0.0 1.5 320.0 10.5 0 1 20.0 34.0 -",
        ])
    #expect(
      try store.lines(
        "SELECT environment, size_class, scene_width, scene_height FROM solved_scenes ORDER BY 1")
        == ["any-any", "compact-regular"].map { "canvas \($0) \($0) 320.0 480.0" })
    #expect(
      try store.lines(
        "SELECT object, is_broken, kind FROM conflicts WHERE size_class = 'any-any' ORDER BY place_in_conflict"
      )
        == ["k-1 1 constraint", "v-1 0 savedFrame"])
    #expect(
      try store.lines("SELECT kind, text, object FROM layout_findings WHERE size_class = 'any-any'")
        == ["impossibleSize too large -"])
    #expect(
      try store.lines("SELECT name, size_class, device, documents FROM environments ORDER BY 1")
        == ["canvas any-any any-any - 1", "canvas compact-regular compact-regular - 1"])
    #expect(try store.verify() == [])
  }

  @Test func `environments in which a scene comes to the same share its rows`() throws {
    let store = try SceneStore()
    try store.importDocument(try storyboard(inView: Self.content), project: "p")
    #expect(try store.solve(SizeClass.all))
    #expect(try store.lines("SELECT count(*) FROM view_frame") == ["3"])
    #expect(try store.lines("SELECT count(*) FROM frames") == ["27"])
    try store.removeSolutions(project: "p")
    #expect(try store.lines("SELECT count(*) FROM frames") == ["0"])
    #expect(try store.solve([.any]))
    #expect(try store.solve([.compactRegular], height: 11))
    #expect(
      try store.lines("SELECT frame_height FROM frames WHERE object = 'l-1' ORDER BY 1") == ["10.5", "11.0"])
    #expect(try store.verify() == [])
  }

  @Test func `what is there is not stored a second time`() throws {
    let store = try filled()
    let before = try store.writtenRows
    #expect(try store.solve([.any, .compactRegular], height: 99))
    #expect(try store.writtenRows == before)
    #expect(try store.solve([.any, .regularAny], height: 99))
    #expect(try store.lines("SELECT DISTINCT frame_height FROM frames ORDER BY 1") == ["10.5", "99.0"])
  }

  @Test func `another program's layouts are taken away when its own are stored`() throws {
    let store = try filled()
    #expect(try store.solutions(project: "p", program: 1)[1]?.current.count == 2)
    let other = try #require(try store.solutions(project: "p", program: 2)[1])
    #expect(other.current.isEmpty && other.isOutdated)
    #expect(try store.solve([.any], program: 2))
    #expect(
      try store.lines("SELECT name, documents FROM environments ORDER BY 1") == [
        "canvas any-any 1", "canvas compact-regular 0",
      ])
  }

  @Test func `a document that was changed as it was laid out is not stored`() throws {
    let store = try filled()
    let old = solved(try store.document(1), .regularAny)
    let checksums = SolvedChecksums(
      document: try #require(try store.solutions(project: "p", program: 1)[1]?.checksum), program: 1)
    try store.importDocument(try storyboard(inView: ""), project: "p")
    #expect(try store.store([old], by: checksums, document: 1) == false)
    #expect(try store.store([old], by: checksums, document: 77) == false)
    #expect(try store.lines("SELECT count(*) FROM solved_document") == ["0"])
  }

  private func count(_ store: SceneStore) throws -> [String] {
    try SolutionRemoval.tables.flatMap { try store.lines("SELECT count(*) FROM \($0)") }
  }

  private func edit(_ store: SceneStore) throws {
    try store.edit(document: 1) { document in
      let labels = (1..<document.tree.count).map { NodeID($0) }.filter { document.tree[$0, .id] == "l-1" }
      document.tree.setAttribute(Name(.text), of: try #require(labels.first), to: "New")
      return EditNote(summary: "e", sizeClass: .any, made: 1)
    }
  }

  @Test("An edit, its undoing, a new import and a removal take a document's layouts away, and no other's")
  func invalidation() throws {
    let store = try filled()
    try store.importDocument(try storyboard("B.storyboard", inView: Self.content), project: "p")
    #expect(try store.solve([.any], document: 2))
    func isGone(_ change: () throws -> Void) throws {
      #expect(try store.solve([.any]))
      #expect(
        try store.lines("SELECT DISTINCT document FROM frames ORDER BY 1") == [
          "B.storyboard", "Main.storyboard",
        ])
      try change()
      #expect(try store.lines("SELECT DISTINCT document FROM frames") == ["B.storyboard"])
      #expect(try store.verify() == [])
    }
    try isGone { try edit(store) }
    try isGone { try store.undo() }
    try isGone { try store.redo() }
    try isGone { try store.importDocument(try storyboard(inView: "<label id=\"l-1\"/>"), project: "p") }
    #expect(try store.solve([.any]))
    #expect(
      try store.importDocument(try storyboard(inView: "<label id=\"l-1\"/>"), project: "p") == .unchanged)
    #expect(try store.lines("SELECT count(DISTINCT document) FROM frames") == ["2"])
    try isGone { try store.removeDocument(id: 1) }
    try store.removeProject("p")
    #expect(try count(store) == SolutionRemoval.tables.map { _ in "0" })
  }

  @Test func `other fonts and images take the layouts of a project away`() throws {
    let store = try filled()
    func isGone(_ change: () throws -> Void) throws {
      #expect(try store.solve([.any]))
      try change()
      #expect(try count(store) == SolutionRemoval.tables.map { _ in "0" })
    }
    let catalog = AssetCatalog(path: "A.xcassets", images: [], colors: [])
    try isGone { try store.importCatalog(catalog, project: "p") }
    #expect(try store.solve([.any]))
    try store.importCatalog(catalog, project: "p")
    try store.importCatalog(AssetCatalog(path: "B.xcassets", images: [], colors: []), project: "other")
    #expect(try store.lines("SELECT count(*) FROM frames") == ["3"])
    try isGone { try store.importFonts([], path: "A.ttf", checksum: 1, project: "p") }
  }

  @Test(
    arguments: [
      (
        "UPDATE view_frame SET width = 1 WHERE position = (SELECT max(position) FROM view_frame)",
        "view_frame"
      ),
      ("DELETE FROM view_frame", "view_frame"),
      (
        "INSERT INTO view_frame SELECT document, scene, variant, 1, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL FROM scene_layout",
        "view_frame"
      ),
      ("UPDATE conflict_member SET kind = 'x'", "view_frame"),
      ("DELETE FROM layout_finding", "view_frame"),
      ("UPDATE scene_layout SET checksum = 0", "view_frame"),
      ("UPDATE solved_scene SET width = 9 WHERE environment = 1", "solved_scene"),
      ("DELETE FROM solved_scene WHERE environment = 1", "solved_scene"),
      ("UPDATE solved_document SET document_checksum = 0", "solved_document"),
      ("UPDATE environment SET name = 'x' WHERE id = 1", "environment"),
      ("UPDATE environment SET size_class = NULL WHERE id = 1", "environment"),
    ])
  func `layouts that are changed behind the store's back are found`(sql: String, table: String) throws {
    let store = try filled()
    try store.connection.execute(sql)
    #expect(try store.verify().contains { $0.reason == .derived(table: table) })
    // They are taken away and stored anew.
    try store.removeSolutions(project: "p")
    #expect(try store.solve([.any]))
  }

  @Test(
    arguments: [
      "UPDATE solved_scene SET scene = 9223372036854775807",
      "UPDATE scene_layout SET variant = 9223372036854775807",
      "UPDATE solved_scene SET size_class = -5", "UPDATE solved_scene SET width = 9e999",
      "UPDATE view_frame SET position = -1 WHERE position = (SELECT max(position) FROM view_frame)",
      "DELETE FROM scene_layout", "DELETE FROM environment", "UPDATE solved_document SET document = 99",
    ])
  func `rows that nobody would write end no program`(sql: String) throws {
    let store = try filled()
    try store.connection.execute("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; \(sql)")
    #expect(try !store.verify().isEmpty)
    for view in ["frames", "solved_scenes", "conflicts", "layout_findings", "environments"] {
      _ = try store.rows("SELECT * FROM \(view)")
    }
    do { _ = try store.solve([.any, .regularAny], program: 2) } catch is StoreError {}
  }

  @Test func `environments that are asked for in another way have other names, and are read back`() {
    var asked = [TraitOverrides()]
    func ask(_ change: (inout TraitOverrides) -> Void) {
      var overrides = TraitOverrides()
      change(&overrides)
      asked.append(overrides)
    }
    for sizeClass in SizeClass.all { ask { $0.sizeClass = sizeClass } }
    for word in ["a", "b"] {
      ask { $0.idiom = word }
      ask { $0.style = word }
      ask { $0.gamut = word }
    }
    for direction in LayoutDirection.allCases { ask { $0.direction = direction } }
    for size in ContentSizeCategory.allCases { ask { $0.contentSize = size } }
    for contrast in AccessibilityContrast.allCases { ask { $0.contrast = contrast } }
    for weight in LegibilityWeight.allCases { ask { $0.legibilityWeight = weight } }
    // Every trait that can be asked for is among them.
    let traits = Mirror(reflecting: TraitCollection()).children.compactMap(\.label)
    #expect(traits.filter { $0 != "device" && $0 != "scale" }.count == 8)
    let languages = [
      nil, TextLanguage(LanguageTag("fr"), isDoubled: false), TextLanguage(nil, isDoubled: true),
    ]
    let windows = [
      nil, StoredEnvironment.Window(device: "A", model: "A (2)", orientation: "portrait", share: "full"),
      StoredEnvironment.Window(device: "A", model: "A (2)", orientation: "landscape", share: "1/2"),
    ]
    var environments: [StoredEnvironment] = []
    for overrides in asked {
      for window in windows {
        for language in languages {
          environments.append(StoredEnvironment(window: window, overrides, language))
        }
      }
    }
    for (screen, settings) in [
      ("keyboard docked", nil), (nil, "a: style=dark"), ("no bars", "a: style=dark"),
    ] {
      environments.append(
        StoredEnvironment(window: windows[1], TraitOverrides(), nil, screen: screen, settings: settings))
    }
    #expect(Set(environments.map(\.name)).count == environments.count)
    for environment in environments {
      #expect(StoredEnvironment(columns: environment.columns) == environment)
    }
  }
}
