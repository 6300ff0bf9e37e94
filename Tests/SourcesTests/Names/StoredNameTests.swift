import Controls
import Foundation
import InterfaceBuilder
import SceneModel
import SceneStore
import TestSupport
import Testing

@testable import Sources

/// Names in a database mean the things that they mean in the files.
struct StoredNameTests {
  /// The sample projects, and each eighth document of other people.
  private static let folders =
    [Samples.folder.path] + [ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]].compactMap { $0 }

  private struct Stored {
    let directory: TemporaryDirectory
    let files: OpenSource
    let database: OpenSource
    let store: SceneStore
    let documents: [Document]
  }

  private func stored(_ folder: String) throws -> Stored {
    let directory = try TemporaryDirectory()
    let all = DocumentFiles(at: [folder]).files
    var paths: [String] = []
    var documents: [Document] = []
    for index in stride(from: 0, to: all.count, by: all.count > 100 ? 8 : 1) {
      guard let read = try? DocumentReader().read(all[index].bytes(), path: all[index].path) else { continue }
      documents.append(read)
      paths.append(all[index].location)
    }
    let path = directory.path + "/f.db"
    let store = try SceneStore(path: path, mode: .readWrite)
    try store.importDocuments(documents, project: "p")
    return Stored(
      directory: directory, files: try OpenSource(.files(all.count > 100 ? paths : [folder])),
      database: try OpenSource(.project(database: path, names: [])), store: store, documents: documents)
  }

  @Test("What is found in a document, an index finds", arguments: folders)
  func occurrences(folder: String) throws {
    let stored = try stored(folder)
    var random = SeededGenerator(seed: 1)
    for document in stored.documents {
      let all = document.occurrences(of: "", in: document.scenes)
      for occurrence in all where !occurrence.value.isEmpty && random.chance(1 + all.count / 12) {
        let characters = Array(occurrence.value)
        let start = random.below(characters.count)
        let part = String(characters[start..<start + 1 + random.below(characters.count - start)])
        for text in [occurrence.value, part.uppercased(), part] where !text.isEmpty {
          guard !document.occurrences(of: text, in: document.scenes).isEmpty else { continue }
          let found = try stored.store.documents(project: "p", containing: text)
          #expect(found.contains { $0.path == document.path }, "\(document.path): \(text)")
        }
      }
    }
  }

  @Test("The documents that name fonts, and no others, are read for them", arguments: folders)
  func fonts(folder: String) throws {
    let stored = try stored(folder)
    let expected = stored.documents.filter { !$0.tree.namedFonts.isEmpty }.map(\.path)
    #expect(Set(try stored.database.documentsNamingFonts().map(\.path)) == Set(expected))
  }

  /// The outcome of a search for an object or a scene: where it is, or the error without the name of the
  /// source.
  private func outcome(_ name: String, of source: OpenSource, isScene: Bool) throws -> String {
    func take(_ result: Result<Document, DocumentRefusal>) throws -> Document? { try? result.get() }
    do {
      if isScene { return try source.scene(name, in: nil, take).outline.label }
      return try source.object(name, in: SceneChoice(), take).id.text
    } catch let error as NameError {
      if !error.candidates.isEmpty { return "several" }
      return "none, nearest \(error.nearest ?? "-")"
    }
  }

  @Test func `names and mistyped names mean the same in files and in a database`() throws {
    let stored = try stored(Samples.folder.path)
    var random = SeededGenerator(seed: 2)
    var names: Set<String> = []
    for document in stored.documents {
      for occurrence in document.occurrences(of: "", in: document.scenes) { names.insert(occurrence.value) }
    }
    for name in names.sorted() where !name.isEmpty && random.chance(12) {
      var mistyped = Array(name)
      let place = random.below(mistyped.count)
      switch random.below(3) {
      case 0: mistyped.remove(at: place)
      case 1: mistyped.insert("q", at: place)
      default: mistyped.swapAt(place, max(0, place - 1))
      }
      for asked in [name, String(mistyped)] where !asked.isEmpty {
        for isScene in [true, false] {
          #expect(
            try outcome(asked, of: stored.database, isScene: isScene)
              == outcome(asked, of: stored.files, isScene: isScene), "\(asked)")
        }
      }
    }
  }

  @Test func `documents are called the same in files and in a database`() throws {
    let stored = try stored(Samples.folder.path)
    for path in stored.documents.map(\.path) {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      for asked in [path, name, String(name.prefix { $0 != "." }), name + "x"] {
        func found(_ source: OpenSource) throws -> String {
          do { return try source.document(named: asked).path } catch let error as NameError {
            return "\(error.candidates.count) \(error.nearest ?? "-")"
          }
        }
        #expect(try found(stored.database) == found(stored.files), "\(asked)")
      }
    }
  }
}
