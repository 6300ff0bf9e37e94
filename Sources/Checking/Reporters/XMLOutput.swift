import SceneModel

/// XML in the making, for reporters.
struct XMLOutput {
  private(set) var bytes: [UInt8] = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
  private var open: [String] = []

  /// Writes an element.
  ///
  /// - Parameters:
  ///   - attributes: Names and values in their order.
  ///   - content: Writes what is in it; nil where nothing is.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ content: ((inout XMLOutput) -> Void)? = nil
  ) {
    startTag(name, attributes)
    guard let content else { return bytes.append(contentsOf: "/>\n".utf8) }
    bytes.append(contentsOf: ">\n".utf8)
    open.append(name)
    content(&self)
    open.removeLast()
    indent()
    bytes.append(contentsOf: "</\(name)>\n".utf8)
  }

  /// Writes an element that holds lines of text.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String>, lines: [String]) {
    startTag(name, attributes)
    bytes.append(UInt8(ascii: ">"))
    XMLText.append(lines.map(\.onOneLine).joined(separator: "\n"), lineEnd: "\n", to: &bytes)
    bytes.append(contentsOf: "</\(name)>\n".utf8)
  }

  private mutating func startTag(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    indent()
    bytes.append(contentsOf: "<\(name)".utf8)
    for (name, value) in attributes {
      bytes.append(contentsOf: " \(name)=".utf8)
      XMLText.appendQuoted(value.onOneLine, to: &bytes)
    }
  }

  private mutating func indent() {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * open.count))
  }
}
