package import Comparison
import InterfaceBuilder
import OperatingSystem
import SceneModel

/// Merges two changed copies of a document into a file.
package struct MergeJob: Sendable {
  /// The base, ours and theirs. A base without bytes stands for none.
  private let versions: [MergeVersion]
  private let output: String
  /// The document's name in messages; nil where each file goes by its own path.
  private let name: String?
  private let favored: MergeSide?
  /// The sides chosen in single conflicts, by their numbers and objects.
  var takes: [ConflictTake] = []
  /// Whether conflicts are written as git's markers.
  private let writesMarkers: Bool

  /// A job on files.
  ///
  /// - Parameters:
  ///   - output: The file that the merged document is written to, whole or not at all.
  ///   - name: The path of the document where the files are temporary ones, as git makes them.
  ///   - favored: The side that wins every conflict; nil for ours, but with all that one side took away and
  ///     the other changed.
  ///   - writesMarkers: Whether git's markers show both sides of a conflict instead.
  package init(
    base: String, ours: String, theirs: String, output: String, name: String?, favored: MergeSide?,
    writesMarkers: Bool = false
  ) {
    self.init(
      [base, ours, theirs].map { .file($0) }, output: output, name: name, favored: favored,
      writesMarkers: writesMarkers)
  }

  /// A job on the base, ours and theirs.
  init(
    _ versions: [MergeVersion], output: String, name: String?, favored: MergeSide?,
    writesMarkers: Bool = false
  ) {
    self.versions = versions
    self.output = output
    self.name = name
    self.favored = favored
    self.writesMarkers = writesMarkers
  }

  /// The result of a merge.
  package struct Outcome: Sendable {
    /// The document's path in messages.
    package let path: String
    package let merge: DocumentMerge
    /// The line of each conflict in the merged document, counted from 1.
    package let lines: [Int]
    /// Whether conflicts stand in the document between git's markers, where no side wins.
    package let hasMarkers: Bool
    /// The name under which git keeps the former content of the file; nil where it keeps none for this merge.
    package internal(set) var formerObject: String?
    /// The faults of the merged document alone; nil where nobody asked, or where it has markers.
    package internal(set) var examination: MergeExamination?
    /// The base, ours and theirs.
    let documents: [Document]
    /// The text of the merged document.
    let bytes: [UInt8]
  }

  /// Why nothing was merged.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Merges the documents and writes the file, which other programs of ours wait for.
  ///
  /// - Throws: ``ReadError`` where a document is refused, ``Failure`` where they are of different kinds, or
  ///   the file cannot be written.
  package func run() throws -> Outcome {
    let file = try lockedOutput()
    var outcome = try merged()
    outcome.examine()
    try write(outcome, to: file)
    return outcome
  }

  /// Merges the documents.
  func merged() throws -> Outcome {
    let documents = try MergeSide.allCases.map(read)
    for document in documents[1...] { try examineKind(of: document, against: documents) }
    let merge = try merge(documents)
    let path = name ?? output
    let document = marked(merge, documents)
    let mended = DocumentWriter().write(document)
    try examine(mended, path)
    let hasMarkers = writesMarkers && !merge.conflicts.isEmpty
    let text = hasMarkers ? MarkedMerge(documents, merge.conflicts) : nil
    let bytes = text?.bytes ?? mended
    let lines = text?.lines ?? ConflictLines(document).lines(of: merge.conflicts).map { $0 ?? 1 }
    return Outcome(
      path: path, merge: merge, lines: lines, hasMarkers: hasMarkers, documents: documents, bytes: bytes)
  }

  /// The merged document, with a comment that names the conflicts in which nobody chose a side.
  private func marked(_ merge: DocumentMerge, _ documents: [Document]) -> Document {
    guard favored == nil, !writesMarkers, merge.conflicts.contains(where: { !$0.isChosen }) else {
      return merge.document
    }
    var document = merge.document
    let listing = ConflictListing(merge.conflicts, of: documents, path: name ?? output)
    let open = listing.entries.filter { !$0.conflict.isChosen }
    OpenConflicts.mark(&document.tree, with: open.map { "\($0.title): \($0.sentence)" })
    return document
  }

  /// Merges documents, with the sides that somebody chose.
  private func merge(_ documents: [Document]) throws(Failure) -> DocumentMerge {
    let merge = DocumentMerge(
      base: documents[0], ours: documents[1], theirs: documents[2], favored: favored)
    if takes.isEmpty { return merge }
    let choices = try ConflictTake.choices(of: takes, among: merge.conflicts, in: name ?? output)
    return DocumentMerge(
      base: documents[0], ours: documents[1], theirs: documents[2], favored: favored, choices: choices)
  }

  /// The conflicts of the documents, and the words for them, without writing anything.
  func listing() throws -> ConflictListing {
    let documents = try MergeSide.allCases.map(read)
    for document in documents[1...] { try examineKind(of: document, against: documents) }
    return ConflictListing(try merge(documents).conflicts, of: documents, path: name ?? output)
  }

  /// The file that is written, as it is before anything is read.
  func lockedOutput() throws(Failure) -> LockedFile {
    do throws(FileDefect) { return try LockedFile(output) } catch { throw unwritable(error) }
  }

  /// Writes the result of a merge, unless the file was changed since it was locked.
  func write(_ outcome: Outcome, to file: borrowing LockedFile) throws(Failure) {
    do throws(FileDefect) { try file.replace(with: outcome.bytes) } catch { throw unwritable(error) }
  }

  private func unwritable(_ defect: FileDefect) -> Failure {
    Failure(description: "\(name ?? output): error: cannot be written: \(defect)".onOneLine)
  }

  private func read(_ side: MergeSide) throws -> Document {
    try versions[side.rawValue].document(of: side, name: name)
  }

  private func examineKind(of document: Document, against documents: [Document]) throws(Failure) {
    func kind(_ document: Document) -> String? { document.tree.root.flatMap { document.tree[$0, .type] } }
    guard let other = documents.first(where: { $0.tree.root != nil }), kind(other) != kind(document) else {
      return
    }
    let type = kind(other).map { "type=\"\($0)\"" } ?? "no type"
    let place = document.tree.root.map { DocumentPlaces(document)[$0].description } ?? document.path
    throw Failure(
      description: "\(place): error: a document of another kind than \(other.path), expected \(type)"
        .onOneLine)
  }

  /// Refuses a merged document that could not be read again.
  private func examine(_ bytes: [UInt8], _ path: String) throws(Failure) {
    do throws(ReadError) {
      _ = try DocumentReader().read(bytes, path: path)
    } catch {
      throw Failure(
        description: "\(path): error: the merged document would be refused: \(error)".onOneLine)
    }
  }
}

extension MergeJob.Outcome {
  /// The sides that have open conflicts of a former merge.
  package var sidesWithOpenConflicts: [MergeSide] {
    [MergeSide.ours, .theirs].filter { OpenConflicts.areMarked(in: documents[$0.rawValue].tree) }
  }

  /// Looks for what is wrong with the merged document alone.
  mutating func examine() {
    if !hasMarkers { examination = MergeExamination(merge, Array(documents[1...])) }
  }
}
