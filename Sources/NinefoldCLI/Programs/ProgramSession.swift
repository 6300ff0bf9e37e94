import Answers
import CommandLine
import JSONText
import ModelContext
import Ninefold
import OperatingSystem
import Synchronization

/// The documents that a program may ask of, and the edits that it made.
final class ProgramSession: Sendable {
  /// An edit that was made, as long as it can be taken back.
  struct MadeEdit: Sendable {
    let id: String
    let editing: DocumentEditing
    let edit: PreparedEdit
  }

  /// How many edits can be taken back.
  static let mostEdits = 32

  /// The documents and directories, or the stored projects.
  let sources: Source
  let isWritable: Bool
  /// The places of the files that were asked for by their documents' names.
  private let locations = Mutex<[String: String]>([:])
  private let made = Mutex<(count: Int, edits: [MadeEdit])>((0, []))

  /// A session about paths or stored projects.
  ///
  /// - Throws: ``SourceError`` where a path has no documents, ``StoreError`` of the database, ``NameError``
  ///   of its projects.
  init(_ sources: Source, isWritable: Bool) throws {
    self.sources = sources
    self.isWritable = isWritable
    switch sources {
    case .files(let paths):
      for path in paths where NamedPath.found(path) == nil { throw SourceError(.noDocuments, path: path) }
    case .project: _ = try OpenSource(sources)
    }
  }

  /// The documents, as they are now.
  func open() throws(ToolProblem) -> OpenSource {
    try problem { try OpenSource(sources) }
  }

  /// The words by which a command is about the sources: options, and arguments that follow all others.
  var words: (options: [String], arguments: [String]) {
    switch sources {
    case .files(let paths): ([], paths)
    case .project(let database, let names): (["--database=\(database)"], names)
    }
  }

  /// The answer of a command about the sources.
  ///
  /// - Parameter arguments: Its arguments before the sources.
  func answer(
    of command: [String], before arguments: [String] = []
  ) throws(ToolProblem) -> CommandAnswer {
    try CommandAnswer(command + words.options, before: arguments + words.arguments)
  }

  /// Refuses what a tool can do with files alone.
  func refuseDatabase(_ what: String) throws(ToolProblem) {
    guard case .project = sources else { return }
    throw ToolProblem("\(what) is of files, and the sources are a database, expected a server about files")
  }

  /// Does some work whose errors are the program's to mend.
  func problem<Value>(_ work: () throws -> Value) throws(ToolProblem) -> Value {
    do { return try work() } catch let error as ToolProblem {
      throw error
    } catch let error as NameError {
      throw ToolProblem(error.lines.joined(separator: "\n"))
    } catch {
      throw ToolProblem("\(error)")
    }
  }

  /// A document by its name; without one the only document, nil where there are several.
  ///
  /// - Throws: ``ToolProblem`` with candidates where no document has the name, and where a link leads out of
  ///   the sources.
  func document(
    _ name: String?, in source: OpenSource
  ) throws(ToolProblem) -> SourceDocument? {
    let entries = try problem { try source.documents() }
    guard name != nil || entries.count == 1 else { return nil }
    let entry = try problem { try name.map { try source.document(named: $0) } ?? entries[0] }
    if case .file(let input) = entry.place, input.isOutsideOfDirectory {
      throw ToolProblem(
        "\(entry.path): error: is a symbolic link out of the sources, expected a document in them")
    }
    return entry
  }

  /// The editing of a document.
  func editing(_ name: String?, in source: OpenSource) throws(ToolProblem) -> DocumentEditing {
    switch (try document(name, in: source)?.place, sources) {
    case (.file(let input), _): return DocumentEditing(input)
    case (.stored(let stored), .project(let database, _)): return DocumentEditing(stored, in: database)
    default: break
    }
    let names = try problem { try source.documents() }.prefix(10).map(\.path).joined(separator: ", ")
    throw ToolProblem("several documents, expected the argument 'document': one of \(names)")
  }

  /// The fingerprint of a document by its name; nil where none is named and there are several.
  func revision(_ name: String?) throws(ToolProblem) -> [String: JSONValue] {
    let source = try open()
    guard let entry = try document(name, in: source),
      case .success(let document) = try problem({ try source.read(entry) })
    else { return [:] }
    return ["revision": .string(document.fingerprint)]
  }

  /// The place of a document's file, where it was noted.
  func location(_ name: String) -> String? { locations.withLock { $0[name] } }

  /// Notes the place of a document's file.
  func note(_ name: String, at location: String) { locations.withLock { $0[name] = location } }

  /// Keeps an edit that was made, and gives the identifier by which it is taken back.
  func keep(_ edit: PreparedEdit, _ editing: DocumentEditing) -> String {
    made.withLock { made in
      made.count += 1
      let id = "\(made.count)-\(edit.edited.fingerprint)"
      made.edits.append(MadeEdit(id: id, editing: editing, edit: edit))
      if made.edits.count > Self.mostEdits { made.edits.removeFirst() }
      return id
    }
  }

  /// Takes an edit back.
  func takeBack(_ id: String) throws(ToolProblem) -> PreparedEdit {
    let (edit, known) = made.withLock { made in
      (made.edits.first { $0.id == id }, made.edits.suffix(5).map(\.id))
    }
    guard let edit else {
      let expected = known.isEmpty ? "one: none was made here" : "one of " + known.joined(separator: ", ")
      throw ToolProblem("no edit '\(id)' can be taken back, expected \(expected)")
    }
    try problem { try edit.editing.takeBack(edit.edit) }
    made.withLock { $0.edits.removeAll { $0.id == id } }
    return edit.edit
  }
}
