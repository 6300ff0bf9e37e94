extension JSONSchema {
  /// The values that this schema accepts and another refuses: properties that the other does not know,
  /// values, and missing required properties; none where this one is at least as strict.
  ///
  /// Of a choice of the other, one alternative is enough that requires no property that this schema
  /// does not require.
  public func laxness(beside other: JSONSchema) throws -> [String] {
    try laxness(root, other, other.root, at: "")
  }

  private func laxness(_ mine: JSON, _ other: JSONSchema, _ theirs: JSON, at path: String) throws -> [String]
  {
    let (mine, theirs) = (try resolved(mine), try other.resolved(theirs))
    guard case .object(let keywords) = theirs else { return [] }
    var found: [String] = []
    for (keyword, argument) in keywords.sorted(by: { $0.key < $1.key }) {
      switch keyword {
      case _ where Self.annotations.contains(keyword): break
      case "properties":
        guard case .object(let properties)? = mine["properties"] else { continue }
        for (name, property) in properties.sorted(by: { $0.key < $1.key }) {
          if let known = argument[name] {
            found += try laxness(property, other, known, at: "\(path)/\(name)")
          } else if theirs["additionalProperties"] == .boolean(false) {
            found.append("\(path)/\(name) is not known")
          }
        }
      case "items":
        if let items = mine["items"] { found += try laxness(items, other, argument, at: path + "/*") }
      case "anyOf", "oneOf":
        guard case .array(let choices) = argument else { continue }
        let required = Self.texts(mine["required"])
        let isMet = choices.contains { Self.texts($0["required"]).isSubset(of: required) }
        if !isMet { found.append("\(path): none of \(keyword) is asked for") }
      default:
        if !Self.isAsStrict(mine, keyword, argument) { found.append("\(path): \(keyword) \(argument)") }
      }
    }
    return found
  }

  /// Whether a schema asks for at least what a keyword of another does.
  private static func isAsStrict(_ mine: JSON, _ keyword: String, _ argument: JSON) -> Bool {
    switch (keyword, mine[keyword], argument) {
    case ("required", let required, _): texts(argument).isSubset(of: texts(required))
    case ("enum", .array(let values)?, .array(let others)): values.allSatisfy(others.contains)
    case ("minimum", .number(let least)?, .number(let other)),
      ("minItems", .number(let least)?, .number(let other)):
      least >= other
    case ("minItems", nil, .number(0)): true
    case ("type", nil, _): mine["enum"] != nil
    case ("type", let type?, .array(let others)): others.contains(type)
    case ("additionalProperties", let mine, .boolean(false)): mine == .boolean(false)
    // A schema that describes values is not laxer than one that leaves them open.
    case ("additionalProperties", _, _), ("uniqueItems", _, .boolean(false)): true
    case (_, let mine, _): mine == argument
    }
  }

  private func resolved(_ schema: JSON) throws -> JSON {
    guard let reference = schema["$ref"] else { return schema }
    guard let target = try target(of: reference)?.1 else { return schema }
    return try resolved(target)
  }

  private static func texts(_ list: JSON?) -> Set<String> {
    guard case .array(let items)? = list else { return [] }
    return Set(items.compactMap { if case .string(let text) = $0 { text } else { nil } })
  }
}
