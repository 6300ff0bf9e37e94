package import SceneModel

extension SceneStore {
  /// The names of the projects, in the order of their bytes.
  public func projects() throws(StoreError) -> [String] {
    let statement = try connection.statement("SELECT name FROM project ORDER BY name")
    defer { statement.reset() }
    var result: [String] = []
    while try statement.step() { result.append(try statement.name(0)) }
    return result
  }

  /// The documents of a project, or of all, in the order of their projects' names and their paths.
  public func documents(project: String? = nil) throws(StoreError) -> [StoredDocument] {
    let statement = try connection.statement(
      Self.listing + " WHERE ?1 IS NULL OR p.name = ?1 ORDER BY p.name, d.path")
    statement.bind(project, at: 1)
    return try documents(statement)
  }

  /// The document at a path of a project, or all those in the folder of that path, in the order
  /// of their paths.
  ///
  /// - Complexity: O(log *n* + *k*) of the documents in the database and of those that are given.
  package func documents(project: String, at path: String) throws(StoreError) -> [StoredDocument] {
    try documents(Self.listingAtPath, project, path)
  }

  /// The documents of a project that have a scene of an id, in the order of their paths.
  ///
  /// - Complexity: O(log *n* + *k*) of the scenes in the database and of those that have the id.
  package func documents(project: String, having scene: ObjectID) throws(StoreError) -> [StoredDocument] {
    try documents(Self.listingHavingScene, project, scene.text)
  }

  /// The documents of a project that have an object or a constraint of an id, in the order of their paths.
  ///
  /// - Complexity: O(*n*) of the objects and constraints in the database.
  package func documents(project: String, havingObject id: ObjectID) throws(StoreError) -> [StoredDocument] {
    try documents(
      """
      \(Self.listing)
      WHERE p.name = ?1 AND d.id IN (
        SELECT document FROM object WHERE id = ?2 UNION SELECT document FROM layout_constraint WHERE id = ?2
      )
      ORDER BY d.path
      """, project, id.text)
  }

  /// The documents of a project that may contain a text, in the order of their paths: in an attribute,
  /// between tags, or as the name of a scene. The documents that contain its longest word are given.
  ///
  /// - Complexity: O(*n*) of the bytes in the database.
  package func documents(project: String, mentioning text: String) throws(StoreError) -> [StoredDocument] {
    // JSON spells such a word as it is.
    let words = text.unicodeScalars.split {
      !($0.properties.isAlphabetic || $0.properties.numericType != nil)
    }
    return try documents(
      """
      \(Self.listing)
      WHERE p.name = ?1 AND d.id IN (
        SELECT document FROM node WHERE instr(attributes, ?2) OR instr(text, ?2)
        UNION SELECT document FROM scene WHERE instr(name, ?2)
      )
      ORDER BY d.path
      """, project, words.max { $0.count < $1.count }.map { String($0) } ?? "")
  }

  private static let columns = """
    SELECT d.id, p.name, d.path, d.type, d.tools_version, d.target_runtime, d.device, d.node_count
    """
  private static let listing = "\(columns) FROM project p JOIN document d ON d.project = p.id"

  /// Paths that start with the path and `/` come before the path and `0`, the character after it.
  static let listingAtPath = """
    \(listing) WHERE p.name = ?1 AND d.path = ?2
    UNION ALL
    \(listing) WHERE p.name = ?1 AND d.path > ?2 || '/' AND d.path < ?2 || '0'
    ORDER BY 3
    """

  /// The sign `+` keeps SQLite from going through all the documents of the project in the order
  /// of their paths.
  static let listingHavingScene = """
    \(columns) FROM project p JOIN document d ON +d.project = p.id
    WHERE p.name = ?1 AND d.id IN (SELECT s.document FROM scene s WHERE s.id = ?2) ORDER BY +d.path
    """

  /// The documents that a listing of a project's gives, for what is looked for.
  private func documents(
    _ listing: String, _ project: String, _ sought: String
  ) throws(StoreError) -> [StoredDocument] {
    let statement = try connection.statement(listing)
    statement.bind(project, at: 1)
    statement.bind(sought, at: 2)
    return try documents(statement)
  }

  private func documents(_ statement: Statement) throws(StoreError) -> [StoredDocument] {
    defer { statement.reset() }
    var result: [StoredDocument] = []
    // Few values are those of all documents.
    var (texts, versions) = (RepeatedValues<String>(), RepeatedValues<ToolsVersion>())
    while try statement.step() {
      let project = try statement.value(1, &texts) { row, column throws(StoreError) in try row.name(column) }
      let version = try statement.value(4, &versions) { row, column throws(StoreError) in
        ToolsVersion(text: row.text(column))
      }
      func text(_ column: Int32) throws(StoreError) -> String? {
        try statement.value(column, &texts) { row, column throws(StoreError) in row.text(column) ?? "" }
      }
      result.append(
        StoredDocument(
          id: statement.int(0), project: project ?? "", path: try statement.name(2), type: try text(3),
          toolsVersion: version ?? ToolsVersion(text: nil), targetRuntime: try text(5), device: try text(6),
          nodeCount: statement.int(7)))
    }
    return result
  }

  /// The scenes of an id, in the order of their documents' numbers. Ids are unique in a document; copies of a
  /// document share them.
  ///
  /// - Complexity: O(log *n*) of the scenes in the database.
  package func scenes(id: ObjectID, project: String? = nil) throws(StoreError) -> [StoredScene] {
    let statement = try connection.statement(
      """
      SELECT s.id, s.name, s.document, s.position FROM scene s
      JOIN document d ON d.id = s.document JOIN project p ON p.id = d.project
      WHERE s.id = ?1 AND (?2 IS NULL OR p.name = ?2)
      ORDER BY s.document, s.position
      """)
    statement.bind(id.text, at: 1)
    statement.bind(project, at: 2)
    return try scenes(statement)
  }

  /// The scenes of a document in its order.
  package func scenes(document: Int) throws(StoreError) -> [StoredScene] {
    let statement = try connection.statement(
      "SELECT id, name, document, position FROM scene WHERE document = ?1 ORDER BY position")
    statement.bind(document, at: 1)
    return try scenes(statement)
  }

  private func scenes(_ statement: Statement) throws(StoreError) -> [StoredScene] {
    defer { statement.reset() }
    var result: [StoredScene] = []
    while try statement.step() {
      result.append(
        StoredScene(
          id: ObjectID(statement.text(0) ?? ""), name: statement.text(1) ?? "", document: statement.int(2),
          objects: NodeID(statement.int(3))))
    }
    return result
  }
}
