import OperatingSystem
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

  /// The documents of a project that may be called by a name, in the order of their paths: those of which the
  /// file has the name of its file, with or without the ending, and those whose names are not ASCII.
  ///
  /// - Complexity: O(log *n* + *k*) of the documents in the database and of those that are given; of a name
  ///   that is not ASCII, all of the project are given.
  package func documents(project: String, called name: String) throws(StoreError) -> [StoredDocument] {
    let file = PathName.name(of: name)
    guard file.utf8.allSatisfy({ $0 < 0x80 }), !name.hasSuffix("/") else {
      return try documents(project: project)
    }
    let statement = try connection.statement(Self.listingCalled)
    statement.bind(project, at: 1)
    statement.bind(file, at: 2)
    statement.bind(DocumentColumns.fileName(file), at: 3)
    return try documents(statement)
  }

  /// The documents of a project that name fonts, in the order of their paths.
  ///
  /// - Complexity: O(*n*) of the nodes of the project, none of which becomes a part of a document.
  package func documentsNamingFonts(project: String) throws(StoreError) -> [StoredDocument] {
    let statement = try connection.statement(Self.listingNamingFonts)
    statement.bind(project, at: 1)
    return try documents(statement)
  }

  /// Calls a function for the path of each document of a project, in the order of the paths.
  package func forEachPath(
    project: String, _ body: (String) -> Void
  ) throws(StoreError) {
    let statement = try connection.statement(
      "SELECT path FROM document WHERE project = (SELECT id FROM project WHERE name = ?1) ORDER BY path")
    statement.bind(project, at: 1)
    defer { statement.reset() }
    while try statement.step() { body(try statement.name(0)) }
  }

  /// The document of a number, where it is in a project.
  func documents(project: String, number: Int) throws(StoreError) -> [StoredDocument] {
    let statement = try connection.statement(Self.listing + " WHERE d.id = ?2 AND p.name = ?1")
    statement.bind(project, at: 1)
    statement.bind(number, at: 2)
    return try documents(statement)
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

  static let listingCalled =
    listing + " WHERE p.name = ?1 AND d.file_name IN (?2, ?3, '') ORDER BY +d.path"

  /// The sign `+` keeps SQLite from going through all the documents of the project in the order
  /// of their paths.
  static let listingHavingScene = """
    \(columns) FROM project p JOIN document d ON +d.project = p.id
    WHERE p.name = ?1 AND d.id IN (SELECT s.document FROM scene s WHERE s.id = ?2) ORDER BY +d.path
    """

  private static let listingNamingFonts = """
    \(listing) WHERE p.name = ?1 AND EXISTS (
      SELECT 1 FROM node n WHERE n.document = d.id AND n.name IN ('font', 'fontDescription')
        AND instr(n.attributes, '"name":'))
    ORDER BY d.path
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
