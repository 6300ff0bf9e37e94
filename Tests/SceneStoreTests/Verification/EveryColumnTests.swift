import InterfaceBuilder
import ProjectResources
import SceneModel
import Testing
import TextMetrics

@testable import SceneStore

/// Each value of an imported, edited, solved and checked project, changed behind the store's back.
struct EveryColumnTests {
  /// The columns in which `verify` takes any value, and why.
  private static let free: [String: String] = [
    "solved_document.program_checksum": "what another program laid out is laid out again",
    "checked_document.program_checksum": "what another program found is found again",
    "checked_document.plan": "what is not known of a plan is found again",
  ]

  /// The columns whose values the schema holds to others of the row.
  private static let fixed: Set<String> = [
    "edit_node.was_removed", "size_class.bit", "size_class.height", "size_class.name", "size_class.number",
    "size_class.width",
  ]

  /// The tables of what can be found anew, whose rows may be gone.
  private static let forgotten: Set<String> = ["checked_document", "solved_document"]

  private func filled() throws -> SceneStore {
    let store = try SceneStore()
    try store.importDocument(
      document(
        "B.storyboard",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/><resources>
        <image name="home" width="8" height="9"/><image name="star" catalog="system"/></resources></document>
        """), project: "p")
    try store.importDocument(
      storyboard(
        inView: """
          <subviews><label text="One" fixedFrame="YES" id="l-1"><connections>
          <outlet property="x" destination="v-1" id="o-1"/></connections>
          <variation key="widthClass=compact" hidden="YES"/></label>  <label text='two' id="l-2"/><label text="three" id="Lab-el-003"/>
          </subviews>
          <constraints><constraint firstItem="l-1" firstAttribute="top" secondItem="v-1" secondAttribute="top"
          constant="8" id="k-1"/></constraints>
          <variation key="widthClass=compact"><mask key="subviews"><exclude reference="l-2"/></mask></variation>
          """), project: "p")
    try store.importStrings(
      StringsReader().read(
        Array("/* c */\n\"l-1.text\" = \"un\";\n\"k\"=\"v\" ;\n// end".utf8), path: "fr.lproj/A.strings"),
      project: "p")
    try store.importCatalog(Self.catalog, project: "p")
    try store.importFonts([Self.face], path: "A.ttf", checksum: 7, project: "p")
    try store.importAppFonts(["A.ttf", "B.ttf"], propertyList: "Info.plist", project: "p")
    for text in ["three", "four"] {
      try store.edit(document: 2) { document in
        document.tree.setAttribute(Name(.text), of: try #require(document.node("l-2")), to: text)
        return EditNote(summary: text, sizeClass: .any, made: 7)
      }
    }
    try store.undo()
    let document = try store.document(2)
    let state = try #require(store.solutions(project: "p", program: 1)[2])
    let checksums = SolvedChecksums(document: state.checksum, program: 1)
    let device = StoredEnvironment(
      window: StoredEnvironment.Window(
        device: "iPhone SE", model: "iPhone SE (3rd generation)", orientation: "landscape", share: "full"),
      TraitOverrides(sizeClass: SizeClass(width: .compact, height: .regular)))
    let canvas = solved(document, .any)
    try store.store(
      [canvas, SolvedDocument(environment: device, scenes: canvas.scenes)], by: checksums, document: 2)
    try store.store(
      StoredCheck(facts: "{}", findings: []), by: checksums, plan: 7, document: 2)
    return store
  }

  private static let face = FontFace(
    names: FontNames(postScript: "A-Bold", family: "A", style: "Bold"), unitsPerEm: 1000,
    lineUnits: FontFace.LineUnits(ascender: 900, descender: 300, lineGap: 40), advances: [0x41: 600],
    kerning: [FontFace.Pair(0x41, 0x56): -80], words: ["هت": 750])

  private static var catalog: AssetCatalog {
    var dark = AssetTraits()
    dark.luminosity = "dark"
    return AssetCatalog(
      path: "A.xcassets",
      images: [
        ImageSet(
          name: "Home", variants: [ImageVariant(traits: dark, fileName: "h.png", size: Size(24.5, 12))],
          emptySlots: [AssetTraits()], isTemplate: true)
      ],
      colors: [
        ColorSet(
          name: "Tint",
          variants: [
            ColorVariant(
              traits: AssetTraits(),
              color: .components(red: 0.1, green: 1, blue: 0, alpha: 0.5, space: "srgb")),
            ColorVariant(traits: dark, color: .white(0.3, alpha: 1, space: "gray")),
            ColorVariant(traits: dark, color: .system(name: "systemBlueColor", platform: "ios")),
          ])
      ])
  }

  /// The values that a value of a column may become, the first that the schema allows.
  private static func changes(_ column: String, _ type: String) -> [String] {
    let value = "\"\(column)\""
    return switch type {
    case "TEXT":
      [
        "\(value) || 'x'", "'x'", "CASE \(value) WHEN 'any' THEN 'compact' ELSE 'any' END",
        "CASE \(value) WHEN 'image' THEN 'color' ELSE 'image' END", "'lessThanOrEqual'", "'other'",
        "'utf8WithMark'", "CASE \(value) WHEN 'install' THEN 'uninstall' ELSE 'install' END", "NULL",
      ]
    case "BLOB": ["x'00'"]
    case "REAL": ["\(value) + 1", "1.5", "NULL"]
    default: ["\(value) + 1", "\(value) - 1", "1 - \(value)", "1", "\(value) + 1000", "NULL"]
    }
  }

  /// A table, its columns with their types, and which of these are its key.
  private struct Table {
    let name: String
    let columns: [(name: String, type: String)]
    let key: [String]

    init(_ name: String, _ store: SceneStore) throws {
      self.name = name
      // Of each column its number, name, type, whether it is never null, default, and place in the key.
      let rows = try store.rows("PRAGMA table_info(\"\(name)\")")
      columns = rows.map { (name: $0[1].string, type: $0[2].string) }
      key = rows.filter { $0[5].integer != 0 }.map { $0[1].string }
    }

    /// The keys of some rows: of all, or of three of a table that a migration filled.
    func keys(_ store: SceneStore) throws -> [[SQLValue]] {
      let names = key.map { "\"\($0)\"" }.joined(separator: ", ")
      let keys = try store.rows("SELECT \(names) FROM \"\(name)\" ORDER BY \(names)")
      guard keys.count > 60 else { return keys }
      return [keys[0], keys[keys.count / 2], keys[keys.count - 1]]
    }
  }

  private func tables(_ store: SceneStore) throws -> [Table] {
    try store.lines(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    )
    .map { try Table($0, store) }
  }

  /// Runs a statement on the row of a key, says whether `verify` has findings, and takes the change back; nil
  /// where the schema does not allow it.
  private func isFound(
    _ statement: String, _ condition: String, _ table: Table, _ key: [SQLValue], _ store: SceneStore
  ) throws -> Bool? {
    try store.connection.execute("BEGIN")
    defer { try? store.connection.execute("ROLLBACK") }
    let isRow = table.key.enumerated().map { "\"\($1)\" IS ?\($0 + 1)" }.joined(separator: " AND ")
    let change = try store.connection.prepare(statement + condition + isRow)
    for (index, value) in key.enumerated() { change.bind(value, at: Int32(index + 1)) }
    let before = try store.writtenRows
    guard (try? change.run()) != nil, try store.writtenRows > before else { return nil }
    return try !store.verify().isEmpty
  }

  @Test func `a value that changed in any column of any table is found`() throws {
    let store = try filled()
    #expect(try store.verify() == [])
    try store.connection.execute("PRAGMA foreign_keys = OFF")
    for table in try tables(store) {
      let keys = try table.keys(store)
      #expect(!keys.isEmpty, "\(table.name) has no rows")
      for column in table.columns where Self.free["\(table.name).\(column.name)"] == nil {
        var tried = 0
        for key in keys {
          for change in Self.changes(column.name, column.type) {
            let update = "UPDATE \"\(table.name)\" SET \"\(column.name)\" = \(change)"
            let isNew = " WHERE \"\(column.name)\" IS NOT (\(change)) AND "
            guard let isFound = try isFound(update, isNew, table, key, store) else { continue }
            #expect(isFound, "\(table.name).\(column.name) = \(change) of \(key)")
            tried += 1
            break
          }
        }
        #expect(
          tried > 0 || Self.fixed.contains("\(table.name).\(column.name)"), "\(table.name).\(column.name)")
      }
    }
  }

  @Test func `a row that is gone from any table is found`() throws {
    let store = try filled()
    try store.connection.execute("PRAGMA foreign_keys = OFF")
    for table in try tables(store) where !Self.forgotten.contains(table.name) {
      for key in try table.keys(store) {
        let isFound = try isFound("DELETE FROM \"\(table.name)\"", " WHERE ", table, key, store)
        #expect(isFound == true, "\(table.name) \(key)")
      }
    }
  }
}

extension SQLValue {
  fileprivate var string: String {
    if case .text(let text) = self { text } else { "" }
  }
}
