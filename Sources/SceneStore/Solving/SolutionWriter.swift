import SceneModel

/// Writes the layouts of documents, within a transaction.
final class SolutionWriter {
  private let connection: Connection
  private let documents: TableWriter<SolvedDocumentRow>
  private let scenes: TableWriter<SolvedSceneRow>
  private let layouts: TableWriter<SceneLayoutRow>
  private let frames: TableWriter<ViewFrameRow>
  private let members: TableWriter<ConflictMemberRow>
  private let findings: TableWriter<LayoutFindingRow>

  init(_ connection: Connection) {
    self.connection = connection
    documents = TableWriter(connection)
    scenes = TableWriter(connection)
    layouts = TableWriter(connection)
    frames = TableWriter(connection)
    members = TableWriter(connection)
    findings = TableWriter(connection)
  }

  /// The number of an environment, which is stored where it is not.
  func number(of environment: StoredEnvironment) throws(StoreError) -> Int {
    let name = environment.name
    if let number = try connection.integer("SELECT id FROM environment WHERE name = ?1", name) {
      return number
    }
    let columns = StoredEnvironment.columnNames
    let insertion = try connection.statement(
      """
      INSERT INTO environment (\(columns.joined(separator: ", ")))
      VALUES (\(columns.indices.map { "?\($0 + 1)" }.joined(separator: ", ")))
      """)
    for (index, value) in environment.columns.enumerated() { insertion.bind(value, at: Int32(index + 1)) }
    try insertion.run()
    return Int(connection.lastInsertedRow)
  }

  /// Writes the layouts of a document for environments for which it has none yet.
  func write(_ solved: [SolvedDocument], by checksums: SolvedChecksums, document: Int) throws(StoreError) {
    var rows = SolutionRows(firstVariant: try nextVariant(of: document))
    for solved in solved { rows.add(solved, environment: try number(of: solved.environment)) }
    try documents.write(
      rows.environments.map { environment, scenes in
        SolvedDocumentRow(
          environment: environment, solvedBy: checksums, checksum: self.scenes.checksum(of: scenes))
      }, document: document)
    try layouts.write(
      rows.layouts.map { layout in
        SceneLayoutRow(
          key: layout.key,
          checksum: frames.checksum(of: layout.frames) &+ members.checksum(of: layout.members)
            &+ findings.checksum(of: layout.findings))
      }, document: document)
    try scenes.write(rows.environments.lazy.flatMap(\.scenes), document: document)
    try frames.write(rows.layouts.lazy.flatMap(\.frames), document: document)
    try members.write(rows.layouts.lazy.flatMap(\.members), document: document)
    try findings.write(rows.layouts.lazy.flatMap(\.findings), document: document)
  }

  private func nextVariant(of document: Int) throws(StoreError) -> Int {
    let statement = try connection.statement("SELECT max(variant) FROM scene_layout WHERE document = ?1")
    statement.bind(document, at: 1)
    defer { statement.reset() }
    return try statement.step() ? (statement.optionalInt(0) ?? -1) &+ 1 : 0
  }
}

/// The rows of a document's layouts. Layouts of a scene with the same result are there once.
private struct SolutionRows {
  struct Layout {
    let key: LayoutKey
    let frames: [ViewFrameRow]
    let members: [ConflictMemberRow]
    let findings: [LayoutFindingRow]
  }

  private(set) var environments: [(number: Int, scenes: [SolvedSceneRow])] = []
  private(set) var layouts: [Layout] = []
  private var known: [NodeID: [(layout: SolvedLayout, key: LayoutKey)]] = [:]
  private var nextVariant: Int

  init(firstVariant: Int) { nextVariant = firstVariant }

  mutating func add(_ solved: SolvedDocument, environment: Int) {
    let scenes = solved.scenes.map { scene in
      SolvedSceneRow(environment: environment, key: key(of: scene), scene: scene)
    }
    environments.append((environment, scenes))
  }

  private mutating func key(of scene: SolvedScene) -> LayoutKey {
    let same = known[scene.scene]?.first { $0.layout.isSame(as: scene.layout) }
    if let same { return same.key }
    let key = LayoutKey(scene: Int(scene.scene.index), variant: nextVariant)
    nextVariant &+= 1
    known[scene.scene, default: []].append((scene.layout, key))
    layouts.append(Layout(scene.layout, key))
    return key
  }
}

extension SolutionRows.Layout {
  init(_ layout: SolvedLayout, _ key: LayoutKey) {
    self.key = key
    frames = layout.views.map { ViewFrameRow(key: key, view: $0) }
    members = layout.conflicts.enumerated().flatMap { conflict, members in
      members.enumerated().map { place, member in
        ConflictMemberRow(key: key, conflict: conflict + 1, place: place, member: member)
      }
    }
    findings = layout.findings.enumerated().map { LayoutFindingRow(key: key, number: $0 + 1, finding: $1) }
  }
}
