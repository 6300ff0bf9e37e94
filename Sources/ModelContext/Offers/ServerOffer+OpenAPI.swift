package import JSONText

extension ServerOffer {
  /// The description of the tools that change nothing as an API of HTTP (OpenAPI 3.1.1): each is a path, its
  /// arguments are one parameter of JSON, and its result is the one of a session.
  package var openAPI: JSONValue {
    let paths = readOnlyTools.map { ("/tools/\($0.name)", JSONValue.object(["get": operation($0)])) }
    return .object([
      "openapi": .string("3.1.1"),
      "info": .object([
        "title": .string(name), "version": .string(version), "description": .string(instructions),
      ]),
      "paths": .object(Dictionary(paths) { first, _ in first }),
    ])
  }

  private func operation(_ tool: Tool) -> JSONValue {
    let parameter: [String: JSONValue] = [
      "name": .string("arguments"), "in": .string("query"),
      "description": .string("the arguments, an object of JSON"),
      "required": .boolean(tool.parameters.contains(where: \.isRequired)),
      "content": Self.json(ToolParameter.schema(of: tool.parameters)),
    ]
    return .object([
      "operationId": .string(tool.name), "summary": .string(tool.title),
      "description": .string(tool.description), "parameters": .array([.object(parameter)]),
      "responses": .object([
        "200": Self.response("the answer", ToolAnswer.schema(structured: tool.output)),
        "400": Self.response(
          "the arguments are not what the tool takes, or it has no answer to them; the text says what to do",
          ToolAnswer.schema(structured: nil)),
      ]),
    ])
  }

  private static func response(_ description: String, _ schema: JSONValue) -> JSONValue {
    .object(["description": .string(description), "content": json(schema)])
  }

  private static func json(_ schema: JSONValue) -> JSONValue {
    .object(["application/json": .object(["schema": schema])])
  }
}

extension ToolAnswer {
  /// The JSON Schema of the result of a call, by that of its structured content; nil of a problem, which has
  /// none.
  fileprivate static func schema(structured: JSONValue?) -> JSONValue {
    func texts(_ values: [String]) -> JSONValue { .array(values.map(JSONValue.string)) }
    let text = JSONValue.object(["type": .string("string")])
    let item = JSONValue.object([
      "type": .string("object"), "required": texts(["type"]),
      "properties": .object([
        "type": .object(["type": .string("string"), "enum": texts(["text", "image"])]),
        "text": text, "mimeType": text, "data": text,
      ]),
    ])
    var properties: [String: JSONValue] = [
      "content": .object([
        "type": .string("array"), "items": item, "minItems": .number(1),
        "description": .string("texts for people, and pictures as PNG in base 64"),
      ]),
      "isError": .object(["type": .string("boolean"), "enum": .array([.boolean(structured == nil)])]),
    ]
    properties["structuredContent"] = structured
    return .object([
      "type": .string("object"), "required": texts(properties.keys.sorted()),
      "properties": .object(properties),
    ])
  }
}
