extension JSONWriter {
  /// Writes a member that is a string, or null.
  package mutating func member(_ name: String, _ text: String?) throws(Failure) {
    try self.name(name)
    if let text { try string(text) } else { try null() }
  }

  /// Writes a member that is a number.
  package mutating func member(_ name: String, _ value: Double) throws(Failure) {
    try self.name(name)
    try number(value)
  }

  /// Writes a member that is an array of numbers.
  package mutating func member(_ name: String, _ values: [Double]) throws(Failure) {
    try self.name(name)
    try beginArray()
    for value in values { try number(value) }
    try end()
  }

  /// Writes a member that is an array of strings.
  package mutating func member(_ name: String, _ texts: [String]) throws(Failure) {
    try self.name(name)
    try beginArray()
    for text in texts { try string(text) }
    try end()
  }
}
