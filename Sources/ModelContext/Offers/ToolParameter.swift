package import JSONText
import SceneModel

/// An argument of a tool: its name, what it may be, and its part of the tool's input schema.
package struct ToolParameter: Sendable {
  /// The values that an argument may have.
  package indirect enum Kind: Sendable {
    case text
    case flag
    /// A whole number in a range.
    case number(ClosedRange<Int>)
    case decimal
    /// One of some texts.
    case choice([String])
    /// Several texts.
    case texts
    /// Several objects with arguments of their own.
    case objects([ToolParameter])
  }

  package let name: String
  /// The description for the program that calls the tool.
  package let description: String
  package let kind: Kind
  package let isRequired: Bool

  package init(_ name: String, _ description: String, _ kind: Kind = .text, isRequired: Bool = false) {
    self.name = name
    self.description = description
    self.kind = kind
    self.isRequired = isRequired
  }

  /// The JSON Schema (2020-12) of an object with some arguments and no others.
  package static func schema(of parameters: [ToolParameter]) -> JSONValue {
    var schema: [String: JSONValue] = [
      "type": .string("object"), "additionalProperties": .boolean(false),
      "properties": .object(
        Dictionary(parameters.map { ($0.name, $0.schema) }) { first, _ in first }),
    ]
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { schema["required"] = .array(required) }
    return .object(schema)
  }

  private var schema: JSONValue {
    var schema: [String: JSONValue] = ["description": .string(description)]
    switch kind {
    case .text: schema["type"] = .string("string")
    case .flag: schema["type"] = .string("boolean")
    case .number(let range):
      schema["type"] = .string("integer")
      schema["minimum"] = .number(Double(range.lowerBound))
      schema["maximum"] = .number(Double(range.upperBound))
    case .decimal: schema["type"] = .string("number")
    case .choice(let choices):
      schema["type"] = .string("string")
      schema["enum"] = .array(choices.map(JSONValue.string))
    case .texts:
      schema["type"] = .string("array")
      schema["items"] = .object(["type": .string("string")])
    case .objects(let parameters):
      schema["type"] = .string("array")
      schema["minItems"] = .number(1)
      schema["items"] = Self.schema(of: parameters)
    }
    return .object(schema)
  }
}

/// Arguments of a tool that its parameters allow.
package struct ToolArguments: Sendable {
  private let members: [String: JSONValue]

  /// The arguments of a call.
  ///
  /// - Parameter owner: The thing with the parameters, for errors.
  /// - Throws: ``ToolProblem`` where one is missing, unknown, or not what it may be.
  package init(_ value: JSONValue, _ parameters: [ToolParameter], of owner: String) throws(ToolProblem) {
    guard case .object(let given) = value else {
      throw ToolProblem("\(owner) takes an object of arguments")
    }
    let known = parameters.map(\.name)
    for name in given.keys.sorted() where !known.contains(name) {
      let expected = known.isEmpty ? "none" : "one of " + known.joined(separator: ", ")
      throw ToolProblem(
        "\(owner) has no argument '\(name)', expected \(expected)\(name.suggestion(of: known))")
    }
    for parameter in parameters {
      guard let value = given[parameter.name], value != .null else {
        guard parameter.isRequired else { continue }
        throw ToolProblem(
          "\(owner) needs the argument '\(parameter.name)': \(parameter.description)")
      }
      try Self.check(value, parameter, of: owner)
    }
    members = given
  }

  /// The text of an argument; nil where it is not given.
  package func text(_ name: String) -> String? { members[name]?.text }

  /// Whether a flag is given as true.
  package func flag(_ name: String) -> Bool { members[name]?.truth ?? false }

  /// The number of an argument; nil where it is not given.
  package func number(_ name: String) -> Int? { members[name]?.number.map { Int($0) } }

  /// The number of an argument as a text; nil where it is not given.
  package func decimal(_ name: String) -> String? { members[name]?.number.map(\.shortest) }

  /// The texts of an argument; none where it is not given.
  package func texts(_ name: String) -> [String] { members[name]?.elements.compactMap(\.text) ?? [] }

  /// The objects of an argument, each with arguments of its own.
  package func objects(_ name: String, _ parameters: [ToolParameter]) throws(ToolProblem) -> [ToolArguments] {
    var objects: [ToolArguments] = []
    for (index, element) in (members[name]?.elements ?? []).enumerated() {
      objects.append(try ToolArguments(element, parameters, of: "\(name)[\(index)]"))
    }
    return objects
  }

  private static func check(
    _ value: JSONValue, _ parameter: ToolParameter, of owner: String
  ) throws(ToolProblem) {
    let expected: String
    switch parameter.kind {
    case .text:
      if value.text != nil { return }
      expected = "a text"
    case .flag:
      if value.truth != nil { return }
      expected = "true or false"
    case .number(let range):
      if let number = value.number, number == number.rounded(),
        number >= Double(range.lowerBound), number <= Double(range.upperBound)
      {
        return
      }
      expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .decimal:
      if value.number != nil { return }
      expected = "a number"
    case .choice(let choices):
      if let text = value.text, choices.contains(text) { return }
      expected = "one of " + choices.joined(separator: ", ") + (value.text?.suggestion(of: choices) ?? "")
    case .texts:
      if case .array(let elements) = value, elements.allSatisfy({ $0.text != nil }) { return }
      expected = "an array of texts"
    case .objects(let parameters):
      if case .array(let elements) = value, !elements.isEmpty {
        for (index, element) in elements.enumerated() {
          _ = try ToolArguments(element, parameters, of: "\(parameter.name)[\(index)]")
        }
        return
      }
      expected = "an array of objects, one at least"
    }
    throw ToolProblem("the argument '\(parameter.name)' of \(owner) is not \(expected)")
  }
}

/// The problem for which a tool has no answer: what was wrong, and what to do instead.
package struct ToolProblem: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
