package import InterfaceBuilder
import SceneModel

/// Reads which fonts an app says that it has: `UIAppFonts` of its property list.
package struct AppFontReader: Sendable {
  /// How many bytes a property list may have.
  static let limit = 1_048_576

  /// A reader.
  package init() {}

  /// The files that a property list in XML names, in its order; none where it names none.
  ///
  /// - Throws: ``ReadError`` where the file is no XML.
  package func files(_ bytes: [UInt8], path: String) throws(ReadError) -> [String] {
    try lists(["UIAppFonts"], bytes, path: path)["UIAppFonts"] ?? []
  }

  /// The lists of texts that a property list in XML has at some keys; a truth value is a text as it is spelt.
  ///
  /// - Throws: ``ReadError`` where the file is no XML.
  fileprivate func lists(
    _ keys: Set<String>, _ bytes: [UInt8], path: String
  ) throws(ReadError) -> [String: [String]] {
    var limits = ReadLimits()
    limits.bytes = Self.limit
    let tree = try DocumentReader(limits: limits).tree(bytes, path: path)
    guard let root = tree.root, tree.tag(of: root) == "plist",
      let entries = tree.elements(of: root).first(where: { tree.tag(of: $0) == "dict" })
    else { return [:] }
    var lists: [String: [String]] = [:]
    var key: String?
    for element in tree.elements(of: entries) {
      if let known = key, keys.contains(known), lists[known] == nil {
        lists[known] = strings(of: element, tree)
      }
      key = tree.tag(of: element) == "key" ? tree.text(in: element) : nil
    }
    return lists
  }

  private func strings(of value: NodeID, _ tree: ElementTree) -> [String] {
    switch tree.tag(of: value) {
    case "array": tree.elements(of: value).filter { tree.tag(of: $0) == "string" }.map { tree.text(in: $0) }
    case "true", "false": [tree.tag(of: value)]
    default: []
    }
  }
}

extension DocumentFile {
  /// Reads which fonts the property list in the file says that the app has.
  package func appFonts() throws(ReadError) -> [String] {
    try AppFontReader().files(bytes(limit: AppFontReader.limit), path: path)
  }

  /// Reads the lists of texts that the property list in the file has at some keys.
  package func lists(at keys: Set<String>) throws(ReadError) -> [String: [String]] {
    try AppFontReader().lists(keys, bytes(limit: AppFontReader.limit), path: path)
  }
}
