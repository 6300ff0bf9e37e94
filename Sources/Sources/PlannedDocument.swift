import InterfaceBuilder
import SceneModel

/// A document among others that are read together.
struct PlannedDocument: Sendable {
  let input: DocumentInput
  /// The first document of the same path, where that is another one.
  let earlier: DocumentInput?

  /// Whether the document is of a scene project and equals the first of its path: a folder may
  /// hold both forms.
  func repeats(_ reader: DocumentReader) -> Bool {
    guard let earlier, input.isOfSceneProject, earlier.location != input.location,
      case .success(let first) = earlier.document(reader), case .success(let later) = input.document(reader)
    else { return false }
    let writer = DocumentWriter()
    return writer.write(first.document) == writer.write(later.document)
  }
}
