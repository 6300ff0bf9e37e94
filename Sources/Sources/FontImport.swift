import FontFiles
import InterfaceBuilder
import SceneModel
import SceneStore

/// Reads the fonts of a project, whose documents are stored, and stores them.
struct FontImport {
  let store: SceneStore
  let project: String
  let report: (ProjectImport.Event) -> Void

  /// Stores the fonts of one file after another, where the file or the words to shape changed, and
  /// counts the files.
  func run(_ files: [DocumentFile], _ summary: inout ProjectImport.Summary) throws {
    if files.isEmpty { return }
    let words = try store.shapedWords(project: project)
    var paths: Set<ExactText> = []
    for file in files where paths.insert(ExactText(file.path)).inserted {
      do {
        try add(file, words)
        summary.fontFiles += 1
      } catch let error as FontError.Reason {
        summary.refusedFonts += 1
        report(.incomplete(ReadError(.malformed("\(error)"), path: file.location)))
      }
    }
  }

  private func add(_ file: DocumentFile, _ words: Set<String>) throws {
    let bytes = try file.fontBytes()
    let checksum = SceneStore.checksum(ofFontFile: bytes)
    if try store.hasFonts(path: file.path, checksum: checksum, words: words, project: project) { return }
    let faces = try FontReader().faces(bytes, words: words)
    try store.importFonts(faces, path: file.path, checksum: checksum, project: project)
  }
}
