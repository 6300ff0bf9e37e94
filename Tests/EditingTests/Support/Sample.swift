import Editing
import Foundation
import InterfaceBuilder
import SceneModel

/// Documents that the tests edit.
enum Sample {
  static let directory = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  static let projects = directory.appending(path: "../../SampleProjects").standardized

  /// A scene with all that edits touch: variations, constraints, connections, a stack view, resources.
  static func plaza() throws -> Document { try read(directory.appending(path: "Support/Plaza.storyboard")) }

  /// The document of a text.
  static func parsed(_ text: String) throws -> Document {
    try DocumentReader().read(Array(text.utf8), path: "A.xib")
  }

  /// The documents of the sample projects, and the plaza.
  static func all() throws -> [Document] {
    let files = DocumentFiles(at: [projects.path]).files
    return try [plaza()] + files.map { try DocumentReader().read($0.bytes(), path: $0.path) }
  }

  /// The documents of the folder that `NINEFOLD_CORPUS` names, one by one.
  static func corpus() -> some Sequence<Document> {
    let folder = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]
    return DocumentFiles(at: folder.map { [$0] } ?? []).files.lazy.compactMap { file in
      guard let bytes = try? file.bytes() else { return nil }
      return try? DocumentReader().read(bytes, path: file.path)
    }
  }

  static let hasCorpus = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"] != nil

  private static func read(_ file: URL) throws -> Document {
    try DocumentReader().read(Array(Data(contentsOf: file)), path: file.lastPathComponent)
  }
}

extension Document {
  /// The bytes of the document's file.
  var bytes: [UInt8] { DocumentWriter().write(self) }

  /// The lines of the document's file.
  var lines: [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0)
    }
  }

  /// The document after an edit with identifiers of a seed.
  func edited(_ edit: Edit, in sizeClass: SizeClass = .any, seed: UInt64 = 1) throws -> Document {
    var ids = ObjectIDGenerator(seed: seed)
    var copy = self
    try copy.apply(edit, in: sizeClass, ids: &ids)
    return copy
  }

  /// The element of an identifier.
  func node(_ id: String) -> NodeID? {
    (0..<tree.count).lazy.map { NodeID($0) }.first { tree[$0, .id] == id && tree.name(of: $0) != .device }
  }
}

/// The lines that differ, as a diff shows them: `-` of the old ones, `+` of the new ones, and where they are.
func difference(_ old: [String], _ new: [String]) -> String {
  var text: [String] = []
  let change = new.difference(from: old)
  var removals: [Int: String] = [:]
  var insertions: [Int: String] = [:]
  for step in change {
    switch step {
    case .remove(let offset, let line, _): removals[offset] = line
    case .insert(let offset, let line, _): insertions[offset] = line
    }
  }
  var a = 0
  var b = 0
  var isInside = false
  while a < old.count || b < new.count {
    if let line = removals[a] {
      if !isInside { text.append("@ \(a + 1)") }
      text.append("-" + line)
      a += 1
      isInside = true
    } else if let line = insertions[b] {
      if !isInside { text.append("@ \(a + 1)") }
      text.append("+" + line)
      b += 1
      isInside = true
    } else {
      a += 1
      b += 1
      isInside = false
    }
  }
  return text.joined(separator: "\n") + "\n"
}
