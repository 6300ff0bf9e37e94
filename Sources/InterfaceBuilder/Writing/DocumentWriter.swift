public import SceneModel

/// Writes documents as Interface Builder does, and in a spelling of their own where they have one.
///
/// ```swift
/// let document = try Document(contentsOf: "SampleProjects/TideTable/Tide.storyboard")
/// let bytes = DocumentWriter().write(document)
/// let copy = try DocumentReader().read(bytes, path: "Copy.storyboard")
/// print(DocumentWriter().write(copy) == bytes)  // true
/// ```
public struct DocumentWriter: Sendable {
  /// A writer.
  public init() {}

  /// The bytes of a document's file.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  public func write(_ document: Document) -> [UInt8] {
    var output = DocumentOutput(tree: document.tree, form: document.form)
    output.write()
    return output.bytes
  }
}
