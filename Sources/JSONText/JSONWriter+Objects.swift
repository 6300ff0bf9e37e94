extension JSONWriter {
  /// Writes the members of an object.
  package typealias Members = (inout JSONWriter) -> Void

  /// Writes an object.
  package mutating func object(_ members: Members) {
    beginObject()
    members(&self)
    end()
  }

  /// Writes a member that is an object.
  package mutating func object(_ name: String, _ members: Members) {
    self.name(name)
    object(members)
  }

  /// Writes a member that is an array of objects, one for each element.
  package mutating func objects<Element>(
    _ name: String, _ elements: some Sequence<Element>, _ style: Style = .lines,
    _ members: (inout JSONWriter, Element) -> Void
  ) {
    self.name(name)
    beginArray(style)
    for element in elements {
      beginObject()
      members(&self, element)
      end()
    }
    end()
  }

  /// Writes a member that is true or false.
  package mutating func member(_ name: String, _ flag: Bool) {
    self.name(name)
    boolean(flag)
  }

  /// Writes a member that is a whole number, or null.
  package mutating func member(_ name: String, _ count: Int?) {
    self.name(name)
    if let count { integer(Int64(count)) } else { null() }
  }

  /// Writes a member that is an array of whole numbers.
  package mutating func member(_ name: String, _ numbers: [Int]) {
    self.name(name)
    beginArray()
    for number in numbers { integer(Int64(number)) }
    end()
  }

  /// Writes a member that is a number, or null.
  package mutating func member(_ name: String, optional value: Double?) {
    self.name(name)
    if let value { number(value) } else { null() }
  }

  /// Writes a member that is an object, or null.
  package mutating func object<Value>(
    _ name: String, optional value: Value?,
    _ members: (inout JSONWriter, Value) -> Void
  ) {
    self.name(name)
    guard let value else { return null() }
    beginObject()
    members(&self, value)
    end()
  }
}
