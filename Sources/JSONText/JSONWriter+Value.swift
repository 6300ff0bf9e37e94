extension JSONWriter {
  /// Writes a value with all in it in one line, the members of objects by their names.
  package mutating func value(_ value: JSONValue) {
    switch value {
    case .null: null()
    case .boolean(let truth): boolean(truth)
    case .number(let number): self.number(number)
    case .string(let text): string(text)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      end()
    case .object(let members):
      beginObject()
      for (name, member) in members.sorted(by: { $0.key < $1.key }) {
        self.name(name)
        self.value(member)
      }
      end()
    }
  }
}
