import OperatingSystem
public import SceneModel

extension Document {
  /// Reads the document of a file: a storyboard or a xib.
  ///
  /// - Parameters:
  ///   - path: The file's path. The document's own is the file's name.
  ///   - limits: How much the document may ask for.
  /// - Throws: ``ReadError`` where there is no such file, or the document is refused; it names `path`.
  public init(contentsOf path: String, limits: ReadLimits = ReadLimits()) throws(ReadError) {
    let file = DocumentFile(location: path, path: path)
    self = try DocumentReader(limits: limits).read(file.bytes(limit: limits.bytes), path: path)
    self.path = PathName.name(of: path)
    location = path
  }
}
