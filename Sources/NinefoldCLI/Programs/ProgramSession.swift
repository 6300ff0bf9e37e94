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

  /// The paths of documents and directories.
  let sources: [String]
  let isWritable: Bool
  /// The places of the files that were asked for by their documents' names.
  private let locations = Mutex<[String: String]>([:])
  private let made = Mutex<(count: Int, edits: [MadeEdit])>((0, []))

  /// A session about some paths.
  ///
  /// - Throws: ``SourceError`` where one has no documents.
  init(_ sources: [String], isWritable: Bool) throws {
    self.sources = sources
    self.isWritable = isWritable
    for source in sources where NamedPath.found(source) == nil {
      throw SourceError(.noDocuments, path: source)
    }
  }

  /// The documents, as they are now.
  func open() throws(ToolProblem) -> OpenSource {
    try problem { try OpenSource(.files(sources)) }
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
  ) throws(ToolProblem) -> (entry: SourceDocument, input: DocumentInput)? {
    let entries = try problem { try source.documents() }
    guard name != nil || entries.count == 1 else { return nil }
    let entry = try problem { try name.map { try source.document(named: $0) } ?? entries[0] }
    guard case .file(let input) = entry.place else { return nil }
    if input.isOutsideOfDirectory {
      throw ToolProblem(
        "\(entry.path): error: is a symbolic link out of the sources, expected a document in them")
    }
    return (entry, input)
  }

  /// The document that an edit is of.
  func edited(_ name: String?, in source: OpenSource) throws(ToolProblem) -> DocumentInput {
    if let found = try document(name, in: source) { return found.input }
    let names = try problem { try source.documents() }.prefix(10).map(\.path).joined(separator: ", ")
    throw ToolProblem("several documents, expected the argument 'document': one of \(names)")
  }

  /// The fingerprint of a document by its name; nil where none is named and there are several.
  func revision(_ name: String?) throws(ToolProblem) -> [String: JSONValue] {
    let source = try open()
    guard let (entry, _) = try document(name, in: source),
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
