import SceneModel
import SceneStore

/// Writes the files of a revision, each whole in one transaction.
final class RevisionWriter {
  /// The result of writing a file.
  enum Outcome: Hashable {
    case added, replaced, unchanged
  }

  let connection: PostgreSQLConnection
  let schema: String
  /// The numbers of the project and the revision in the schema.
  let project: String
  let revision: String

  init(connection: PostgreSQLConnection, schema: String, project: String, revision: String) {
    self.connection = connection
    self.schema = schema
    self.project = project
    self.revision = revision
  }

  /// The number of the lock that publishers of the same file of the revision wait for.
  private func lock(_ kind: PublishedKind, _ path: String) -> Int64 {
    SHA256.number(of: "\(kind.table.name) \(schema) \(project) \(revision) \(path)".utf8)
  }

  /// Writes a file: its content, unless the project has it already, and its row in the revision.
  func write(_ file: PublishedFile) throws(PublishingError) -> Outcome {
    guard !file.hasNull else { throw PublishingError(.nullCharacter, place: connection.place) }
    return try trying { () throws(PublishingError) in
      try connection.transaction(lock: lock(file.kind, file.path)) { () throws(PublishingError) in
        let (content, former) = try contents(file)
        if content == former { return .unchanged }
        try writeRow(of: file, content: content, former: former)
        guard let former else { return .added }
        try removeContent(former, of: file.kind)
        return .replaced
      }
    }
  }

  /// Writes the rows of files that are not in the revision, and whose contents the project has: all of them
  /// in one transaction, since none has more to be written.
  ///
  /// - Returns: The paths of the files that are in the revision now; others have another content, or somebody
  ///   was in the way.
  func writeRows(of files: [PublishedFile], _ kind: PublishedKind) throws(PublishingError) -> Set<String> {
    let columns = kind.table.columns.map { ", \"\($0)\"" }.joined()
    do throws(PublishingError) {
      let rows = try connection.run(
        // The key is over the columns of the row as well, so that each row of the content has the same.
        """
        WITH known AS (
          SELECT id, key FROM content WHERE project = $1 AND key = ANY ($4::bytea[]) FOR KEY SHARE SKIP LOCKED
        )
        INSERT INTO \(kind.table.name) (project, revision, path, content\(columns))
        SELECT f.project, $2, g.path, c.id\(columns)
        FROM unnest($3::text[], $4::bytea[]) AS g (path, key)
        JOIN known c ON c.key = g.key
        CROSS JOIN LATERAL (SELECT * FROM \(kind.table.name) f WHERE f.project = $1 AND f.content = c.id LIMIT 1) f
        ORDER BY g.path
        ON CONFLICT DO NOTHING RETURNING path
        """,
        [
          project, revision, files.map(\.path).inBraces, files.map(\.key.inHexadecimal).inBraces,
        ])
      return Set(rows.compactMap { $0[0] })
    } catch {
      guard error.isOfOrder || error.isOfValues || error.isOfKeys else { throw error }
      return []
    }
  }

