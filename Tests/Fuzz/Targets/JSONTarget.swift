import JSONText

extension FuzzTarget {
  /// JSON of any kind.
  static let json = FuzzTarget(
    "json",
    InputForm(
      .brackets,
      words: [
        "{}", "[]", "null", "true", "false", "\"a\": ", ",", ":", "\"\\u0000\"", "\"\\uD83D\\uDE00\"",
        "\"\\uD83D\"", "-0",
        "1E+2", "{\"a\": [1]}", "\"\\/\"", " ", "\u{FEFF}",
      ]),
    longest: 4 << 10,
    seeds: {
      [
        Array(
          #"{"a": [1, -2.5e3, "x\n\u00e9\ud83d\ude00", {"b": null, "c": [true, false]}], "": {}, "d": []}"#
            .utf8),
        Array("[[[[]]], \"\\\\\", 0, 1e-7]".utf8), Array("\"\"".utf8),
      ] + (try Repository.samples(["json"]))
    },
    check: { input, _ in
      let isSkipped = isPassedOver(input)
      guard let value = try jsonValue(input) else {
        return try require(!isSkipped, "a value is passed over that cannot be read")
      }
      try require(isSkipped, "a value is read that cannot be passed over")
      var json = JSONWriter()
      json.write(value)
      let written = json.finish()
      let again = try jsonValue(written)
      try require(again == value, "another value written than read")
    })

  /// Whether a JSON text can be passed over.
  private static func isPassedOver(_ bytes: [UInt8]) -> Bool {
    var reader = JSONReader(bytes, depthLimit: 64)
    do throws(JSONDefect) {
      try reader.skipValue()
      try reader.finish()
      return true
    } catch {
      return false
    }
  }

  /// The value of a JSON text, or nil where it is refused.
  private static func jsonValue(_ bytes: [UInt8]) throws(BrokenProperty) -> JSONValue? {
    var reader = JSONReader(bytes, depthLimit: 64)
    do throws(JSONDefect) {
      let value = try reader.value()
      try reader.finish()
      return value
    } catch {
      try require((0...bytes.count).contains(error.offset), "a defect behind the end")
      return nil
    }
  }
}

extension JSONWriter {
  /// Writes a value with all in it, members in the order of their names.
  fileprivate mutating func write(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .boolean(let truth): boolean(truth)
    case .number(let value): number(value)
    case .string(let text): string(text)
    case .array(let elements):
      beginArray(elements.count % 2 == 0 ? .indented : .inline)
      for element in elements { write(element) }
      end()
    case .object(let members):
      beginObject(members.count % 2 == 0 ? .lines : .inline)
      for member in members.sorted(by: { $0.key < $1.key }) {
        name(member.key)
        write(member.value)
      }
      end()
    }
  }
}
