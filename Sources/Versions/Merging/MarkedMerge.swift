import Comparison
import InterfaceBuilder
import SceneModel

/// A merged document that has its conflicts between git's markers.
struct MarkedMerge: Sendable {
  /// The text.
  let bytes: [UInt8]
  /// The line of the object of each conflict, counted from 1.
  let lines: [Int]

  /// Merges the base, ours and theirs, which have conflicts.
  init(_ documents: [Document], _ conflicts: [MergeConflict]) {
    let versions = DocumentMerge.versions(base: documents[0], ours: documents[1], theirs: documents[2])
    let texts = versions.map { DocumentWriter().write($0) }
    let text = MarkedText(base: texts[0], ours: texts[1], theirs: texts[2])
    bytes = text.bytes
    func line(_ number: Int?, _ lines: [Int]) -> Int? {
      number.flatMap { lines.indices.contains($0 - 1) ? lines[$0 - 1] : nil }
    }
    let ours = ConflictLines(versions[1]).lines(of: conflicts)
    let theirs = ConflictLines(versions[2]).lines(of: conflicts)
    lines = zip(ours, theirs).map { line($0, text.lines.ours) ?? line($1, text.lines.theirs) ?? 1 }
  }
}
