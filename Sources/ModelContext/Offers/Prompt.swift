import JSONText

/// A text that asks a program for work with the tools, with gaps for arguments.
package struct Prompt: Sendable {
  /// An argument of a prompt, which is a text.
  package struct Argument: Hashable, Sendable {
    package let name: String
    package let description: String
    package let isRequired: Bool

    package init(_ name: String, _ description: String, isRequired: Bool = false) {
      self.name = name
      self.description = description
      self.isRequired = isRequired
    }
  }

  package let name: String
  package let title: String
  package let description: String
  package let arguments: [Argument]
  private let text: @Sendable (_ argument: (String) -> String?) -> String

  package init(
    _ name: String, title: String, _ description: String, _ arguments: [Argument],
    text: @escaping @Sendable (_ argument: (String) -> String?) -> String
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.arguments = arguments
    self.text = text
  }

  /// The declaration (2026-07-28, server/prompts).
  var declaration: JSONValue {
    .object([
      "name": .string(name), "title": .string(title), "description": .string(description),
      "arguments": .array(
        arguments.map {
          .object([
            "name": .string($0.name), "description": .string($0.description),
            "required": .boolean($0.isRequired),
          ])
        }),
    ])
  }

  /// The members of the result of getting the prompt.
  func members(_ given: JSONValue?) throws(MessageError) -> [String: JSONValue] {
    for argument in arguments where argument.isRequired && given?[argument.name]?.text == nil {
      throw MessageError(
        .invalidParameters,
        "the prompt \(name) needs the argument '\(argument.name)': \(argument.description)")
    }
    let content: [String: JSONValue] = [
      "type": .string("text"), "text": .string(text { given?[$0]?.text }),
    ]
    return [
      "description": .string(description),
      "messages": .array([.object(["role": .string("user"), "content": .object(content)])]),
    ]
  }
}