  /// Writes files that are not in the revision, with their contents, which the project does not have: all of
  /// them in one transaction, since a transaction costs more than a small file.
  ///
  /// - Returns: The paths of the files that are in the revision now; others have a content that somebody else
  ///   writes. None are where somebody was in the way, or the server does not take a value.
  func writeContents(of files: [PublishedFile], _ kind: PublishedKind) throws(PublishingError) -> Set<String>
  {
    guard !files.isEmpty else { return [] }
    do throws(PublishingError) {
      return try connection.transaction { () throws(PublishingError) in
        let made = try connection.run(
          // In one order, so that no two publishers wait for each other.
          """
          INSERT INTO content (project, key) SELECT $1, key FROM unnest($2::bytea[]) AS g (key) ORDER BY key
          ON CONFLICT (project, key) DO NOTHING RETURNING key, id
          """, [project, files.map(\.key.inHexadecimal).inBraces])
        let numbers = Dictionary(made.map { ($0[0] ?? "", $0[1] ?? "") }) { first, _ in first }
        var rows = CopyText()
        var members = kind.members.map { _ in [UInt8]() }
        var paths: Set<String> = []
        var filled: Set<String> = []
        for file in files {
          guard let number = numbers[file.key.inHexadecimal] else { continue }
          paths.insert(file.path)
          rows.add([project, revision, file.path, number].map(SQLValue.text) + file.row)
          guard filled.insert(number).inserted else { continue }
          for (index, text) in file.members.enumerated() {
            members[index] += text.lines(after: [project, number])
          }
        }
        guard !rows.hasNull else { throw PublishingError(.nullCharacter, place: connection.place) }
        let tables =
          zip(kind.members, members).map { ($0.copyStatement(after: ["project", "content"]), $1) }
          + [(kind.table.copyStatement(after: ["project", "revision", "path", "content"]), rows.bytes)]
        try connection.copy(tables.filter { !$0.1.isEmpty })
        return paths
      }
    } catch {
      guard error.isOfOrder || error.isOfValues || error.isOfKeys else { throw error }
      return []
    }
  }

  /// Removes a file from the revision, where it is in it.
  func remove(_ path: String, of kind: PublishedKind) throws(PublishingError) {
    try trying { () throws(PublishingError) in
      try connection.transaction(lock: lock(kind, path)) { () throws(PublishingError) in
        let rows = try connection.run(
          """
          DELETE FROM \(kind.table.name) WHERE project = $1 AND revision = $2 AND path = $3 RETURNING content
          """, [project, revision, path])
        if let content = rows.first?.first ?? nil { try removeContent(content, of: kind) }
      }
    }
  }

  /// Replaces the font files that property lists name, where they are others.
  ///
  /// - Returns: Whether anything was written.
  func write(appFonts rows: CopyText) throws(PublishingError) -> Bool {
    let table = PublishedTable.appFonts
    return try connection.transaction(lock: SHA256.number(of: "fonts \(schema) \(project) \(revision)".utf8))
    {
      () throws(PublishingError) in
      let known = try connection.run(
        """
        SELECT property_list, position, file FROM app_font WHERE project = $1 AND revision = $2
        ORDER BY property_list, position
        """, [project, revision])
      var former = CopyText()
      for row in known { former.add(row.map { $0.map(SQLValue.text) ?? .null }) }
      if former.bytes == rows.bytes { return false }
      try connection.run("DELETE FROM app_font WHERE project = $1 AND revision = $2", [project, revision])
      let statement = table.copyStatement(after: ["project", "revision"])
      try connection.copy([(statement, rows.lines(after: [project, revision]))])
      return true
    }
  }

  /// Runs a transaction, and once more where others were in its way.
  private func trying<Result>(
    _ body: () throws(PublishingError) -> Result
  ) throws(PublishingError) -> Result {
    for _ in 0..<Self.repetitions {
      do throws(PublishingError) { return try body() } catch { guard error.isOfOrder else { throw error } }
    }
    return try body()
  }

  private static let repetitions = 5

  /// The numbers of the content of a file, which is written where the project does not have it, and of that
  /// of its row in the revision, nil where there is none.
  private func contents(_ file: PublishedFile) throws(PublishingError) -> (content: String, former: String?) {
    let key = file.key.inHexadecimal
    for _ in 0..<Self.repetitions {
      let made =
        try connection.run(
          """
          WITH made AS (
            INSERT INTO content (project, key) VALUES ($1, $4) ON CONFLICT (project, key) DO NOTHING RETURNING id
          )
          SELECT
            (SELECT id FROM made),
            (SELECT content FROM \(file.kind.table.name) WHERE project = $1 AND revision = $2 AND path = $3)
          """, [project, revision, file.path, key]
        ).first ?? [nil, nil]
      if let number = made[0] {
        let filled = zip(file.kind.members, file.members).filter { !$1.isEmpty }
        try connection.copy(
          filled.map { table, rows in
            (table.copyStatement(after: ["project", "content"]), rows.lines(after: [project, number]))
          })
        return (number, made[1])
      }
      // The lock keeps who removes contents that nothing refers to from it.
      let known = try connection.run(
        "SELECT id FROM content WHERE project = $1 AND key = $2 FOR KEY SHARE", [project, key])
      if let number = known.first?.first ?? nil { return (number, made[1]) }
    }
    throw comesAndGoes("content")
  }

