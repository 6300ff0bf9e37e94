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
  private var read: [String: LocalizedTexts?] = [:]
  /// Why files cannot be read that were read for their languages alone.
  private var unreported: [any CustomStringConvertible] = []

  /// The texts in strings files.
  init(_ files: [DocumentFile], documents: [String]) { origin = .files(files, documents: documents) }

  /// The texts of stored projects.
  init(_ store: SceneStore, projects: [String]) { origin = .stored(store, projects: projects) }

  /// The names of the languages that there are texts in, in order: those of the folders `NAME.lproj`, and
  /// those in catalogues.
  package func languages() throws(StoreError) -> [String] {
    var languages: Set<String> = []
    for file in try files().values.joined() where !file.isBase {
      guard file.isCatalog else {
        languages.insert(file.language)
        continue
      }
      if case .forms(let forms)? = try knownTexts(in: file) { languages.formUnion(forms.languages) }
    }
    return languages.sorted()
  }

  /// The texts of a document in a language; nil where there are none (Devices.md#languages).
  ///
  /// - Parameters:
  ///   - forms: Which form of a text is taken that has several.
  ///   - report: Takes, once each, why a file cannot be read.
  func strings(
    of document: Document, in language: LanguageTag, _ forms: TextForms.Choice,
    report: (any CustomStringConvertible) -> Void
  ) throws(StoreError) -> LocalizedStrings? {
    let siblings = try files(of: document).sorted { $0.rank < $1.rank }
    for tag in language.fallbacks {
      var found: LocalizedStrings?
      var isNamed = false
      for file in siblings where file.isCatalog || LanguageTag(file.language) == tag {
        isNamed = isNamed || !file.isCatalog
        let texts = try knownTexts(in: file)
        flush(report)
        guard let strings = texts?.strings(in: tag, forms) else { continue }
        guard found != nil else {
          found = strings
          continue
        }
        for entry in strings.entries { found?[entry.key] = entry.value }
      }
      if isNamed || found != nil { return found }
    }
    return nil
  }

  private func flush(_ report: (any CustomStringConvertible) -> Void) {
    for error in unreported { report(error) }
    unreported.removeAll()
  }

  /// The texts of a document in all languages, in the order of the files.
  ///
  /// - Parameter report: Takes, once each, why a file cannot be read.
  package func strings(
    of document: Document, report: (any CustomStringConvertible) -> Void
  ) throws(StoreError) -> [LocalizedStrings] {
    var found: [LocalizedStrings] = []
    for file in try files(of: document) where !file.isBase {
      switch try knownTexts(in: file) {
      case .strings(let strings): found.append(strings)
      case .forms(let forms): found.append(forms.keys)
      case nil: break
      }
    }
    flush(report)
    return found
  }

  /// The strings files of a document.
  private func files(of document: Document) throws(StoreError) -> [LocalizedTextFile] {
    let paths = [document.location, document.path].compactMap { $0 }
    let bases = paths.compactMap { LocalizedTextFile($0, .none) }.filter(\.isBase)
    let files = try files()
    return bases.flatMap { files[$0.document] ?? [] }
  }

  private func knownTexts(in file: LocalizedTextFile) throws(StoreError) -> LocalizedTexts? {
    if let known = read[file.path] { return known }
    let texts = try texts(in: file)
    read.updateValue(texts, forKey: file.path)
    return texts
  }

  private func texts(in file: LocalizedTextFile) throws(StoreError) -> LocalizedTexts? {
    switch (file.origin, origin) {
    case (.stored(let project, let path), .stored(let store, _)):
      guard let strings = try store.strings(project: project, path: path) else { return nil }
      do throws(ReadError) {
        return try LocalizedTexts(stored: strings)
      } catch {
        unreported.append(error)
        return nil
      }
    case (.file(let found), _):
      do throws(ReadError) {
        return try found.texts(path: found.location)
      } catch {
        unreported.append(error)
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
        let languages = names.filter {
          $0.hasSuffix(LocalizedTextFile.folderEnding) || LocalizedFormsReader.isCatalog($0)
        }
        return ResourceFiles(at: languages.map { folder + $0 }).strings
      } catch {
        return []
      }
    }
  }
}
