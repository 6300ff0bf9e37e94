import Ninefold

extension JSONWriter {
  /// Writes the members by which a scene is known.
  mutating func writeHead(_ outline: SceneOutline, _ sizeClass: SizeClass) throws(Output.Failure) {
    try member("id", outline.id.text)
    try member("name", outline.name)
    try member("sizeClass", sizeClass.description)
  }
}
