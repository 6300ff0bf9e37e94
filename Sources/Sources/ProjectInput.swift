import InterfaceBuilder
import OperatingSystem
import ProjectResources
import SceneModel
import SceneProject

/// The files at some paths from which a project can be read.
package struct ProjectInput {
  /// The documents: those of Interface Builder, then those of scene projects.
  private(set) var documents: [DocumentInput]
  /// The asset catalogues.
  private(set) var catalogs: [DocumentFile]
  /// The localized texts.
  private(set) var strings: [DocumentFile]
  /// The font files.
  private(set) var fonts: [DocumentFile]
  /// The image files outside of catalogues.
  private(set) var pictures: [DocumentFile]
  /// The property lists of apps, which name font files.
  private(set) var propertyLists: [DocumentFile]
  /// The Swift files and the projects of Xcode.
  private(set) var sources: [DocumentFile]
  /// Why paths, folders and whole scene projects cannot be read.
  private(set) var refusals: [DocumentRefusal]
  /// The name that the scene project gives itself whose folder was asked for first; nil of another directory.
  private(set) var projectName: String?

  /// The path that stands for the standard input.
  package static let standardInput = "-"

  /// Finds the files at paths, and reads the standard input where it is one of them.
  init(at paths: [String]) {
    let files = paths.filter { $0 != Self.standardInput }
    let contents = ProjectContents(at: files, projectFile: ProjectHead.file) { folder in
      ProjectFolder(folder.location).holdsProject
    }
    documents = contents.documents.namedBySource.map(DocumentInput.init)
    catalogs = contents.catalogs.namedBySource
    strings = contents.strings.namedBySource
    fonts = contents.fonts.namedBySource
    pictures = contents.pictures
    propertyLists = contents.propertyLists
    sources = contents.sources
    refusals = contents.errors.map(DocumentRefusal.unreadable)
    for folder in contents.projects { addProject(folder) }
    if files.count < paths.count { addStandardInput() }
  }

  private mutating func addStandardInput() {
    let reader = DocumentReader()
    let location = "<stdin>"
    do throws(FileDefect) {
      let bytes = try ThisProcess.readStandardInput(limit: reader.limits.bytes)
      documents.append(DocumentInput(bytes, at: location, reader))
    } catch {
      refusals.append(.unreadable(ReadError(error, path: location)))
    }
  }

  private mutating func addProject(_ folder: DocumentFile) {
    let reader = ProjectFolder(folder.location).reader
    do throws(ProjectError) {
      let head = try reader.head()
      if folder.path.isEmpty, projectName == nil { projectName = head.name }
      documents += head.documents.map { DocumentInput($0, of: reader, in: folder) }
      let base = DocumentInput.base(of: folder)
      let resources = ResourceFiles(at: [folder.location])
      func inProject(_ file: DocumentFile) -> DocumentFile {
        DocumentFile(location: file.location, path: base + file.path)
      }
      catalogs += resources.catalogs.map(inProject)
      strings += resources.strings.map(inProject)
      fonts += resources.fonts.map(inProject)
      propertyLists += resources.propertyLists.map(inProject)
      refusals += resources.errors.map(DocumentRefusal.unreadable)
    } catch {
      refusals.append(.unreadableProject(error.located(in: folder.location)))
    }
  }

  /// Whether there is nothing to read and nothing to refuse.
  var isEmpty: Bool {
    documents.isEmpty && catalogs.isEmpty && strings.isEmpty && fonts.isEmpty && refusals.isEmpty
  }

  /// The documents in order, each with the first of its path where that is another.
  var plan: [PlannedDocument] {
    var indices: [ExactText: Int] = [:]
    indices.reserveCapacity(documents.count)
    return documents.enumerated().map { index, input in
      let path = ExactText(input.path)
      let first = indices[path]
      if first == nil { indices[path] = index }
      return PlannedDocument(input: input, earlier: first.map { documents[$0] })
    }
  }
}

