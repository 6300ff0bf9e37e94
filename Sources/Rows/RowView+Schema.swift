package import JSONText

extension RowView {
  /// Writes the JSON Schema of a row (json-schema.org, 2020-12).
  package func writeSchema(to json: inout JSONWriter) {
    json.beginObject(.indented)
    json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
    json.member("title", name)
    json.member("description", meaning)
    json.member("type", "object")
    json.name("properties")
    json.beginObject(.indented)
    for column in columns {
      json.name(column.name)
      json.object { json in
        json.name("type")
        if column.isOptional {
          json.beginArray()
          json.string(column.kind.schemaType)
          json.string("null")
          json.end()
        } else {
          json.string(column.kind.schemaType)
        }
        if let unit = column.unit { json.member("unit", unit) }
        json.member("description", column.meaning)
      }
    }
    json.end()
    json.member("required", columns.map(\.name))
    json.end()
  }
}

extension RowColumn.Kind {
  /// The name of the type in JSON Schema.
  fileprivate var schemaType: String {
    switch self {
    case .text: "string"
    case .integer: "integer"
    case .real: "number"
    case .truth: "boolean"
    }
  }
}
