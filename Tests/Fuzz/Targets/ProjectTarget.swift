import InterfaceBuilder
import Ninefold
import SceneModel
import SceneProject

extension FuzzTarget {
  /// Scene projects: the files of one, each behind a line `== PATH`.
  static let project = FuzzTarget(
    "project", InputForm(.brackets, words: projectWords), longest: 4 << 10,
    seeds: {
      try (smallDocuments + Repository.samples(["xib"])).map { bytes in
        let document = try DocumentReader().read(bytes, path: "Main.storyboard")
        return joined(try SceneProjectWriter.files(for: [document], name: "P"))
      }
    },
    check: { input, _ in
      let files = split(input)
      var found: [Document] = []
      let reader = SceneProjectReader { path throws(ProjectError) in files[path] }
      do throws(ProjectError) {
        for entry in try reader.head().documents {
          let document = try reader.document(entry)
          found.append(document)
        }
      } catch {
        try require(!error.description.isEmpty, "an error without a text")
      }
      for document in found {
        try document.requireReadable(after: "reading a scene project")
        try ProjectCheck(document).run()
      }
    })

  /// The files of a project as one input.
  private static func joined(_ files: [ProjectFile]) -> [UInt8] {
    files.flatMap { Array("== \($0.path)\n".utf8) + $0.bytes }
  }

  /// The files of an input, by their paths.
  private static func split(_ input: [UInt8]) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    var path = ""
    for line in input.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.starts(with: "== ".utf8) {
        path = String(decoding: line.dropFirst(3), as: UTF8.self)
        files[path] = []
      } else {
        files[path, default: []].append(contentsOf: line + [0x0A])
      }
    }
    return files
  }
}

/// The checks that must hold of a document that was read from a scene project.
private struct ProjectCheck {
  let document: Document

  init(_ document: Document) { self.document = document }

  func run() throws {
    let files = try SceneProjectWriter.files(for: [document], name: "P")
    let bytes = Dictionary(files.map { ($0.path, $0.bytes) }) { $1 }
    let reader = SceneProjectReader { path throws(ProjectError) in bytes[path] }
    for entry in try reader.head().documents {
      try reader.document(entry).requireSame(as: document, after: "writing it as a scene project again")
    }
  }
}

private let projectWords = [
  "{}", "[]", "\"#text\": \"a\"", "\"#spelled\": \"&#38;\"", "\"#cdata\": \"]]>\"", "\"#comment\": \"--\"",
  "\"#instruction\": \"xml\"", "\"#doctype\": \"document\"", "\"#file\": \"Objects.json\"", "\"tag\": {}",
  "\"children\": []",
  "\"form\": {\"lineEnd\": \"\\r\\n\"},", "\"byteOrderMark\": true", "\"indentation\": \"\\t\"",
  "\"emptyElementGap\": \" \"",
  "\"declaration\": \"\"", "\"declaration\": \"<?xml version='1.0'?>\"", "== a/b.json\n", "\"nodes\": [", ",",
  "\"\"",
  "{\"constraint #k\": \"width = a.height * 1:2 + 3 @750\"},", "{\"rect frame\": \"0.0 0.0 1 1e999\"},",
  "{\"[compact-any]\": {\"constant\": \"1\"}},", "{\"autoresizingMask autoresizingMask\": \"widthSizable\"},",
  "\"<tag>\"",
  "\"view\"", "\"xmlns:a\": \"b\"", "\"a:b\"", "\"../a\"", "\"\\u0000\"", "\"\\uFFFE\"", "\"]]>\"",
  "\"document\"", "null", "true",
]
