import Ninefold

extension JSONWriter {
  /// Writes the members of an object.
  typealias Members = (inout JSONWriter) throws(Output.Failure) -> Void

  /// Writes an object.
  mutating func object(_ members: Members) throws(Output.Failure) {
    try beginObject()
    try members(&self)
    try end()
  }

  /// Writes a member that is an object.
  mutating func object(_ name: String, _ members: Members) throws(Output.Failure) {
    try self.name(name)
    try object(members)
  }

  /// Writes a member that is an array of objects, one for each element.
  mutating func objects<Element>(
    _ name: String, _ elements: some Sequence<Element>, _ style: Style = .lines,
    _ members: (inout JSONWriter, Element) throws(Output.Failure) -> Void
  ) throws(Output.Failure) {
    try self.name(name)
    try beginArray(style)
    for element in elements {
      try beginObject()
      try members(&self, element)
      try end()
    }
    try end()
  }

  /// Writes a member that is true or false.
  mutating func member(_ name: String, _ flag: Bool) throws(Output.Failure) {
    try self.name(name)
    try boolean(flag)
  }

  /// Writes a member that is a whole number, or null.
  mutating func member(_ name: String, _ count: Int?) throws(Output.Failure) {
    try self.name(name)
    if let count { try integer(Int64(count)) } else { try null() }
  }

  /// Writes a member that is an array of whole numbers.
  mutating func member(_ name: String, _ numbers: [Int]) throws(Output.Failure) {
    try self.name(name)
    try beginArray()
    for number in numbers { try integer(Int64(number)) }
    try end()
  }

  /// Writes a member that is a number, or null.
  mutating func member(_ name: String, optional value: Double?) throws(Output.Failure) {
    try self.name(name)
    if let value { try number(value) } else { try null() }
  }

  /// Writes a member that is an object, or null.
  mutating func object<Value>(
    _ name: String, optional value: Value?,
    _ members: (inout JSONWriter, Value) throws(Output.Failure) -> Void
  ) throws(Output.Failure) {
    try self.name(name)
    guard let value else { return try null() }
    try beginObject()
    try members(&self, value)
    try end()
  }
}
