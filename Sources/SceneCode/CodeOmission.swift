package import SceneModel

/// Something of a scene that the code does not have.
package struct CodeOmission: Hashable, Sendable {
  /// The object that has it in the document.
  package let object: ObjectID
  /// The thing that is missing, on one line.
  package let text: String
}
