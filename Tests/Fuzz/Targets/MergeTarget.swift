import Comparison
import Editing
import InterfaceBuilder
import SceneModel

extension FuzzTarget {
  /// Two changed copies of a document, merged and compared: the document stands behind edits, of which each
  /// side makes every other one.
  ///
  /// Behind a separator the copies may stand themselves.
  static let merge = FuzzTarget(
    "merge", InputForm(.records(length: EditRecords.length), words: documentWords + [MergeInput.separator]),
    longest: 12 << 10, seeds: { EditRecords.seeds + MergeInput.seeds },
    check: { input, isThorough in
      guard let documents = MergeInput.documents(of: input) else { return }
      for favored in [nil, MergeSide.ours, .theirs] {
        let merge = DocumentMerge(
          base: documents[0], ours: documents[1], theirs: documents[2], favored: favored)
        let what = favored.map { "merged for \($0)" } ?? "merged"
        try MergeInput.examine(merge.document, of: documents, what)
        if favored == nil { try MergeAdditions.examine(merge, of: documents) }
        if merge.conflicts.isEmpty { break }
        if !isThorough { continue }
        let versions = DocumentMerge.versions(base: documents[0], ours: documents[1], theirs: documents[2])
        let texts = versions.map(\.bytes)
        let text = MarkedText(base: texts[0], ours: texts[1], theirs: texts[2])
        try require(text.bytes.count >= texts[1].count, "a text with markers that lacks lines")
        for version in versions[1...] { try MergeInput.examine(version, of: documents, "a marked side") }
      }
      let difference = DocumentDifference(from: documents[1], to: documents[2])
      for value in difference.changes.flatMap(\.values) {
        try require(value.old != value.new, "a value that differs from itself: \(value)")
      }
      try require(
        DocumentDifference(from: documents[1], to: documents[1]).changes.isEmpty,
        "a document that differs from itself")
      let same = DocumentMerge(base: documents[0], ours: documents[1], theirs: documents[1])
      try require(same.document.bytes == documents[1].bytes, "a document merged with itself is another")
      try require(same.conflicts.isEmpty, "a document merged with itself has conflicts")
    })
}

/// The bytes of an input as the base, ours and theirs.
private enum MergeInput {
  static let separator = "<!--AND-->"

  static func documents(of input: [UInt8]) -> [Document]? {
    let start = InputForm.endOfRecords(input, length: EditRecords.length)
    let parts = split(input[start...])
    var documents = parts.count == 3 ? parts.compactMap(read) : []
    if documents.count < 3 {
      guard let document = EditRecords.document(of: input) else { return nil }
      documents = [document, document, document]
    }
    for (number, choices) in EditRecords(input).choices.enumerated() {
      let side: MergeSide = number % 2 == 0 ? .ours : .theirs
      let record = EditRecord(choices, documents[side.rawValue])
      do throws(EditError) {
        _ = try record.apply(to: &documents[side.rawValue])
      } catch {}
    }
    return documents
  }

  private static func read(_ bytes: ArraySlice<UInt8>) -> Document? {
    try? DocumentReader().read(Array(bytes), path: "Main.storyboard")
  }

  private static func split(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var rest = bytes
    while let range = rest.firstRange(of: Array(separator.utf8)) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }

  /// A merged document is read as it is written, has no identifier twice, and refers to nothing only where
  /// its sides did.
  static func examine(_ merged: Document, of documents: [Document], _ what: String) throws {
    let read: Document
    do throws(ReadError) {
      read = try DocumentReader().read(merged.bytes, path: "merged")
    } catch {
      throw BrokenProperty("\(what): \(error)")
    }
    try require(read.bytes == merged.bytes, "\(what): other bytes read than written")
    let known = documents.reduce(into: Set<String>()) { $0.formUnion(dangling($1)) }
    let new = dangling(merged).subtracting(known)
    try require(new.isEmpty, "\(what): refers to what is not there: \(new.sorted())")
  }

  private static func dangling(_ document: Document) -> Set<String> {
    let tree = document.tree
    let references = ReferenceAttributes(tree)
    var named: Set<String> = []
    for index in 1..<max(1, tree.count) {
      named.formUnion(references.references(of: NodeID(index), in: tree).map(\.id))
    }
    return named.subtracting(tree.identifiers)
  }

  /// Small documents of which a side lacks lines, and the other has another value; both have something new of
  /// one identifier.
  static let seeds: [[UInt8]] = [rearranged] + changed

  /// A view that ours takes away, and theirs lays out anew by a constraint of its superview.
  private static let rearranged: [UInt8] = {
    func document(_ views: String, _ constraints: String) -> String {
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="V"><subviews>\#(views)</subviews><constraints>\#(constraints)</constraints></view></objects></document>"#
    }
    let (view, other) = (#"<label id="L"/>"#, #"<label id="M"/>"#)
    let sides = [
      document(view + other, ""), document(other, ""),
      document(
        view + other,
        #"<constraint firstItem="L" firstAttribute="top" secondItem="V" secondAttribute="top" id="c"/>"#),
    ]
    return [0] + Array(sides.joined(separator: separator).utf8)
  }()

  private static let changed: [[UInt8]] = smallDocuments.enumerated().map { number, bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let less = lines.enumerated().filter { $1.hasSuffix("/>") ? $0 % 7 != number % 7 : true }.map { $1 }
    let sides = [
      text,
      less.joined(separator: "\n").replacing(
        "<subviews>", with: "<subviews><label id=\"new\"/>", maxReplacements: 1),
      text.replacing("text=\"", with: "text=\"X").replacing(
        "<subviews>", with: "<subviews><button id=\"new\"/>", maxReplacements: 1),
    ]
    return [0] + Array(sides.joined(separator: separator).utf8)
  }
}