/// A document that can be read, in either form.
package struct DocumentInput: Sendable {
  /// The form in which the document is read.
  private enum Form: Sendable {
    case interfaceBuilder(DocumentFile)
    case sceneProject(SceneProjectReader, ProjectHead.Entry, folder: String)
    case read(Result<(document: Document, findings: [ReadFinding]), ReadError>)
  }

  /// The path relative to the one that was asked for.
  ///
  /// Documents of a scene project have the paths that it gives them, in its folder; those of a folder called
  /// `NAME.sceneproject` beside it, where Interface Builder's form of them stands.
  let path: String
  /// Where the document is, as the system opens it.
  package let location: String
  private let form: Form

  init(_ file: DocumentFile) {
    path = file.path
    location = file.location
    form = .interfaceBuilder(file)
  }

  init(_ entry: ProjectHead.Entry, of reader: SceneProjectReader, in folder: DocumentFile) {
    path = Self.base(of: folder) + entry.path
    location = folder.location + "/" + entry.folder
    form = .sceneProject(reader, entry, folder: folder.location)
  }

  /// A document of bytes that come from no file.
  init(_ bytes: [UInt8], at location: String, _ reader: DocumentReader) {
    self.location = location
    do throws(ReadError) {
      var result = try reader.readWithFindings(bytes, path: location)
      let tree = result.document.tree
      let isStoryboard = tree.root.flatMap { tree.child(of: $0, .scenes) } != nil
      path = isStoryboard ? "stdin.storyboard" : "stdin.xib"
      result.document.path = path
      result.document.location = location
      form = .read(.success(result))
    } catch {
      path = location
      form = .read(.failure(error))
    }
  }

  /// The prefix of the paths of a scene project in a folder: empty text, or a path that ends in `/`.
  static func base(of folder: DocumentFile) -> String {
    var parts = folder.path.split(separator: "/")
    if parts.last?.hasSuffix(".sceneproject") == true { parts.removeLast() }
    return parts.map { $0 + "/" }.joined()
  }

  /// Whether the document was found in a directory and is outside of it, where a link leads.
  package var isOutsideOfDirectory: Bool {
    if case .interfaceBuilder(let file) = form { file.isOutsideOfDirectory } else { false }
  }

  /// The bytes of a file of Interface Builder's; nil of others, and where it cannot be read.
  var bytes: [UInt8]? {
    if case .interfaceBuilder(let file) = form { try? file.bytes(limit: ReadLimits().bytes) } else { nil }
  }

  /// Whether the document's bytes come from no file.
  var isOfStream: Bool { if case .read = form { true } else { false } }

  /// Whether the document is read from a scene project.
  var isOfSceneProject: Bool { project != nil }

  /// The scene project that the document is read from, or nil.
  var project: EditedProject? {
    guard case .sceneProject(_, let entry, let folder) = form else { return nil }
    return EditedProject(folder: folder, entry: entry)
  }

  /// Reads the document and its findings.
  func document(
    _ reader: DocumentReader
  ) -> Result<(document: Document, findings: [ReadFinding]), DocumentRefusal> {
    switch form {
    case .interfaceBuilder(let file): return file.document(reader).mapError(DocumentRefusal.unreadable)
    case .sceneProject(let project, let entry, let folder):
      do throws(ProjectError) {
        guard PortablePath.isInside(path) else {
          throw ProjectError(.unsafePath(path), file: ProjectHead.file)
        }
        var document = try project.document(entry)
        document.path = path
        return .success((document, []))
      } catch {
        return .failure(.unreadableProject(error.located(in: folder)))
      }
    case .read(let result): return result.mapError(DocumentRefusal.unreadable)
    }
  }
}

extension ProjectError {
  /// The error with the file's path as the system opens it.
  func located(in folder: String) -> ProjectError {
    var located = self
    located.file = file == "." ? folder : folder + (folder.hasSuffix("/") ? "" : "/") + file
    return located
  }
}
