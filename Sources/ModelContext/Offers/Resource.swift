import JSONText

/// A resource that a server offers to read.
package struct Resource: Hashable, Sendable {
  /// The identifier, or a template of such (RFC 6570).
  package let uri: String
  package let name: String
  package let description: String
  package let type: String

  package init(_ uri: String, name: String, _ description: String, type: String) {
    self.uri = uri
    self.name = name
    self.description = description
    self.type = type
  }

  /// The declaration, with the identifier as a member of a name.
  func declaration(_ member: String) -> JSONValue {
    .object([
      member: .string(uri), "name": .string(name), "description": .string(description),
      "mimeType": .string(type),
    ])
  }
}

/// The text of a resource.
package struct ResourceText: Hashable, Sendable {
  package let type: String
  package let text: String

  package init(_ text: String, type: String) {
    self.text = text
    self.type = type
  }

  /// The contents of the resource (2026-07-28, server/resources).
  func contents(of uri: String) -> JSONValue {
    .object(["uri": .string(uri), "mimeType": .string(type), "text": .string(text)])
  }
}
