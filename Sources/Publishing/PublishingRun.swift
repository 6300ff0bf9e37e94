import SceneModel
import SceneStore

/// One run over the files of a project.
final class PublishingRun {
  private let store: SceneStore
  /// The number of the project in the store.
  private let project: Int64
  private let writer: RevisionWriter
  private(set) var counts: [RevisionWriter.Outcome: Int] = [:]
  private(set) var removed = 0
  private(set) var refused = 0
  private(set) var hasOtherAppFonts = false
  /// The numbers of environments in the schema, by those in the store.
  private var environments: [Int64: Int64] = [:]
  /// Whether the revision is noted as one that is being changed.
  private var isMarked = false

  init(store: SceneStore, project: Int64, writer: RevisionWriter) {
    self.store = store
    self.project = project
    self.writer = writer
  }

  /// How many files are compared with the revision's at once.
  private static let batch = 500

  /// The bytes of the contents of files that are in memory at once, but for those of the last one.
  private static let heldBytes = 1_000_000

  /// Brings the revision to what the store has, and notes that it is whole.
  ///
  /// - Parameters:
  ///   - progress: Takes the number of files done and the number of all.
  ///   - report: Takes the files that are not published.
  func publish(
    progress: (Int, Int) -> Void, report: (RevisionPublishing.Refusal) -> Void
  ) throws {
    let files = try PublishedKind.all.map { kind in (kind, try store.files(of: kind, project: project)) }
    let total = files.reduce(0) { $0 + $1.1.count }
    var done = 0
    for (kind, files) in files {
      var last: String?
      for start in stride(from: 0, through: files.count, by: Self.batch) {
        let batch = files[start..<min(start + Self.batch, files.count)]
        let isLast = start + Self.batch > files.count
        try publish(
          batch, of: kind, after: last, to: isLast ? nil : batch.last?.path,
          step: {
            progress(done, total)
            done += 1
          }, report: report)
        last = batch.last?.path ?? last
      }
    }
    // A log is written in its order: what was written before is on the disk with what is written from now on.
    try writer.connection.execute("SET synchronous_commit = on")
    try writer.removeLeftContents()
    let fonts = try store.rows(of: .appFonts, owner: project)
    hasOtherAppFonts = try writer.write(appFonts: fonts)
    try finish()
  }

  /// Publishes the files of a kind behind a path and up to another, nil of the first and the last ones, and
  /// takes out those that the store does not have.
  private func publish(
    _ files: ArraySlice<(number: Int64, path: String)>, of kind: PublishedKind, after first: String?,
    to last: String?, step: () -> Void, report: (RevisionPublishing.Refusal) -> Void
  ) throws {
    var known = try keys(of: kind, after: first, to: last)
    // Files that the revision does not have, which are written together.
    var added: [PublishedFile] = []
    for file in files {
      step()
      let read = try store.reading {
        try PublishedFile(
          store, kind, number: file.number, path: file.path, environment: environment)
      }
      guard let read else { continue }
      switch known.removeValue(forKey: file.path) {
      case read.key.inHexadecimal: counts[.unchanged, default: 0] += 1
      case nil:
        added.append(read)
        guard added.reduce(0, { $0 + $1.byteCount }) > Self.heldBytes else { continue }
        try add(added, of: kind, report)
        added = []
      default:
        // The file as it was is not in the database any more.
        if try !write(read, report) { try remove(file.path, of: kind) }
      }
    }
    try add(added, of: kind, report)
    for path in known.keys.sorted() { try remove(path, of: kind) }
  }

  /// Publishes files that the revision does not have.
  private func add(
    _ files: [PublishedFile], of kind: PublishedKind, _ report: (RevisionPublishing.Refusal) -> Void
  ) throws(PublishingError) {
    guard !files.isEmpty else { return }
    try mark()
    // First those whose contents the project has, then those with contents of their own; the rest one by one.
    var written = try writer.writeRows(of: files, kind)
    written.formUnion(
      try writer.writeContents(of: files.filter { !$0.hasNull && !written.contains($0.path) }, kind))
    counts[.added, default: 0] += written.count
    for file in files where !written.contains(file.path) { try write(file, report) }
  }

  /// Publishes a file; gives whether the server took it.
  @discardableResult
  private func write(
    _ file: PublishedFile, _ report: (RevisionPublishing.Refusal) -> Void
  ) throws(PublishingError) -> Bool {
    try mark()
    do throws(PublishingError) {
      counts[try writer.write(file), default: 0] += 1
      return true
    } catch {
      guard error.isOfValues else { throw error }
      refused += 1
      report(RevisionPublishing.Refusal(path: file.path, error: error))
      return false
    }
  }

  private func remove(_ path: String, of kind: PublishedKind) throws(PublishingError) {
    try mark()
    try writer.remove(path, of: kind)
    removed += 1
  }

  /// The keys of the contents of the revision's files by their paths.
  private func keys(
    of kind: PublishedKind, after first: String?, to last: String?
  ) throws(PublishingError) -> [String: String] {
    let rows = try writer.connection.run(
      """
      SELECT f.path, c.key FROM \(kind.table.name) f JOIN content c ON c.project = f.project AND c.id = f.content
      WHERE f.project = $1 AND f.revision = $2 AND ($3::text IS NULL OR f.path > $3)
        AND ($4::text IS NULL OR f.path <= $4)
      """, [writer.project, writer.revision, first, last])
    return Dictionary(uniqueKeysWithValues: rows.map { ($0[0] ?? "", $0[1] ?? "") })
  }

  /// Notes, once, that the revision is being changed.
  private func mark() throws(PublishingError) {
    guard !isMarked else { return }
    isMarked = true
    try writer.connection.run(
      "UPDATE revision SET is_whole = false WHERE project = $1 AND id = $2 AND is_whole",
      [writer.project, writer.revision])
  }

  /// Notes whether the revision is whole, and waits until all that was written is on the server's disk.
  private func finish() throws(PublishingError) {
    try writer.connection.run(
      """
      UPDATE revision SET is_whole = $3::boolean
      WHERE project = $1 AND id = $2 AND (is_whole <> $3::boolean OR $4::boolean)
      """, [writer.project, writer.revision, "\(refused == 0)", "\(isMarked)"])
  }

  /// The number in the schema of an environment of the store, which is written where it is missing.
  private func environment(_ number: Int64) throws -> Int64 {
    if let known = environments[number] { return known }
    let table = PublishedTable.environments
    try store.forEachRow(of: table.query, []) { row in
      var text = CopyText()
      text.add(Array(row.values.dropFirst()))
      let id = SHA256.number(of: text.bytes)
      environments[row.integer(0)] = id
      let columns = table.columns.map { "\"\($0)\"" }.joined(separator: ", ")
      let numbers = table.columns.indices.map { "$\($0 + 2)" }.joined(separator: ", ")
      try writer.connection.run(
        """
        INSERT INTO environment (project, \(columns)) VALUES ($1, \(numbers)) ON CONFLICT DO NOTHING
        """,
        [writer.project, "\(id)"] + row.values.dropFirst().map { $0 == .null ? nil : $0.description })
    }
    return environments[number] ?? 0
  }
}