  /// Writes the row of a file, in the place of that of a former content, nil where there was none.
  ///
  /// - Throws: An error of order where the row is another one by now: its content would be forgotten.
  private func writeRow(
    of file: PublishedFile, content: String, former: String?
  ) throws(PublishingError) {
    let columns = ["content"] + file.kind.table.columns
    let names = columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let numbers = columns.indices.map { "$\($0 + 5)" }.joined(separator: ", ")
    let changes = columns.map { "\"\($0)\" = excluded.\"\($0)\"" }.joined(separator: ", ")
    let written = try connection.run(
      """
      INSERT INTO \(file.kind.table.name) AS f (project, revision, path, \(names))
      VALUES ($1, $2, $3, \(numbers))
      ON CONFLICT (project, revision, path) DO UPDATE SET \(changes) WHERE f.content = $4::bigint RETURNING path
      """, [project, revision, file.path, former, content] + file.values)
    if written.isEmpty { throw comesAndGoes("row") }
  }

  /// The error that has a transaction tried again.
  private func comesAndGoes(_ what: String) -> PublishingError {
    PublishingError(.refused("the \(what) comes and goes", state: "40001"), place: connection.place)
  }

  /// Removes a content that nothing refers to any more; one that somebody is about to refer to is noted for
  /// ``removeLeftContents()``, of this publisher or of the next one where this one ends early.
  private func removeContent(_ content: String, of kind: PublishedKind) throws(PublishingError) {
    let locked = try connection.run(
      "SELECT FROM content WHERE project = $1 AND id = $2 FOR UPDATE SKIP LOCKED", [project, content])
    guard locked.isEmpty else { return try removeLocked(content, of: kind) }
    try connection.run(
      "INSERT INTO left_content (project, content, kind) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
      [project, content, kind.table.name])
  }

  /// Removes the contents that publishers of the project left, where those who were about to refer to them
  /// ended early.
  func removeLeftContents() throws(PublishingError) {
    let left = try connection.run(
      "SELECT content, kind FROM left_content WHERE project = $1 ORDER BY content", [project])
    for row in left {
      guard let content = row[0], let kind = PublishedKind.all.first(where: { $0.table.name == row[1] })
      else {
        continue
      }
      try trying { () throws(PublishingError) in
        try connection.transaction(lock: lock(kind, content)) { () throws(PublishingError) in
          try connection.run(
            "SELECT FROM content WHERE project = $1 AND id = $2 FOR UPDATE", [project, content])
          try removeLocked(content, of: kind)
          try connection.run(
            "DELETE FROM left_content WHERE project = $1 AND content = $2", [project, content])
        }
      }
    }
  }

  /// Removes a content, whose row this transaction has locked, where nothing refers to it.
  private func removeLocked(_ content: String, of kind: PublishedKind) throws(PublishingError) {
    let parameters = [project, content]
    let uses = try connection.run(
      "SELECT FROM \(kind.table.name) WHERE project = $1 AND content = $2 LIMIT 1", parameters)
    guard uses.isEmpty else { return }
    for table in kind.members {
      try connection.run("DELETE FROM \(table.name) WHERE project = $1 AND content = $2", parameters)
    }
    try connection.run("DELETE FROM content WHERE project = $1 AND id = $2", parameters)
  }
}

extension [String] {
  /// The texts as PostgreSQL reads an array.
  var inBraces: String {
    let texts = map { text in
      var quoted = "\""
      for scalar in text.unicodeScalars {
        if scalar == "\"" || scalar == "\\" { quoted.unicodeScalars.append("\\") }
        quoted.unicodeScalars.append(scalar)
      }
      return quoted + "\""
    }
    return "{" + texts.joined(separator: ",") + "}"
  }
}
