public import Foundation

/// A JSON Schema (draft 2020-12) of the keywords that this project's schemas use.
///
/// A keyword that is not among them is a problem, so that none is passed over.
public struct JSONSchema: Sendable {
  private let directory: URL
  private let name: String
  private let root: JSON

  /// Reads a schema of a directory; the others of the directory can be referred to.
  public init(_ name: String, in directory: URL) throws {
    self.directory = directory
    self.name = name
    root = try JSON(String(contentsOf: directory.appending(path: name), encoding: .utf8))
  }

  /// What of a value is not as the schema has it, each with the path to it; none where the value is valid.
  public func problems(of value: JSON) throws -> [String] { try problems(of: value, root, at: "") }

  private static let annotations: Set = ["$schema", "$id", "$defs", "title", "description"]

  private func problems(of value: JSON, _ schema: JSON, at path: String) throws -> [String] {
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
      case "minimum":
        if case (.number(let least), .number(let number)) = (argument, value), number < least {
          problems.append("\(path): \(number) is less than \(least)")
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
      case "anyOf":
        guard case .array(let choices) = argument else { return ["\(path): anyOf is no array"] }
        let all = try choices.map { try self.problems(of: value, $0, at: path) }
        if !all.contains(where: \.isEmpty) { problems += all.min { $0.count < $1.count } ?? [] }
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
    guard case .string(let text) = reference else { return ["\(path): the reference is no text"] }
    let halves = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let schema = halves[0].isEmpty ? self : try JSONSchema(halves[0], in: directory)
    var target: JSON? = schema.root
    for name in halves.last?.split(separator: "/") ?? [] { target = target?[String(name)] }
    guard let target else { return ["\(path): \(text) refers to nothing"] }
    return try schema.problems(of: value, target, at: path)
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
