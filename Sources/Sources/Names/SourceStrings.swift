import InterfaceBuilder
import OperatingSystem
import ProjectResources
package import SceneModel
package import SceneStore

/// The localized texts of a source, found when a language is first requested.
package final class SourceStrings {
  private enum Origin {
    /// The strings files that were found, and the paths of documents as the system opens them.
    case files([DocumentFile], documents: [String])
    case stored(SceneStore, projects: [String])
  }

  private let origin: Origin
  /// The files of each document, once they were listed.
  private var listed: [String: [LocalizedTextFile]]?
  private var read: [String: LocalizedStrings?] = [:]

  /// The texts in strings files.
  init(_ files: [DocumentFile], documents: [String]) { origin = .files(files, documents: documents) }

  /// The texts of stored projects.
  init(_ store: SceneStore, projects: [String]) { origin = .stored(store, projects: projects) }

  /// The names of the languages that there are texts in, in order: those of the folders `NAME.lproj`.
  package func languages() throws(StoreError) -> [String] {
    Set(try files().values.joined().map(\.language)).subtracting([LocalizedTextFile.base]).sorted()
  }

  /// The texts of a document in a language; nil where there are none (Devices.md#languages).
  ///
  /// - Parameter report: Takes, once each, why a file cannot be read.
  func strings(
    of document: Document, in language: LanguageTag, report: (any CustomStringConvertible) -> Void
  ) throws(StoreError) -> LocalizedStrings? {
    let siblings = try files(of: document)
    for tag in language.fallbacks {
      guard let file = siblings.first(where: { LanguageTag($0.language) == tag }) else { continue }
      return try knownStrings(in: file, report: report)
    }
    return nil
  }

  /// The texts of a document in all languages, in the order of the files.
  ///
  /// - Parameter report: Takes, once each, why a file cannot be read.
  package func strings(
    of document: Document, report: (any CustomStringConvertible) -> Void
  ) throws(StoreError) -> [LocalizedStrings] {
    var found: [LocalizedStrings] = []
    for file in try files(of: document) where !file.isBase {
      if let strings = try knownStrings(in: file, report: report) { found.append(strings) }
    }
    return found
  }

  /// The strings files of a document.
  private func files(of document: Document) throws(StoreError) -> [LocalizedTextFile] {
    let paths = [document.location, document.path].compactMap { $0 }
    let bases = paths.compactMap { LocalizedTextFile($0, .none) }.filter(\.isBase)
    let files = try files()
    return bases.flatMap { files[$0.document] ?? [] }
  }

  private func knownStrings(
    in file: LocalizedTextFile, report: (any CustomStringConvertible) -> Void
  ) throws(StoreError) -> LocalizedStrings? {
    if let known = read[file.path] { return known }
    let strings = try self.strings(in: file, report: report)
    read.updateValue(strings, forKey: file.path)
    return strings
  }

  private func strings(
    in file: LocalizedTextFile, report: (any CustomStringConvertible) -> Void
  ) throws(StoreError) -> LocalizedStrings? {
    switch (file.origin, origin) {
    case (.stored(let project, let path), .stored(let store, _)):
      return try store.strings(project: project, path: path)
    case (.file(let found), _):
      do throws(ReadError) {
        return try StringsReader().read(found.bytes(limit: StringsReader().limit), path: found.location)
      } catch {
        report(error)
        return nil
      }
    case (.stored, .files), (.none, _): return nil
    }
  }

  private func files() throws(StoreError) -> [String: [LocalizedTextFile]] {
    if let listed { return listed }
    var found: [LocalizedTextFile] = []
    switch origin {
    case .files(let files, let documents):
      for file in files + Self.besides(documents) {
        for path in Set([file.location, file.path]).sorted() {
          if let text = LocalizedTextFile(path, .file(file)) { found.append(text) }
        }
      }
    case .stored(let store, let projects):
      for project in projects {
        for path in try store.stringsFiles(project: project) {
          // A document of a second project may be called by the project's name as well.
          found += [path, project + "/" + path]
            .compactMap { LocalizedTextFile($0, .stored(project: project, path: path)) }
        }
      }
    }
    let files = Dictionary(grouping: found, by: \.document)
    listed = files
    return files
  }

  /// The strings files beside documents in `Base.lproj` that were asked for by their own paths.
  private static func besides(_ documents: [String]) -> [DocumentFile] {
    let folders = Set(documents.compactMap { LocalizedTextFile($0, .none) }.filter(\.isBase).map(\.folder))
    return folders.sorted().flatMap { folder -> [DocumentFile] in
      do throws(FileDefect) {
        let names = try Folder(at: folder.isEmpty ? "." : folder).names()
        let languages = names.filter { $0.hasSuffix(LocalizedTextFile.folderEnding) }
        return ResourceFiles(at: languages.map { folder + $0 }).strings
      } catch {
        return []
      }
    }
  }
}

/// Where a document or its texts in one language are: `FOLDER/LANGUAGE.lproj/NAME.strings`.
struct LocalizedTextFile {
  /// The origin of the texts.
  enum Origin {
    case file(DocumentFile)
    case stored(project: String, path: String)
    /// The path is a document's.
    case none
  }

  static let folderEnding = ".lproj"
  /// The name of the language that documents themselves are in.
  static let base = "Base"

  let path: String
  let origin: Origin
  /// The folder around those of the languages: empty, or a path that ends in `/`.
  let folder: String
  /// The name of the language's folder, without its ending.
  let language: String
  /// The file's name, without its ending.
  let name: String

  /// Nil of a path that names no language.
  init?(_ path: String, _ origin: Origin) {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard names.count > 1, let file = names.last, let language = names.dropLast().last,
      language.hasSuffix(Self.folderEnding)
    else { return nil }
    self.path = path
    self.origin = origin
    folder = names.dropLast(2).map { $0 + "/" }.joined()
    self.language = String(language.dropLast(Self.folderEnding.count))
    name = PathName.stem(of: String(file))
  }

  var isBase: Bool { language == Self.base }

  /// The path that the files of one document share.
  var document: String { folder + name }
}
