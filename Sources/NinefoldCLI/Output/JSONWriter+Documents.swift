import Ninefold

// The frame that the results of every command stand in: {"documents": [{"path": …, "scenes": […]}]}.

extension JSONWriter {
  mutating func beginDocuments() throws(Output.Failure) {
    try beginObject()
    try name("documents")
    try beginArray(.lines)
  }

  mutating func beginDocument(_ document: Document) throws(Output.Failure) {
    try beginObject()
    try member("path", document.path)
    try name("scenes")
    try beginArray(.lines)
  }

  mutating func endDocument() throws(Output.Failure) {
    try end()
    try end()
  }

  mutating func endDocuments() throws(Output.Failure) {
    try end()
    try end()
    try flush()
  }

  /// Writes the members by which a scene is known.
  mutating func writeHead(_ outline: SceneOutline, _ sizeClass: SizeClass) throws(Output.Failure) {
    try member("id", outline.id.text)
    try member("name", outline.name)
    try member("sizeClass", sizeClass.description)
  }
}
