import JSONText

/// Reads `project.json`. The format and its version come first, so that a newer project is refused as one.
struct HeadInput {
  private var reader: JSONReader
  private(set) var name = ""
  /// The documents, and where each is named.
  private(set) var documents: [(entry: ProjectHead.Entry, offset: Int)] = []

  init(_ bytes: [UInt8]) { reader = JSONReader(bytes) }

  /// Reads the start and gives the version.
  mutating func readVersion() throws(JSONDefect) -> (version: Int, offset: Int) {
    try reader.beginObject("a scene project, which is an object")
    try readName("format")
    let format = try reader.string()
    guard format == ProjectHead.format else {
      throw JSONDefect(expected: "“\(ProjectHead.format)”", found: "“\(format)”", offset: reader.lastOffset)
    }
    try readName("version")
    let version = try reader.number("the version of the format")
    guard version == version.rounded(), 1...1e9 ~= version else {
      throw JSONDefect(expected: "a version of the format", found: "\(version)", offset: reader.lastOffset)
    }
    return (Int(version), reader.lastOffset)
  }

  /// Reads what comes after the version.
  mutating func readRest() throws(JSONDefect) {
    try readName("name")
    name = try reader.string("the project's name")
    try readName("documents")
    try reader.beginArray("an array of documents")
    while try reader.nextElement() { documents.append((try readEntry(), reader.lastOffset)) }
    try readEnd("the end of the project")
    try reader.finish()
  }

  private mutating func readEntry() throws(JSONDefect) -> ProjectHead.Entry {
    guard try reader.kind() == .object else {
      let path = try reader.string("the path of a document")
      return ProjectHead.Entry(path: path, folder: path)
    }
    try reader.beginObject()
    try readName("path")
    let path = try reader.string()
    try readName("folder")
    let entry = ProjectHead.Entry(path: path, folder: try reader.string())
    try readEnd("the end of the document")
    return entry
  }

  /// Reads the name of the next member, which must be this one.
  private mutating func readName(_ expected: String) throws(JSONDefect) {
    let offset = reader.offset
    guard let name = try reader.nextName() else {
      throw JSONDefect(expected: "“\(expected)”", found: "the end of the object", offset: offset)
    }
    guard name == expected else {
      throw JSONDefect(expected: "“\(expected)”", found: "“\(name)”", offset: reader.lastOffset)
    }
  }

  private mutating func readEnd(_ expected: String) throws(JSONDefect) {
    if let name = try reader.nextName() {
      throw JSONDefect(expected: expected, found: "“\(name)”", offset: reader.lastOffset)
    }
  }
}
