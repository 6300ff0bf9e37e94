public import Foundation

/// A JSON Schema of the keywords that this project's schemas (draft 2020-12) and that of SARIF (draft 4) use.
///
/// A keyword that is not among them is a problem, so that none is passed over.
public struct JSONSchema: Sendable {
  private let directory: URL
  private let name: String
  let root: JSON

  /// Reads a schema of a directory; the others of the directory can be referred to.
  public init(_ name: String, in directory: URL) throws {
    self.directory = directory
    self.name = name
    root = try JSON(String(contentsOf: directory.appending(path: name), encoding: .utf8))
  }

  /// The violations of the schema by a value, each with the path to it; none where the value is valid.
  public func problems(of value: JSON) throws -> [String] { try problems(of: value, root, at: "") }

  static let annotations: Set = [
    "$schema", "$id", "id", "$defs", "definitions", "title", "description", "default",
  ]

  private func problems(of value: JSON, _ schema: JSON, at path: String) throws -> [String] {
    if schema == .boolean(true) { return [] }
    guard case .object(let keywords) = schema else { return ["\(path): the schema is no object"] }
    var problems: [String] = []
    for (keyword, argument) in keywords.sorted(by: { $0.key < $1.key }) {
      switch keyword {
      case _ where Self.annotations.contains(keyword): break
      case "type": problems += Self.isOf(argument, value) ? [] : ["\(path): \(value) is not \(argument)"]
      case "enum":
        guard case .array(let allowed) = argument else { return ["\(path): enum is no array"] }
        if !allowed.contains(value) { problems.append("\(path): \(value) is none of the values") }
      case "required", "properties", "additionalProperties":
        // They belong together, and are looked at once.
        if keyword == keywords.keys.filter(Self.ofObjects.contains).min() {
          problems += try self.problems(ofMembers: value, keywords, at: path)
        }
      case "items", "minItems", "maxItems":
        problems += try self.problems(ofItems: value, keyword, argument, at: path)
      case "minimum", "maximum":
        if case (.number(let bound), .number(let number)) = (argument, value),
          keyword == "minimum" ? number < bound : number > bound
        {
          problems.append("\(path): \(number) is beyond the \(keyword) \(bound)")
        }
      case "format":
        if case .string(let text) = value, !Self.isOf(format: argument, text) {
          problems.append("\(path): '\(text)' is no \(argument)")
        }
      case "uniqueItems":
        if case (.boolean(true), .array(let items)) = (argument, value) {
          let isTwice = items.indices.contains { items[..<$0].contains(items[$0]) }
          problems += isTwice ? ["\(path): an item is there twice"] : []
        }
      case "pattern":
        guard case .string(let pattern) = argument else { return ["\(path): pattern is no text"] }
        if case .string(let text) = value, try text.firstMatch(of: Regex(pattern)) == nil {
          problems.append("\(path): '\(text)' does not match \(pattern)")
        }
      case "anyOf", "oneOf":
        guard case .array(let choices) = argument else { return ["\(path): \(keyword) is no array"] }
        let all = try choices.map { try self.problems(of: value, $0, at: path) }
        let fitting = all.count(where: \.isEmpty)
        if fitting == 0 { problems += all.min { $0.count < $1.count } ?? [] }
        if fitting > 1, keyword == "oneOf" { problems.append("\(path): \(fitting) of the choices fit") }
      case "$ref": problems += try referred(argument, value, at: path)
      default: problems.append("\(path): the keyword \(keyword) is not known")
      }
    }
    return problems
  }

  private static let ofObjects: Set = ["required", "properties", "additionalProperties"]

  private func problems(
    ofMembers value: JSON, _ keywords: [String: JSON], at path: String
  ) throws -> [String] {
    guard case .object(let members) = value else { return [] }
    var problems: [String] = []
    if case .array(let names)? = keywords["required"] {
      for case .string(let name) in names where members[name] == nil {
        problems.append("\(path): \(name) is missing")
      }
    }
    for (name, member) in members.sorted(by: { $0.key < $1.key }) {
      let place = "\(path)/\(name)"
      if let schema = keywords["properties"]?[name] {
        problems += try self.problems(of: member, schema, at: place)
      } else if keywords["additionalProperties"] == .boolean(false) {
        problems.append("\(place): the member is not described")
      } else if let schema = keywords["additionalProperties"] {
        problems += try self.problems(of: member, schema, at: place)
      }
    }
    return problems
  }

  private func problems(
    ofItems value: JSON, _ keyword: String, _ argument: JSON, at path: String
  ) throws -> [String] {
    guard case .array(let items) = value else { return [] }
    if case .number(let count) = argument {
      let isRight = keyword == "minItems" ? Double(items.count) >= count : Double(items.count) <= count
      return isRight ? [] : ["\(path): \(items.count) items against \(keyword) \(count)"]
    }
    return try items.enumerated().flatMap { try problems(of: $1, argument, at: "\(path)/\($0)") }
  }

  /// Looks at a value by the schema at `FILE#/path/of/names` or `#/path/of/names`.
  private func referred(_ reference: JSON, _ value: JSON, at path: String) throws -> [String] {
    guard let (schema, target) = try target(of: reference) else {
      return ["\(path): \(reference) refers to nothing"]
    }
    return try schema.problems(of: value, target, at: path)
  }

  /// The target of a reference, and the schema that it is in.
  func target(of reference: JSON) throws -> (JSONSchema, JSON)? {
    guard case .string(let text) = reference else { return nil }
    let halves = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let schema = halves[0].isEmpty ? self : try JSONSchema(halves[0], in: directory)
    var target: JSON? = schema.root
    for name in halves.last?.split(separator: "/") ?? [] { target = target?[String(name)] }
    return target.map { (schema, $0) }
  }

  /// Whether a text is of a format, none of which is passed over.
  private static func isOf(format: JSON, _ text: String) -> Bool {
    let isReference = text.firstMatch(of: #/^([A-Za-z0-9._~:/?#\[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$/#) != nil
    return switch format {
    case .string("uri-reference"): isReference
    case .string("uri"): isReference && text.firstMatch(of: #/^[A-Za-z][A-Za-z0-9+.-]*:/#) != nil
    case .string("date-time"):
      text.firstMatch(of: #/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/#) != nil
    default: false
    }
  }

  private static func isOf(_ types: JSON, _ value: JSON) -> Bool {
    if case .array(let types) = types { return types.contains { isOf($0, value) } }
    return switch (types, value) {
    case (.string("null"), .null), (.string("boolean"), .boolean), (.string("string"), .string),
      (.string("array"), .array), (.string("object"), .object), (.string("number"), .number):
      true
    case (.string("integer"), .number(let number)): number == number.rounded()
    default: false
    }
  }
}
